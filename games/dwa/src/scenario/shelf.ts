import { BrokenInvariant, type Plain } from '@shamble/kernel'
import { READY_TEAM_IDS, type ReadyTeamId } from '../teams/names.js'
import type { ScenarioName } from './names.js'
import type { Scenario, Setting } from './scenario.js'

/** What options say about the scenario. */
export interface Chosen {
  readonly [name: string]: Plain
}

type Found = (options: Chosen) => Scenario

// All of them where options are read (`index.ts`); at a table in a page those that are played there (`fetch.ts`).
const shelf = new Map<ScenarioName, Found>()

export const shelve = (name: ScenarioName, found: Found): void => void shelf.set(name, found)
export const isShelved = (name: ScenarioName): boolean => shelf.has(name)

export const hasOwn = (options: Chosen): boolean =>
  options['ownScenario'] !== null && options['ownScenario'] !== undefined

/** The scenario that a match plays: a player's own, a street made by chance, or one of the list. */
export function scenarioOf(options: Chosen): Scenario {
  if (hasOwn(options)) return options['ownScenario'] as unknown as Scenario
  const name = options['scenario'] as ScenarioName
  const found = shelf.get(name)
  if (found === undefined) throw new BrokenInvariant(`the scenario ${name} was not fetched`)
  return found(options)
}

/** Ready teams for as many as play, those that the scenario names first. */
export function suggestedTeams({ teams = [] }: Scenario): readonly ReadyTeamId[] {
  return [...teams, ...READY_TEAM_IDS.filter((id) => !teams.includes(id))]
}

/** What a scenario proposes for an option; off where it says nothing. */
export function proposes(options: Chosen, setting: Setting): boolean {
  return scenarioOf(options).settings?.[setting] ?? false
}
