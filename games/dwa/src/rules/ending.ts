import { finish, type Play, when } from '@shamble/kernel'
import { boardOf } from '../board/board.js'
import { tell } from '../events.js'
import { spokenName } from '../scenario/scenario.js'
import { type Moment, victoryOf } from '../scenario/victory.js'
import type { Dwa } from '../state.js'

/**
 * Looks whether the match is decided: after every elimination or exit, and when a turn is over. What is under way
 * then ends by itself (`stopsAtEnd`), and the match goes on to its aftermath or is over.
 */
export function checkVictory(s: Dwa, moment: Moment, play: Play): void {
  if (s.ending !== '') return
  const verdict = victoryOf(s, moment)
  for (const { team, objective } of verdict.reached) {
    s.teams[team]!.reached.push(objective)
    const data = { what: objectiveName(s, objective) }
    tell(s, play, { kind: 'objective', rule: 'R-83', seat: team, data, about: { objective } })
  }
  if (!when('DWA-8.a', verdict.over)) return
  s.ending = verdict.reason
  s.result = verdict.results.slice()
  tell(s, play, { kind: `ended.${verdict.reason}`, rule: 'R-83', about: { results: s.result.join(' ') } })
  for (const [seat, result] of s.result.entries())
    tell(s, play, { kind: `result.${result}`, rule: 'R-83', seat, data: { team: s.teams[seat]!.name } })
}

function objectiveName({ options }: Dwa, id: string) {
  const { objectives } = boardOf(options).scenario
  return spokenName(objectives.find((objective) => objective.id === id)!.name)
}

/** The teams that have won, or the player of the dead where none has. */
export function close(s: Dwa): void {
  const winners = s.result.flatMap((result, seat) => (result === 'major' || result === 'minor' ? [seat] : []))
  const dead = s.options.zombieSeat ? [s.teams.length] : []
  finish(s, winners.length > 0 ? winners : dead, s.ending, 'R-83')
}
