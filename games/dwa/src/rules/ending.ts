import { finish, type Play } from '@shamble/kernel'
import { tell } from '../events.js'
import { victoryOf } from '../scenario/victory.js'
import type { Dwa } from '../state.js'

/**
 * Ends the match where it is decided. Objectives are looked at after every elimination or exit, the turn limit
 * and what must hold at the end of a turn when the turn is over.
 */
export function checkVictory(s: Dwa, moment: 'now' | 'turn', play: Play): void {
  if (s.outcome !== null) return
  const verdict = victoryOf(s, moment)
  for (const { team, objective } of verdict.reached) {
    s.teams[team]!.reached.push(objective)
    tell(s, play, {
      kind: 'objective',
      rule: 'R-83',
      seat: team,
      data: { what: { word: `objective.${objective}` } },
      about: { objective },
    })
  }
  if (!verdict.over) return
  s.result = verdict.results.slice()
  const winners = verdict.results.flatMap((result, seat) => (result === 'major' || result === 'minor' ? [seat] : []))
  const dead = s.options.zombieSeat ? [s.teams.length] : []
  const reason = verdict.reason
  finish(s, winners.length > 0 ? winners : dead, reason, 'R-83')
  tell(s, play, { kind: `ended.${reason}`, rule: 'R-83', about: { results: s.result.join(' ') } })
}
