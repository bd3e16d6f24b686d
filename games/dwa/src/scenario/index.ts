import type { Plain } from '@shamble/kernel'
import { READY_TEAM_IDS, type ReadyTeamId } from '../teams/names.js'
import { street } from './list/street.js'
import type { ScenarioName } from './names.js'
import type { Scenario, Setting } from './scenario.js'

/** The scenarios that come with the game. */
export const SCENARIOS: Readonly<Record<string, Scenario>> = { street }

/** What options say about the scenario. */
interface Chosen {
  readonly [name: string]: Plain
}

/** The scenario that a match plays: somebody's own, a street made by chance, or one of the list. */
export function scenarioOf(options: Chosen): Scenario {
  const own = options['ownScenario']
  if (own !== null && own !== undefined) return own as unknown as Scenario
  return SCENARIOS[options['scenario'] as ScenarioName] ?? street
}

/** Ready teams for as many as play, those that the scenario names first. */
export function suggestedTeams({ teams = [] }: Scenario): readonly ReadyTeamId[] {
  return [...teams, ...READY_TEAM_IDS.filter((id) => !teams.includes(id))]
}

/** What a scenario proposes for an option; off where it says nothing. */
export function proposes(options: Chosen, setting: Setting): boolean {
  return scenarioOf(options).settings?.[setting] ?? false
}
