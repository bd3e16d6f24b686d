import type { Modifier } from './events.js'
import type { Params } from './offers.js'
import type { RuleId } from './rules.js'

/** One possible result and its exact probability, as a fraction of whole numbers. */
export interface OddsResult {
  /** The catalogue's `odds.<key>`. */
  readonly key: string
  readonly ways: number
  readonly of: number
  readonly params?: Params
  /** Shown only to somebody who asks for more than the gist. */
  readonly detail?: true
}

/** What somebody can know before the dice fall. */
export interface Odds {
  readonly rule: RuleId
  /** What must be reached, after modifiers, where there is such a number. */
  readonly need?: number
  readonly modifiers: readonly Modifier[]
  readonly results: readonly OddsResult[]
}

/** How often each total of n dice occurs: `ways[total]` out of `sides ** n`. */
export function totals(n: number, sides: number): number[] {
  let ways = [1]
  for (let i = 0; i < n; i++) {
    const next = new Array<number>(ways.length + sides).fill(0)
    ways.forEach((count, total) => {
      for (let face = 1; face <= sides; face++) next[total + face]! += count
    })
    ways = next
  }
  return ways
}

/** In how many of `sides ** n` throws the total reaches at least `need`. */
export function waysAtLeast(n: number, sides: number, need: number): number {
  return totals(n, sides).reduce((sum, count, total) => (total >= need ? sum + count : sum), 0)
}
