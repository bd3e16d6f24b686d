import type { DwaView } from '@shamble/game-dwa/table'
import { type TeamSheet, teamSheetOf } from '@shamble/game-dwa/teams'
import type { Seat } from '@shamble/kernel'
import type { Words } from '../../table-game.js'

/** Whether a team is part of a campaign that goes on: whatever is taken out of it is a second one of the same. */
const isInCampaign = ({ options, turn }: DwaView): boolean => options.campaign && (options.teams !== null || turn > 0)

/** Whether a team was taken out of another campaign. */
export function isCopy({ options }: DwaView, seat: Seat): boolean {
  const given = options.teams?.[seat]
  return typeof given === 'object' && given.copy === true
}

/** A team to keep, and what it is called in the drawer; `null` while nobody has joined it. */
export function teamThing(
  view: DwaView,
  seat: Seat,
  { speak }: Pick<Words, 'speak'>,
): { readonly name: string; readonly value: TeamSheet } | null {
  const team = teamSheetOf(view, seat)
  if (team.members.length === 0) return null
  const own = team.name === '' ? speak('muster.newTeam') : team.name
  // The campaign keeps its own.
  if (!isInCampaign(view)) return { name: own, value: team }
  return { name: speak('drawer.copyOf', { team: own }), value: { ...team, copy: true } }
}
