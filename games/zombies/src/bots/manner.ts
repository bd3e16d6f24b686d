import tuned from '../data/keen.json' with { type: 'json' }
import { HOLD } from './card-worth.js'
import { type Weights, weights } from './weights.js'

/** When a card may be played, as far as it matters to whoever holds it: hands are filled up in step 3. */
export const MOMENTS = ['before-refill', 'after-refill', 'own-last', 'others', 'others-last'] as const
export type Moment = (typeof MOMENTS)[number]

/** A way of playing: what things are worth, and what cards are kept for. */
export interface Manner {
  readonly weights: Weights
  /** What playing a card must bring, by title, and what is added to that, by moment. */
  readonly hold: Readonly<Record<string, number>>
  readonly moments: Readonly<Record<Moment, number>>
  /** In step 7 the least card goes for a new one unless it is worth more than this. */
  readonly throwsAway: number
}

/** Keeps cards for a great moment and lets go only of dead ones, as most people do. */
export const HOUSE: Manner = {
  weights,
  hold: HOLD,
  moments: { 'before-refill': 0, 'after-refill': 0, 'own-last': 0, others: 0, 'others-last': 0 },
  throwsAway: 0.45,
}

/** The kinds of numbers, and how far one is moved at a time when they are tuned. */
const STEPS = { hold: 0.4, moment: 0.2, throws: 0.2 } as const
/** Weights are moved by a part of themselves; what is left for each space must stay below one. */
const PART = 0.2
const PER_STEP = 0.012

/** What a win is worth is the measure of everything else. */
const isTuned = (name: string): boolean => name !== 'win'

/** The numbers of a manner by name, with how far each is moved at a time. */
export function numbersOf(manner: Manner): Record<string, { value: number; step: number }> {
  const numbers: Record<string, { value: number; step: number }> = {
    'throws-away': { value: manner.throwsAway, step: STEPS.throws },
  }
  for (const [name, value] of Object.entries(manner.hold)) numbers[`hold.${name}`] = { value, step: STEPS.hold }
  for (const [name, value] of Object.entries(manner.moments)) numbers[`moment.${name}`] = { value, step: STEPS.moment }
  for (const [name, value] of Object.entries(manner.weights))
    if (isTuned(name)) numbers[`weight.${name}`] = { value, step: name === 'perStep' ? PER_STEP : PART * value }
  return numbers
}

/** The house's with other numbers. */
export function mannerOf(numbers: Readonly<Record<string, number>>): Manner {
  const of = <T extends Readonly<Record<string, number>>>(kind: string, usual: T): T => {
    const given = Object.entries(usual).map(([name, value]) => [name, numbers[`${kind}.${name}`] ?? value])
    return Object.fromEntries(given) as T
  }
  return {
    weights: of('weight', HOUSE.weights),
    hold: of('hold', HOUSE.hold),
    moments: of('moment', HOUSE.moments),
    throwsAway: numbers['throws-away'] ?? HOUSE.throwsAway,
  }
}

/** The house's after thousands of matches against itself (`npm run tune -- zombies`). */
export const KEEN: Manner = mannerOf(tuned.numbers)
