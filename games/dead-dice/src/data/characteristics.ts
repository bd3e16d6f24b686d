/** [DD-1.1] */
export const CHARACTERISTICS = ['brains', 'finesse', 'muscle', 'guts', 'mug'] as const
export type Characteristic = (typeof CHARACTERISTICS)[number]

/** Everything that points are shared out among [DD-1.11]. */
export const SCORES = [...CHARACTERISTICS, 'survival'] as const
export type Score = (typeof SCORES)[number]
export type Scores = Readonly<Record<Score, number>>

interface Range {
  readonly min: number
  readonly max: number
}

/** [DD-1.1] Of each characteristic, always. */
export const CHARACTERISTIC_RANGE: Range = { min: 1, max: 3 }
/** [DD-1.11] Of base Survival at creation, without Special forces. */
export const BASE_SURVIVAL_RANGE: Range = { min: 1, max: 4 }
/** [DD-12.25] What Special forces add, to the base and to the maximum. */
export const SPECIAL_FORCES_SURVIVAL = 5
/** [DD-1.8] */
export const TRUST_RANGE: Range = { min: 0, max: 2 }

/** [DD-1.9] [DD-1.11] Every score starts at 1; these points are shared out, or given up for a second trait. */
export const CREATION = { start: 1, points: 6, secondTrait: 2 } as const
/** [DD-1.6] At creation; experience may buy more. */
export const TRAITS_AT_CREATION: Range = { min: 1, max: 2 }
/** [DD-1.13] */
export const TRUST_AT_START = { raises: 1, by: 1 } as const

/** [DD-12.2] [DD-12.3] [DD-12.7] In experience points. */
export const EXPERIENCE = { survived: 1, rewarded: 1, score: 1, trait: 2 } as const

/** [DD-1.11] What a sheet has cost: exactly the points of creation, or it is not finished. */
export function pointsSpent(scores: Scores, traits: number): number {
  const raised = SCORES.reduce((sum, score) => sum + scores[score] - CREATION.start, 0)
  return raised + CREATION.secondTrait * (traits - TRAITS_AT_CREATION.min)
}

/** [DD-1.11] [DD-15.62] The highest that a score may be, at creation and with experience. */
export function highest(score: Score, specialForces: boolean): number {
  if (score !== 'survival') return CHARACTERISTIC_RANGE.max
  return BASE_SURVIVAL_RANGE.max + (specialForces ? SPECIAL_FORCES_SURVIVAL : 0)
}
