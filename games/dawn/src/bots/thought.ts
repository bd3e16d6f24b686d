import type { Params } from '@shamble/kernel'
import type { DawnAction } from '../actions.js'

/** Why the house bot does what it does, for a hint to people: the catalogue's `hint.<key>`. */
export const REASONS = [
  // Both sides
  'only-answer',
  'all-alike',
  // The human side
  'opening',
  'agrees',
  'rests',
  'waits-for-all',
  'closes-main-door',
  'clears-main-door',
  'to-main-door',
  'takes-rifle',
  'clears-rifles',
  'to-rifles',
  'to-zombies',
  'frees-square',
  'shoots-threat',
  'good-shot',
  'long-shot',
  'to-firing-position',
  'shoots-through-door',
  'shuts-door',
  'safer-square',
  'safer-together',
  'wakes-friend',
  'joins-others',
  'stays',
  'all-spent',
  'not-possible',
  'stops-attack',
  'cannot-hit',
  'own-guns',
  'least-loss',
  'far-from-people',
  'worst-moves',
  // The zombie side
  'hides-near-rifles',
  'hides-near-start',
  'rages',
  'no-rage',
  'comes-in',
  'comes-closer',
  'blocks-main-door',
  'blocks-rifles',
  'frees-entrance',
  'breaks-in',
  'ambush',
  'must-react',
  'no-gain',
  'hurts-most',
] as const
export type Reason = (typeof REASONS)[number]

export interface Why {
  readonly key: Reason
  readonly params?: Params
}

/** An answer and the reason for it. */
export interface Thought {
  readonly action: DawnAction
  readonly why: Why
}

export const because = (action: DawnAction, key: Reason, params?: Params): Thought => ({
  action,
  why: params === undefined ? { key } : { key, params },
})

/** A chance in whole per cent, as sentences have it. */
export const percent = (chance: number): number => Math.round(100 * chance)
