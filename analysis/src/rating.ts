import thresholds from './thresholds.json' with { type: 'json' }

// What a decision cost, and what that is called.

/** From best to worst. */
export const RATINGS = ['best', 'fine', 'mistake', 'blunder'] as const
export type Rating = (typeof RATINGS)[number]

/** Where one rating ends and the next begins. */
export interface Thresholds {
  /** Below so many points of win chance a decision has that rating; the last one has no end. */
  readonly below: Readonly<Record<Exclude<Rating, 'blunder'>, number>>
  /** So many standard errors are taken off a cost before it is rated: what may be chance is not held against anyone. */
  readonly benefit: number
}

/** Measured: a rating should hold under a longer look in 9 of 10 (`npm run ratings`). */
export const MEASURED: Thresholds = thresholds

/** What is left of a cost when chance has been allowed for, in points. */
export const sureCost = (cost: number, error: number, { benefit }: Thresholds = MEASURED): number =>
  Math.max(0, cost - benefit * error)

export function ratingOf(cost: number, error: number, by: Thresholds = MEASURED): Rating {
  const sure = sureCost(cost, error, by)
  return RATINGS.find((rating) => rating === 'blunder' || sure < by.below[rating])!
}

/** Whether an answer beat the computer's own by more than chance explains, and by enough to be worth a word. */
export const isBetter = (gain: number, error: number): boolean => gain - 2 * error >= 0.5
