import { numbersOf } from '../numbers/house-numbers.js'
import type { DwaOptions } from '../options.js'
import type { Scenario } from '../scenario/scenario.js'
import { scenarioOf, suggestedTeams } from '../scenario/shelf.js'
import { whyNotOffered } from './legal.js'
import type { ReadyTeamId } from './names.js'
import { handsFor, readyTeam } from './ready.js'
import type { GivenTeam, Sheet, TeamSheet } from './sheet.js'

/** The teams that come to the table: those given, then ready ones that suit the scenario, each of them once. */
export function teamsOf(options: DwaOptions): TeamSheet[] {
  const scenario = scenarioOf(options)
  const given: readonly GivenTeam[] = options.teams ?? []
  const spare = suggestedTeams(scenario).filter((id) => !given.includes(id))
  return Array.from({ length: options.players }, (_, i): TeamSheet => {
    const team = given[i]
    if (team === undefined && options.muster) return { name: '', members: [] }
    if (team !== undefined && typeof team !== 'string') return team
    const id = (team ?? spare.shift()!) as ReadyTeamId
    return equipped(readyTeam(id, numbersOf(options).morale), scenario)
  })
}

/** Ready teams leave at home what a scenario does not allow. */
function equipped(team: TeamSheet, scenario: Scenario): TeamSheet {
  if (scenario.weapons === undefined) return team
  return { ...team, members: team.members.map((sheet) => equippedFor(sheet, scenario)) }
}

export function equippedFor(sheet: Sheet, scenario: Scenario): Sheet {
  const weapons = sheet.weapons.filter(({ id }) => whyNotOffered(sheet.name, id, scenario) === null)
  return { ...sheet, weapons, hands: handsFor(weapons.map(({ id }) => id)) }
}
