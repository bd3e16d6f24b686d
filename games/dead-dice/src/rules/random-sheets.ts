import type { Play, Seat } from '@shamble/kernel'
import {
  BASE_SURVIVAL_RANGE,
  CHARACTERISTIC_RANGE,
  CREATION,
  highest,
  pointsSpent,
  SCORES,
  type Score,
  type Scores,
  TRAITS_AT_CREATION,
} from '../data/characteristics.js'
import { FAMILY_NAMES, FIRST_NAMES, MEN, WOMEN } from '../data/names.js'
import { SAMPLE_DARK_SIDES, SAMPLE_TRAIT_IDS } from '../data/samples.js'
import { TAGS, TAGS_OF_TRAIT, type Tag } from '../data/tags.js'
import { stagedOf } from '../scenario/staged.js'
import { masterSeat } from '../seats.js'
import type { DeadDice } from '../state.js'
import { type Sheet, sampleTrait } from './sheets.js'

/** A way to share out the points: the scores, and how many traits. */
interface Build {
  readonly scores: Scores
  readonly traits: number
}

/** [DD-1.11] Every one there is. */
export const BUILDS: readonly Build[] = allBuilds()

function allBuilds(): Build[] {
  const builds: Build[] = []
  const scores = Object.fromEntries(SCORES.map((score) => [score, CREATION.start])) as Record<Score, number>
  const share = (i: number, traits: number): void => {
    if (i === SCORES.length) {
      if (pointsSpent(scores, traits) === CREATION.points) builds.push({ scores: { ...scores }, traits })
      return
    }
    const score = SCORES[i]!
    const { min, max } = score === 'survival' ? BASE_SURVIVAL_RANGE : CHARACTERISTIC_RANGE
    for (let value = min; value <= max; value++) {
      scores[score] = value
      share(i + 1, traits)
    }
    scores[score] = CREATION.start
  }
  for (let traits = TRAITS_AT_CREATION.min; traits <= TRAITS_AT_CREATION.max; traits++) share(0, traits)
  return builds
}

const BUILD_NUMBERS = BUILDS.map((_, i) => i)

/** One of so many. */
type PickOne = <T extends string | number>(among: readonly T[]) => T

/** A legal survivor, bit by bit. */
function pickSheet(pick: PickOne, names: 'family' | 'first'): Sheet {
  const { scores, traits } = BUILDS[pick(BUILD_NUMBERS)]!
  const first = pick(SAMPLE_TRAIT_IDS)
  const others = SAMPLE_TRAIT_IDS.filter((id) => id !== first)
  return {
    name: pickName(pick, names),
    ...scores,
    traits: traits === 1 ? [sampleTrait(first)] : [sampleTrait(first), sampleTrait(pick(others))],
    darkSide: pick(SAMPLE_DARK_SIDES),
  }
}

const GIVEN_NAMES = [...WOMEN, ...MEN]

/** [DD-13.5] Family name first, or a first name alone. */
export const pickName = (pick: PickOne, names: 'family' | 'first'): string =>
  names === 'first' ? pick(FIRST_NAMES) : `${pick(FAMILY_NAMES)} ${pick(GIVEN_NAMES)}`

/** Scenarios whose people have no names of their own draw them from the list of the one in Tokyo [DD-16.55]. */
const namesIn = (s: Pick<DeadDice, 'staged'>): 'family' | 'first' =>
  stagedOf(s)?.scenario.companions.some(({ name }) => name === null) === true ? 'family' : 'first'

/** A survivor made by chance, which only the owner and the game master see. */
export function drawSheet(s: DeadDice, seat: Seat, play: Play): Sheet {
  const seenBy = [seat, masterSeat(s)]
  return pickSheet((among) => play.chance.draw(among, 'DD-1.11', seenBy), namesIn(s))
}

/** Some legal sheet, for random play. */
export const sampleSheet = (s: DeadDice, below: (n: number) => number): Sheet =>
  pickSheet((among) => among[below(among.length)]!, namesIn(s))

/** The same sheet with all that is missing filled in by chance; what is there stays. */
export function drawRest(s: Pick<DeadDice, 'staged'>, sheet: Sheet, below: (n: number) => number): Sheet {
  const pick: PickOne = (among) => among[below(among.length)]!
  const traits = (sheet.traits.length === 0 ? [{ name: '', tags: [] }] : sheet.traits).map((trait) => trait)
  for (const [i, { name, tags }] of traits.entries()) {
    if (name.trim() === '')
      traits[i] = sampleTrait(pick(SAMPLE_TRAIT_IDS.filter((id) => traits.every((one) => one.name !== id))))
    else if (tags.length < TAGS_OF_TRAIT.min) {
      const [first = pick(TAGS)] = tags
      traits[i] = { name, tags: [first, pick(TAGS.filter((tag) => tag !== first))] }
    }
  }
  return {
    ...sheet,
    ...raised(sheet, traits.length, pick),
    name: sheet.name.trim() === '' ? pickName(pick, namesIn(s)) : sheet.name,
    traits,
    darkSide: sheet.darkSide.trim() === '' ? pick(SAMPLE_DARK_SIDES) : sheet.darkSide,
  }
}

/** [DD-1.11] What is left goes where it may. */
function raised(scores: Scores, traits: number, pick: PickOne): Scores {
  const now: Record<Score, number> = { ...scores }
  for (let left = CREATION.points - pointsSpent(now, traits); left > 0; left--)
    now[pick(SCORES.filter((score) => now[score] < highest(score, false)))]++
  return Object.fromEntries(SCORES.map((score) => [score, now[score]])) as unknown as Scores
}

/** Two or three different tags, for random play. */
export function sampleTags(below: (n: number) => number): Tag[] {
  const start = below(TAGS.length)
  const count = TAGS_OF_TRAIT.min + below(TAGS_OF_TRAIT.max - TAGS_OF_TRAIT.min + 1)
  return Array.from({ length: count }, (_, i) => TAGS[(start + i) % TAGS.length]!)
}
