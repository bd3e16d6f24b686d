import type { Clash } from '@shamble/kernel'
import type { DwaOptions } from '../options.js'
import { scenarioOf } from '../scenario/shelf.js'
import { limitsOf } from './bearing.js'
import { whyNotBring } from './legal.js'
import { sheetFault } from './reader.js'

/** What this match forbids about teams that are legal elsewhere; `null` when they may play. */
export function teamsClash(options: DwaOptions): Clash | null {
  const { teams, players } = options
  if (teams === null) return null
  if (teams.length > players)
    return {
      option: 'teams',
      said: { key: 'there are {{teams}} teams for {{players}} players', params: { teams: teams.length, players } },
    }
  const limits = limitsOf(options)
  const scenario = scenarioOf(options)
  for (const team of teams) {
    if (typeof team === 'string') continue
    for (const sheet of team.members) {
      const why = whyNotBring(sheet, limits, scenario)
      if (why !== null) return { option: 'teams', said: sheetFault(why) }
    }
  }
  return null
}
