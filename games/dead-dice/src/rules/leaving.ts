import type { Outcome, Play, Seat } from '@shamble/kernel'
import { nameOf } from '../events.js'
import { isAlive, livingSeats, masterSeat } from '../seats.js'
import type { DeadDice } from '../state.js'
import { letGo } from './harm.js'
import { carryAlone } from './loads.js'

/** A seat is given up: the survivor goes their own way and the others play on; the automatic game master takes over. */
export function resigned(s: DeadDice, seat: Seat, play: Play): Outcome | null {
  if (seat === masterSeat(s)) {
    handOverToAutomatic(s, play)
    return null
  }
  s.left.push(seat)
  if (!isAlive(s.survivors[seat]!)) return null
  goAway(s, seat, play)
  return livingSeats(s).length > 0 ? null : { winners: [], reason: 'left', rule: 'TABLE.7' }
}

/** [DD-16.1] [DD-16.68] It needs a scenario; where the person improvised, it goes on with the first. */
function handOverToAutomatic(s: DeadDice, play: Play): void {
  s.master.left = true
  s.staged ??= 'brainsOnSale'
  play.emit?.({ kind: 'master-left', rule: 'DD-16.1' })
}

/** What they carried stays with the companions, where there are any [DD-3.19]. */
function goAway(s: DeadDice, seat: Seat, play: Play): void {
  const survivor = s.survivors[seat]!
  survivor.fate = 'left'
  survivor.fateTurn = s.turn
  survivor.loads = { ammunition: 0, provisions: 0 }
  if (!carryAlone(s)) s.group.stash = [...s.group.stash, ...survivor.things]
  survivor.things = []
  survivor.hand = []
  if (s.scene !== null) letGo(s.scene, seat)
  play.emit?.({ kind: 'survivor-left', rule: 'TABLE.7', seat, data: { name: nameOf(s, seat) } })
}
