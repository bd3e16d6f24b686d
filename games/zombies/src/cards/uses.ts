import type { Seat } from '@shamble/kernel'
import { buildingOf, type Slot } from '../board/board.js'
import type { Zombies } from '../state.js'

const NO_SLOT: readonly Slot[] = [-1]

/** A kept card that is used without naming a place. */
export const anywhere = (): readonly Slot[] => NO_SLOT

/** [ZMB-T.h] The building in which its owner is, or at whose door. */
export function buildingHere(s: Zombies, seat: Seat): readonly Slot[] {
  const slot = buildingOf(s, s.position[seat]!)
  return slot >= 0 ? [slot] : []
}
