import type { Params, RuleId } from '@shamble/kernel'
import type { Scenario, Spot } from './scenario.js'

/** Something that is wrong with a scenario, where, and why. */
export interface Fault {
  /** Into the scenario, as `openings[3]`. */
  readonly path: string
  /** An English sentence with holes, which is the key of the other languages. */
  readonly key: string
  readonly params?: Params
  readonly rule?: RuleId
  /** Where on the table, for a drawing. */
  readonly at?: readonly Spot[]
  /** It may be played all the same. */
  readonly remark?: boolean
}

/** All that is wrong with a scenario whose shape is right; remarks among it. */
export function faultsOf(_scenario: Scenario): Fault[] {
  return []
}
