import type { Plain } from '@shamble/kernel'
import { READY_TEAM_IDS, type ReadyTeamId } from '../teams/names.js'
import { streetOf } from './generate.js'
import { bridge } from './list/bridge.js'
import { church } from './list/church.js'
import { hospital } from './list/hospital.js'
import { house } from './list/house.js'
import { petrolStation } from './list/petrol-station.js'
import { policeStation } from './list/police-station.js'
import { rooftops } from './list/rooftops.js'
import { street } from './list/street.js'
import type { ScenarioName } from './names.js'
import type { Scenario, Setting } from './scenario.js'

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

/** What options say about the scenario. */
interface Chosen {
  readonly [name: string]: Plain
}

/** The scenario that a match plays: somebody's own, a street made by chance, or one of the list. */
export function scenarioOf(options: Chosen): Scenario {
  const own = options['ownScenario']
  if (own !== null && own !== undefined) return own as unknown as Scenario
  const name = options['scenario'] as ScenarioName
  return name === 'random' ? randomStreet(options) : SCENARIOS[name]
}

const streets = new Map<string, Scenario>()
// Simulations go through many words: only the last few are asked for again.
const MOST_KEPT = 16

function randomStreet(options: Chosen): Scenario {
  const [word, size] = [options['street'] as string, options['tableSize'] as string]
  const key = `${size} ${word}`
  const known = streets.get(key)
  if (known !== undefined) return known
  const [width, depth] = /^\d+x\d+$/.test(size) ? size.split('x').map(Number) : USUAL
  const made = streetOf(word, { width: width!, depth: depth! })
  if (streets.size >= MOST_KEPT) streets.delete(streets.keys().next().value!)
  streets.set(key, made)
  return made
}

const USUAL = [1200, 1200] as const

/** Ready teams for as many as play, those that the scenario names first. */
export function suggestedTeams({ teams = [] }: Scenario): readonly ReadyTeamId[] {
  return [...teams, ...READY_TEAM_IDS.filter((id) => !teams.includes(id))]
}

/** What a scenario proposes for an option; off where it says nothing. */
export function proposes(options: Chosen, setting: Setting): boolean {
  return scenarioOf(options).settings?.[setting] ?? false
}
