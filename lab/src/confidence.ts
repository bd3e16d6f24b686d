import { ln, lnFactorial } from './ln.js'

/** What is claimed is wrong with at most this chance, however often a run is looked at. */
export const ERROR = 0.05

export interface Interval {
  readonly low: number
  readonly high: number
}

/**
 * A confidence sequence for a share: the beta-binomial mixture of H. Robbins (Statistical methods related to the law of
 * the iterated logarithm, Annals of Mathematical Statistics 41, 1970; J. Ville, 1939, for the inequality; as in Howard,
 * Ramdas, McAuliffe and Sekhon, Annals of Statistics 49, 2021).
 *
 * The likelihood of all matches so far, averaged over every share alike, divided by their likelihood under the true
 * share, is a martingale that begins at 1. It ever reaches 1/error with a chance of at most `error`. The shares under
 * which it stays below that are therefore an interval that holds the truth at every look at once: a run may stop itself.
 */
export function interval(counted: number, of: number, error = ERROR): Interval {
  const missed = of - counted
  const mixed = lnFactorial(counted) + lnFactorial(missed) - lnFactorial(of + 1)
  const bar = -ln(error)
  const isPossible = (share: number): boolean =>
    mixed - (counted === 0 ? 0 : counted * ln(share)) - (missed === 0 ? 0 : missed * ln(1 - share)) < bar
  const estimate = of === 0 ? 0.5 : counted / of
  return {
    low: counted === 0 ? 0 : edge(0, estimate, isPossible),
    high: missed === 0 ? 1 : edge(1, estimate, isPossible),
  }
}

/** Where what is possible begins, between a share that is not and one that is; on the side that claims less. */
function edge(outside: number, inside: number, isPossible: (share: number) => boolean): number {
  let [out, into] = [outside, inside]
  for (let i = 0; i < 48; i++) {
    const middle = (out + into) / 2
    if (isPossible(middle)) into = middle
    else out = middle
  }
  return out
}

export const halfWidth = ({ low, high }: Interval): number => (high - low) / 2

/** About how many matches it takes until the interval is this narrow, should the share stay what it is. */
export function needed(counted: number, of: number, narrow: number, most: number): number {
  const share = of === 0 ? 0.5 : counted / of
  const fits = (n: number): boolean => halfWidth(interval(Math.round(share * n), n)) <= narrow
  let [few, enough] = [of, Math.max(of, 1)]
  while (!fits(enough)) {
    if (enough >= most) return most
    few = enough
    enough = Math.min(most, enough * 2)
  }
  while (enough - few > 1) {
    const middle = Math.floor((few + enough) / 2)
    if (fits(middle)) enough = middle
    else few = middle
  }
  return enough
}

/**
 * Whether one value is counted more often than another, by matches with the same dice: those that both count or neither
 * counts say nothing, and among the others each is as likely as the other where the shares are equal. `null` where that
 * is still possible.
 */
export function compare(one: string, other: string, error: number): 'more' | 'less' | null {
  let [more, less] = [0, 0]
  for (let i = 0; i < Math.min(one.length, other.length); i++) {
    if (one[i] === other[i]) continue
    if (one[i] === '1') more++
    else less++
  }
  const { low, high } = interval(more, more + less, error)
  return low > 0.5 ? 'more' : high < 0.5 ? 'less' : null
}
