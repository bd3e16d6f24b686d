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
  /** Shown only to someone who asks for more than the gist. */
  readonly detail?: true
}

/** What someone can know before the dice fall. */
export interface Odds {
  readonly rule: RuleId
  /** What must be reached, after modifiers, where there is such a number. */
  readonly need?: number
  readonly modifiers: readonly Modifier[]
  readonly results: readonly OddsResult[]
}
