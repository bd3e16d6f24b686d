import { type Seat, when } from '@shamble/kernel'
import type { Dwa, Human } from '../state.js'

/** [DWA-1.a] About five a player. */
const TEAM_SIZE = 5

/** Who is of a team and not dead. */
export const membersOf = (s: Dwa, team: Seat): Human[] =>
  s.humans.filter((human) => human.team === team && human.whereabouts === 'waiting')

/** How many a team may be: five that are made at the table, or as many as a campaign began with. */
export function teamSizeOf(s: Pick<Dwa, 'teams'>, team: Seat): number {
  const { size } = s.teams[team]!
  return size === 0 ? TEAM_SIZE : size
}

/** Whether a team has something to muster: it is new, or it has lost members and may take on recruits. */
export function mustersAtStart(s: Dwa, team: Seat): boolean {
  const members = membersOf(s, team).length
  if (members === 0) return true
  if (!s.options.campaign || s.teams[team]!.size === 0) return false
  return when('R-110', s.options.recruits) && members < teamSizeOf(s, team)
}
