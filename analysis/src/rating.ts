import measured from './thresholds.json' with { type: 'json' }

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

/** Thresholds with what they were measured by. */
export interface Measured extends Thresholds {
  readonly from: {
    readonly rules: string
    readonly matches: number
    /** So many times as long was the longer look; how many ratings were looked at again, and how many of them held. */
    readonly times: number
    readonly held: Readonly<
      Record<Rating | 'all', { readonly looked: number; readonly held: number; readonly share: number }>
    >
  }
}

/** By game: a rating should hold under a longer look in 9 of 10 (`npm run ratings`). */
export const MEASURED: Readonly<Record<string, Measured>> = measured

/** Where nothing was measured those of the game that was measured first. */
export const thresholdsOf = (game: string): Thresholds => MEASURED[game] ?? MEASURED['zombies']!

/** What is left of a cost when chance has been allowed for, in points. */
export const sureCost = (cost: number, error: number, { benefit }: Thresholds): number =>
  Math.max(0, cost - benefit * error)

export function ratingOf(cost: number, error: number, by: Thresholds): Rating {
  const sure = sureCost(cost, error, by)
  return RATINGS.find((rating) => rating === 'blunder' || sure < by.below[rating])!
}

/** A figure and its standard error, in points. */
export interface Figure {
  readonly mean: number
  readonly error: number
}

/** What is still to come moves a figure hardly ever by more than so many of its standard errors. */
const HARDLY = 1.5

/**
 * Whether a look that has come so far would hardly say anything else of an answer at its end.
 * @param cost against the best of the others; below 0 where it is the best itself
 * @param gain against the computer's own
 * @param share how much of the look is done, above 0
 */
export function isSettled(cost: Figure, gain: Figure, share: number, by: Thresholds): boolean {
  /** The same at the end of the look, where luck goes one way and the other. */
  const ends = ({ mean, error }: Figure): Figure[] => {
    const drift = HARDLY * error * Math.sqrt(1 - share)
    return [mean - drift, mean + drift].map((end) => ({ mean: end, error: error * Math.sqrt(share) }))
  }
  const now = ratingOf(cost.mean, cost.error, by)
  const isAhead = isBetter(gain.mean, gain.error)
  return (
    ends(cost).every((end) => ratingOf(end.mean, end.error, by) === now) &&
    ends(gain).every((end) => isBetter(end.mean, end.error) === isAhead)
  )
}

/** Whether an answer beat the computer's own by more than chance explains, and by enough to be worth a word. */
export const isBetter = (gain: number, error: number): boolean => gain - 2 * error >= 0.5
