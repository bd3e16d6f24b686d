import { bridge } from './list/bridge.js'
import { church } from './list/church.js'
import { hospital } from './list/hospital.js'
import { house } from './list/house.js'
import { petrolStation } from './list/petrol-station.js'
import { policeStation } from './list/police-station.js'
import { rooftops } from './list/rooftops.js'
import { street } from './list/street.js'
import type { ScenarioName } from './names.js'
import { randomStreet } from './random-street.js'
import type { Scenario } from './scenario.js'
import { shelve } from './shelf.js'

/** The scenarios that come with the game. */
export const SCENARIOS: Readonly<Record<Exclude<ScenarioName, 'random'>, Scenario>> = {
  street,
  house,
  hospital,
  petrolStation,
  rooftops,
  policeStation,
  bridge,
  church,
}

for (const [name, scenario] of Object.entries(SCENARIOS)) shelve(name as keyof typeof SCENARIOS, () => scenario)
shelve('random', randomStreet)

export { proposes, scenarioOf, suggestedTeams } from './shelf.js'
