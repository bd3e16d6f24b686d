import type { DraftShape, FormField, Reason, Refusal, Space } from '@shamble/kernel'
import { LONGEST } from '../actions/people.js'
import type { DeadDiceAction } from '../actions.js'
import {
  BASE_SURVIVAL_RANGE,
  CHARACTERISTIC_RANGE,
  CREATION,
  SCORES,
  TRAITS_AT_CREATION,
} from '../data/characteristics.js'
import { SAMPLE_DARK_SIDES, SAMPLE_TRAIT_IDS, type SampleTrait } from '../data/samples.js'
import { TAGS, TAGS_OF_TRAIT } from '../data/tags.js'
import { sampleSheet } from '../rules/random-sheets.js'
import { type Sheet, sampleTrait, spentOn, whyNotSheet } from '../rules/sheets.js'
import type { DeadDice } from '../state.js'

type ActionOf<T extends DeadDiceAction['type']> = Extract<DeadDiceAction, { type: T }>

const NAME: FormField = { name: 'name', key: 'field.name', shape: { kind: 'text', least: 1, most: LONGEST.name } }

const SCORE_FIELDS: readonly FormField[] = SCORES.map((score) => {
  const { min, max } = score === 'survival' ? BASE_SURVIVAL_RANGE : CHARACTERISTIC_RANGE
  return { name: score, key: `characteristic.${score}`, shape: { kind: 'number', min, max, first: CREATION.start } }
})

/** [DD-16.23] */
export const tagsShape = (least: number, most: number): DraftShape => ({
  kind: 'list',
  least,
  most,
  of: { kind: 'choice', of: TAGS, words: 'tag' },
})

/** [DD-1.6] What a trait is made of. */
export const TRAIT_FIELDS: readonly FormField[] = [
  { name: 'name', key: 'field.trait', shape: { kind: 'text', least: 1, most: LONGEST.trait } },
  { name: 'tags', key: 'field.tags', shape: tagsShape(TAGS_OF_TRAIT.min, TAGS_OF_TRAIT.max) },
]

const OWN_WORDS: readonly FormField[] = [
  {
    name: 'traits',
    key: 'field.traits',
    shape: { kind: 'list', ...leastAndMost(TRAITS_AT_CREATION), of: { kind: 'form', fields: TRAIT_FIELDS } },
  },
  { name: 'darkSide', key: 'field.darkSide', shape: { kind: 'text', least: 1, most: LONGEST.darkSide } },
]

function leastAndMost({ min, max }: { min: number; max: number }) {
  return { least: min, most: max }
}

const choice = (of: readonly string[], words: string): DraftShape => ({ kind: 'choice', of, words, first: of[0]! })

const FROM_LISTS: readonly FormField[] = [
  { name: 'trait', key: 'field.trait', shape: choice(SAMPLE_TRAIT_IDS, 'sampleTrait') },
  { name: 'second', key: 'field.secondTrait', shape: choice(['none', ...SAMPLE_TRAIT_IDS], 'sampleTrait') },
  { name: 'darkSide', key: 'field.darkSide', shape: choice(SAMPLE_DARK_SIDES, 'darkSide') },
]

const SHEET_SHAPE: DraftShape = { kind: 'form', fields: [NAME, ...SCORE_FIELDS, ...OWN_WORDS] }
const LISTED_SHAPE: DraftShape = { kind: 'form', fields: [NAME, ...SCORE_FIELDS, ...FROM_LISTS] }
const PROMOTED_SHAPE: DraftShape = { kind: 'form', fields: [...SCORE_FIELDS, ...OWN_WORDS] }

/** [DD-1.11] The running count, whatever is wrong besides. */
const pointsOf = (sheet: Sheet): readonly Reason[] => {
  const spent = spentOn(sheet)
  return [{ key: 'sheet.points', params: { spent, left: CREATION.points - spent } }]
}

/** The sheet that an answer describes. */
export function listedSheet({ type: _, trait, second, ...sheet }: ActionOf<'listedSheet'>): Sheet {
  const traits = second === 'none' ? [trait] : [trait, second]
  return { ...sheet, traits: traits.map((id) => sampleTrait(id as SampleTrait)) }
}

function whyNotListed(action: ActionOf<'listedSheet'>): Refusal | null {
  if (action.trait === action.second) return { rule: 'DD-1.6', key: 'sheet.traitTwice', at: 'second' }
  return whyNotSheet(listedSheet(action))
}

/** [DD-1.9] to [DD-1.12] A survivor in the player's own words. */
export const sheetSpace = (s: DeadDice): Space<DeadDiceAction> => ({
  kind: 'sheet',
  shape: SHEET_SHAPE,
  holds: ({ type }) => type === 'sheet',
  check: (action) => whyNotSheet(action as ActionOf<'sheet'>),
  about: (action) => pointsOf(action as ActionOf<'sheet'>),
  sample: (below) => ({ type: 'sheet', ...sampleSheet(s, below) }),
})

/** [DD-1.15] With traits and a dark side to choose from. */
export const listedSpace = (s: DeadDice): Space<DeadDiceAction> => ({
  kind: 'listedSheet',
  shape: LISTED_SHAPE,
  holds: ({ type }) => type === 'listedSheet',
  check: (action) => whyNotListed(action as ActionOf<'listedSheet'>),
  about: (action) => pointsOf(listedSheet(action as ActionOf<'listedSheet'>)),
  sample: (below) => {
    const { traits, darkSide, ...sheet } = sampleSheet(s, below)
    return {
      type: 'listedSheet',
      ...sheet,
      trait: traits[0]!.name as SampleTrait,
      second: (traits[1]?.name ?? 'none') as SampleTrait,
      darkSide: darkSide as (typeof SAMPLE_DARK_SIDES)[number],
    }
  },
})

/** [DD-15.71] A companion has a name already. */
export const promotedSpace = (s: DeadDice, name: string): Space<DeadDiceAction> => ({
  kind: 'promoted',
  shape: PROMOTED_SHAPE,
  holds: ({ type }) => type === 'promoted',
  check: (action) => whyNotSheet(promotedSheet(action as ActionOf<'promoted'>, name)),
  about: (action) => pointsOf(promotedSheet(action as ActionOf<'promoted'>, name)),
  sample: (below) => {
    const { name: _name, ...rest } = sampleSheet(s, below)
    return { type: 'promoted', ...rest }
  },
})

export const promotedSheet = ({ type: _, ...sheet }: ActionOf<'promoted'>, name: string): Sheet => ({ ...sheet, name })
