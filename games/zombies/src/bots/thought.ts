import type { Params } from '@shamble/kernel'
import type { ZombiesAction } from '../actions.js'

/** Why the house bot does what it does, for a hint to people: the catalogue's `hint.<key>`. */
export const REASONS = [
  'only-answer',
  'wins',
  'to-helipad',
  'to-tokens',
  'hunts',
  'gets-away',
  'stays',
  'helipad-near-me',
  'building-near-me',
  'away-from-rivals',
  'keeps-map-open',
  'closes-map',
  'tokens-within-reach',
  'tokens-out-of-reach',
  'zombies-off-my-way',
  'zombies-at-rival',
  'bullets-save-life',
  'life-costs-less',
  'saves-collection',
  'kept-card-pays',
  'lays-down-gear',
  'stops-rival',
  'hurts-rival',
  'helps-self',
  'answers-harm',
  'drops-dead-card',
  'keeps-cards',
  'steers-rival-off',
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

/** The best of several by a measure, the first of equals. */
export function bestOf<T>(items: readonly T[], measure: (item: T) => number): T {
  let [best, most] = [items[0]!, measure(items[0]!)]
  for (let i = 1; i < items.length; i++) {
    const worth = measure(items[i]!)
    if (worth > most) [best, most] = [items[i]!, worth]
  }
  return best
}
