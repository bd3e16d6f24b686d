import type { DwaOptions } from './options.js'
import type { Arrival } from './scenario/scenario.js'

/** What the scenario says, where nobody says otherwise. */
export const AS_SCENARIO = 'scenario'

/** The methods in force by which the dead arrive. */
export function methodsOf({ spawnMethods }: DwaOptions, ofScenario: readonly Arrival[]): readonly Arrival[] {
  if (spawnMethods === AS_SCENARIO) return ofScenario
  return spawnMethods === 'none' ? [] : ([...spawnMethods] as Arrival[])
}
