import type { Params } from '@shamble/kernel'
import type { ZombiesAction } from '../actions.js'

/** Why the house bot does what it does, for a hint to people: the catalogue's `hint.<key>`. */
export const REASONS = [
  'only-answer',
  'even',
  'wins',
  'to-helipad',
  'takes-token',
  'to-tokens',
  'to-gear',
  'towards-gear',
  'leaves-tile',
  'hunts',
  'worth-fight',
  'gets-away',
  'better-place',
  'stays',
  'restless',
  'helipad-near-me',
  'helipad-off-rivals',
  'building-near-me',
  'building-off-rivals',
  'road-off-my-way',
  'road-at-rival',
  'keeps-map-open',
  'closes-map',
  'draws-helipad',
  'delays-helipad',
  'tokens-within-reach',
  'tokens-out-of-reach',
  'zombie-deep',
  'zombie-at-door',
  'zombie-in-my-way',
  'zombie-for-rival',
  'zombie-for-me',
  'zombies-off-my-way',
  'zombies-at-rival',
  'zombie-nearer',
  'least-harm',
  'zombies-closer',
  'zombie-idle',
  'bullets-save-life',
  'life-costs-less',
  'saves-collection',
  'zombies-cost-less',
  'kept-card-pays',
  'lays-down-gear',
  'uses-gear',
  'stops-rival',
  'hurts-rival',
  'hurts-others',
  'helps-self',
  'answers-harm',
  'drops-dead-card',
  'keeps-cards',
  'nothing-to-play',
  'steers-off-pad',
  'steers-into-zombies',
  'steers-idly',
] as const
export type Reason = (typeof REASONS)[number]

export interface Why {
  readonly key: Reason
  readonly params?: Params
}

/** An answer and the reason for it. */
export interface Thought {
  readonly action: ZombiesAction
  readonly why: Why
}

export const because = (action: ZombiesAction, key: Reason, params?: Params): Thought => ({
  action,
  why: params === undefined ? { key } : { key, params },
})

/** The same where the reason takes some working out: a bot that plays never asks for it. */
export const becauseOf = (action: ZombiesAction, why: () => Why): Thought => ({
  action,
  get why() {
    return why()
  },
})

/** The best of several by a measure, the first of equals. */
export function bestOf<T>(items: readonly T[], measure: (item: T) => number): T {
  let [best, most] = [items[0]!, measure(items[0]!)]
  for (let i = 1; i < items.length; i++) {
    const worth = measure(items[i]!)
    if (worth > most) [best, most] = [items[i]!, worth]
  }
  return best
}

/** Whether a measure makes any difference between several. */
export function isEven<T>(items: readonly T[], measure: (item: T) => number): boolean {
  const worths = items.map(measure)
  return Math.max(...worths) - Math.min(...worths) < SLIGHT
}
/** What is less than this nobody would notice. */
export const SLIGHT = 0.005
