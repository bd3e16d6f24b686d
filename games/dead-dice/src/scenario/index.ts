import { brainsOnSale } from './brains-on-sale.js'
import type { ScenarioName } from './names.js'
import { neoTokyo } from './neo-tokyo.js'
import { pathOfSouls } from './path-of-souls.js'
import { plane } from './plane.js'
import { rouen } from './rouen.js'
import type { Scenario } from './scenario.js'
import { shelve } from './staged.js'
import { xp426 } from './xp-426.js'

export const SCENARIOS: Readonly<Record<ScenarioName, Scenario>> = {
  brainsOnSale,
  plane,
  rouen,
  pathOfSouls,
  neoTokyo,
  xp426,
}

for (const scenario of Object.values(SCENARIOS)) shelve(scenario)
