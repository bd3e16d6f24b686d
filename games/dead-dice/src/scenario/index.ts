import { brainsOnSale } from './brains-on-sale.js'
import { neoTokyo } from './neo-tokyo.js'
import { pathOfSouls } from './path-of-souls.js'
import { plane } from './plane.js'
import { rouen } from './rouen.js'
import type { Scenario } from './scenario.js'
import { xp426 } from './xp-426.js'

/** [DD-13.1] to [DD-13.6] In the order of the book. */
export const SCENARIO_NAMES = ['brainsOnSale', 'plane', 'rouen', 'pathOfSouls', 'neoTokyo', 'xp426'] as const
export type ScenarioName = (typeof SCENARIO_NAMES)[number]

export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = {
  brainsOnSale,
  plane,
  rouen,
  pathOfSouls,
  neoTokyo,
  xp426,
}
