import { finish, type Play, type RuleId } from '@shamble/kernel'
import { DEADLY_WOUNDS, LAST_TURN, type RooftopDuel } from './state.js'

type Reason = 'wounds' | 'ammunition' | 'nightfall'

/** Ends the duel when a shot has decided it. */
export function endIfDecided(s: RooftopDuel, play: Play): void {
  // [RD-4.1] Before the count of bullets: the last one may still be the deadly one.
  if (s.wounds.some((wounds) => wounds >= DEADLY_WOUNDS)) end(s, 'wounds', 'RD-4.1', play)
  else if (s.ammunition.every((bullets) => bullets === 0)) end(s, 'ammunition', 'RD-4.2', play)
}

/** [RD-4.3] */
export function endAtNightfall(s: RooftopDuel, play: Play): void {
  if (s.turn > LAST_TURN) end(s, 'nightfall', 'RD-4.3', play)
}

/** The player with fewer wounds wins; with as many it is a draw. */
function end(s: RooftopDuel, reason: Reason, rule: RuleId, play: Play): void {
  const [ash, reed] = s.wounds as [number, number]
  const winners = ash === reed ? [] : [ash < reed ? 0 : 1]
  finish(s, winners, reason, rule)
  if (winners.length === 0) play.emit?.({ kind: `ended.${reason}.draw`, rule })
  else play.emit?.({ kind: `ended.${reason}`, rule, seat: winners[0]! })
}
