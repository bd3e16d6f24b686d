import { type Refusal, type RuleId, when } from '@shamble/kernel'
import {
  BASE_SURVIVAL_RANGE,
  CHARACTERISTIC_RANGE,
  CHARACTERISTICS,
  CREATION,
  pointsSpent,
  type Scores,
  TRAITS_AT_CREATION,
} from '../data/characteristics.js'
import { SAMPLE_SURVIVORS, SAMPLE_TRAITS, type SampleTrait } from '../data/samples.js'
import { TAGS_OF_TRAIT } from '../data/tags.js'
import type { Survivor, Trait } from '../state.js'

/** What a player decides about a survivor [DD-1.9] to [DD-1.12]. */
export interface Sheet extends Scores {
  readonly name: string
  readonly traits: readonly Trait[]
  readonly darkSide: string
}

const no = (rule: RuleId, key: string, at: string, params: Record<string, string | number> = {}): Refusal => ({
  rule,
  key: `sheet.${key}`,
  at,
  params,
})

/** Why a new survivor may not be so; `null` when everything is in order. */
export function whyNotSheet(sheet: Sheet): Refusal | null {
  return whyNotPerson(sheet, TRAITS_AT_CREATION.max) ?? whyNotPoints(sheet)
}

/** What holds for every survivor, whatever experience has bought. */
export function whyNotPerson(sheet: Sheet, mostTraits: number): Refusal | null {
  if (sheet.name.trim() === '') return no('DD-1.9', 'name', 'name')
  return whyNotScores(sheet) ?? whyNotTraits(sheet.traits, mostTraits) ?? whyNotDarkSide(sheet)
}

function whyNotScores(scores: Scores): Refusal | null {
  const { min, max } = CHARACTERISTIC_RANGE
  for (const by of CHARACTERISTICS)
    if (scores[by] < min || scores[by] > max) return no('DD-1.1', 'characteristic', by, { min, max })
  const range = BASE_SURVIVAL_RANGE
  if (when('DD-1.2', scores.survival < range.min || scores.survival > range.max))
    return no('DD-1.11', 'survival', 'survival', { min: range.min, max: range.max })
  return null
}

function whyNotTraits(traits: readonly Trait[], most: number): Refusal | null {
  if (when('DD-1.10', traits.length < TRAITS_AT_CREATION.min)) return no('DD-1.10', 'noTrait', 'traits')
  if (when('DD-1.6', traits.length > most)) return no('DD-1.6', 'traits', 'traits', { most })
  for (const [i, trait] of traits.entries()) {
    const why = whyNotTrait(trait, `traits.${i}.`)
    if (why !== null) return why
  }
  return null
}

/** [DD-16.23] A name, and two or three different tags. */
export function whyNotTrait({ name, tags }: Trait, at: string): Refusal | null {
  if (name.trim() === '') return no('DD-1.6', 'traitName', `${at}name`)
  const { min, max } = TAGS_OF_TRAIT
  if (when('DD-16.23', tags.length < min || tags.length > max)) return no('DD-16.23', 'tags', `${at}tags`, { min, max })
  const twice = tags.findIndex((tag, i) => tags.indexOf(tag) < i)
  return twice < 0 ? null : no('DD-16.23', 'tagTwice', `${at}tags.${twice}`)
}

const whyNotDarkSide = ({ darkSide }: Sheet): Refusal | null =>
  when('DD-1.7', when('DD-1.12', darkSide.trim() === '')) ? no('DD-1.12', 'darkSide', 'darkSide') : null

/** [DD-1.11] Exactly the points of creation. */
function whyNotPoints(sheet: Sheet): Refusal | null {
  const spent = spentOn(sheet)
  if (when('DD-1.11', spent === CREATION.points)) return null
  return { rule: 'DD-1.11', key: 'sheet.points', params: { spent, points: CREATION.points } }
}

/** [DD-1.11] Points that a sheet has used up; one without a trait yet has paid for none. */
export const spentOn = (sheet: Sheet): number =>
  pointsSpent(sheet, Math.max(TRAITS_AT_CREATION.min, sheet.traits.length))

/** As it is kept: no blanks around what people typed. */
export const tidied = (sheet: Sheet): Sheet => ({
  ...scoresOf(sheet),
  name: sheet.name.trim(),
  traits: sheet.traits.map(({ name, tags }) => ({ name: name.trim(), tags: tags.slice() })),
  darkSide: sheet.darkSide.trim(),
})

const scoresOf = ({ brains, finesse, muscle, guts, mug, survival }: Scores): Scores => ({
  brains,
  finesse,
  muscle,
  guts,
  mug,
  survival,
})

/** Writes a sheet onto the survivor of a seat; Special forces come later [DD-12.25]. */
export function become(survivor: Survivor, { name, traits, darkSide, survival, ...scores }: Sheet): void {
  const { brains, finesse, muscle, guts, mug } = scores
  survivor.name = name
  survivor.scores = { brains, finesse, muscle, guts, mug }
  survivor.base = survival
  survivor.survival = survival
  survivor.traits = traits.slice()
  survivor.darkSide = darkSide
}

export const sampleTrait = (id: SampleTrait): Trait => ({ name: id, tags: SAMPLE_TRAITS[id] })

/** [DD-1.15] */
export function readySheet(who: string): Sheet {
  const { name, scores, traits, darkSide } = SAMPLE_SURVIVORS.find((sample) => sample.name === who)!
  return { name, ...scores, traits: traits.map(sampleTrait), darkSide }
}
