import type { Params, RuleId } from '@shamble/kernel'
import { faultsOfAims } from './faults/aims.js'
import { faultsOfFigures } from './faults/figures.js'
import { faultsOfPieces } from './faults/pieces.js'
import { faultsOfWays } from './faults/ways.js'
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
  readonly remark?: true
  /** What would mend it: the piece that belongs at a path, which may be one more of its kind. */
  readonly repair?: Repair
}

export interface Repair {
  readonly path: string
  readonly put: unknown
}

/**
 * All that is wrong with a scenario whose shape is right; remarks among it. What asks for ways across the table waits
 * until every piece is where it can be.
 */
export function faultsOf(scenario: Scenario): Fault[] {
  const pieces = faultsOfPieces(scenario)
  const faults = [...pieces, ...faultsOfFigures(scenario), ...faultsOfAims(scenario)]
  return pieces.some(({ remark }) => remark !== true) ? faults : [...faults, ...faultsOfWays(scenario)]
}
