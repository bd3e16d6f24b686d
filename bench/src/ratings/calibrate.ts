import { RATINGS, type Rating, ratingOf, type Thresholds } from '@shamble/analysis'
import type { Pair } from './pairs.js'

/** How far one rating holds. */
export interface Held {
  /** How many decisions with it were looked at again, and how many of those have it under the longer look too. */
  readonly looked: number
  readonly held: number
  /** The same as a share of all decisions that they stand for. */
  readonly share: number
}

type AllHeld = Readonly<Record<Rating | 'all', Held>>

/** How far ratings by these thresholds hold: each, and all decisions together. */
export function heldUnder(pairs: readonly Pair[], by: Thresholds): AllHeld {
  const rows = pairs.map(({ cost, error, longCost, longError, stands }) => {
    const rating = ratingOf(cost, error, by)
    return { rating, stands, holds: ratingOf(longCost, longError, by) === rating }
  })
  const sum = (among: typeof rows): Held => {
    const stand = (some: typeof rows): number => some.reduce((all, { stands }) => all + stands, 0)
    const holding = among.filter(({ holds }) => holds)
    return {
      looked: among.length,
      held: holding.length,
      share: among.length === 0 ? 1 : Math.round((1000 * stand(holding)) / stand(among)) / 1000,
    }
  }
  const each = RATINGS.map((rating) => [rating, sum(rows.filter((row) => row.rating === rating))])
  return { ...Object.fromEntries(each), all: sum(rows) } as AllHeld
}

const STEPS = [0.5, 1, 1.5, 2, 2.5, 3, 4, 5, 6, 8, 10, 12, 15, 20] as const
const BENEFITS = [0, 0.5, 1, 1.5, 2] as const

/** Every set of thresholds that comes into question. */
function* candidates(): Generator<Thresholds> {
  for (const benefit of BENEFITS)
    for (const best of STEPS)
      for (const fine of STEPS)
        for (const mistake of STEPS)
          if (best < fine && fine < mistake) yield { below: { best, fine, mistake }, benefit }
}

/** Whether each rating is given at all: thresholds under which one never comes say nothing. */
const hasAll = (held: AllHeld): boolean => RATINGS.every((rating) => held[rating].looked > 0)

const weakest = (held: AllHeld): number => Math.min(...RATINGS.map((rating) => held[rating].share))

/**
 * The finest thresholds by which every rating holds in so many of ten; where there are none, of those by which all
 * decisions together do the ones by which the weakest rating holds best. `null` where there are too few decisions.
 */
export function calibrated(pairs: readonly Pair[], aim = 0.9): Thresholds | null {
  const tried = [...candidates()]
    .map((by) => ({ by, held: heldUnder(pairs, by) }))
    .filter(({ held }) => hasAll(held) && held.all.share >= aim)
  const sum = ({ below: { best, fine, mistake } }: Thresholds): number => best + fine + mistake
  const good = tried.filter(({ held }) => weakest(held) >= aim)
  const [first] =
    good.length > 0
      ? good.sort((a, b) => sum(a.by) - sum(b.by) || a.by.benefit - b.by.benefit)
      : tried.sort((a, b) => weakest(b.held) - weakest(a.held) || sum(a.by) - sum(b.by))
  return first?.by ?? null
}
