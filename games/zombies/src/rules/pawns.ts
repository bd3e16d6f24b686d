import { type Play, type Seat, when } from '@shamble/kernel'
import { type Space, slotOf } from '../board/board.js'
import { turnOf } from '../frames/kinds.js'
import type { Zombies } from '../state.js'
import { leaveByJeep } from './jeep.js'
import { settleSpace } from './tokens.js'

/** The middle of the town square. */
export const TOWN_SQUARE: Space = 4

/** Puts a player on a space by other means than walking. */
export function putPawn(s: Zombies, seat: Seat, space: Space, play: Play): void {
  s.position[seat] = space
  carriedOff(s, seat)
  leaveByJeep(s, seat, space)
  settleSpace(s, space, play)
}

/** [ZMB-card.what-is-that-smell] A card that carries the player off first makes the new tile the one to leave. */
export function carriedOff(s: Zombies, seat: Seat): void {
  const turn = turnOf(s)
  if (seat !== s.active || turn.smellSlot < 0) return
  if (!when('ZMB-card.what-is-that-smell', turn.hasLeft)) turn.smellSlot = slotOf(s.position[seat]!)
}
