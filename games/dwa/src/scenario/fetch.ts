import type { ScenarioName } from './names.js'
import type { Scenario } from './scenario.js'
import { type Chosen, hasOwn, isShelved, shelve } from './shelf.js'

const LISTED: Readonly<Record<Exclude<ScenarioName, 'random'>, () => Promise<Scenario>>> = {
  street: async () => (await import('./list/street.js')).street,
  house: async () => (await import('./list/house.js')).house,
  hospital: async () => (await import('./list/hospital.js')).hospital,
  petrolStation: async () => (await import('./list/petrol-station.js')).petrolStation,
  rooftops: async () => (await import('./list/rooftops.js')).rooftops,
  policeStation: async () => (await import('./list/police-station.js')).policeStation,
  bridge: async () => (await import('./list/bridge.js')).bridge,
  church: async () => (await import('./list/church.js')).church,
}

/** Fetches the scenario that a match plays, and no other. */
export async function fetchScenario(options: Chosen): Promise<void> {
  const name = options['scenario'] as ScenarioName
  if (hasOwn(options) || isShelved(name)) return
  if (name === 'random') return shelve(name, (await import('./random-street.js')).randomStreet)
  const scenario = await LISTED[name]()
  shelve(name, () => scenario)
}
