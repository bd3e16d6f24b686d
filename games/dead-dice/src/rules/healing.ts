import type { Play, Seat } from '@shamble/kernel'
import { MEDICINE_HEALS } from '../data/equipment.js'
import { stagedOf } from '../scenario/staged.js'
import { standOf } from '../seats.js'
import type { DeadDice } from '../state.js'
import { drop } from './carrying.js'

/** Up to the base, and no further [DD-1.3]. */
export function heal(s: DeadDice, seat: Seat, by: number): void {
  const survivor = s.survivors[seat]!
  survivor.survival = Math.min(survivor.base, survivor.survival + by)
}

/** [DD-16.46] Medicine heals once, and is used up. */
export function treat(s: DeadDice, seat: Seat, thing: number, whom: Seat, play: Play): void {
  drop(s.survivors[seat]!, thing)
  heal(s, whom, MEDICINE_HEALS)
  play.emit?.({ kind: 'treated', rule: 'DD-16.46', seat, data: { whom: s.survivors[whom]!.name }, about: { whom } })
}

/** [DD-16.45] The scenario knows a cure, and the group has found it. */
export const hasCure = (s: DeadDice): boolean => stagedOf(s)?.scenario.features.cure === true && s.group.clues > 0

/** [DD-16.45] Nobody else learns whether it was needed. */
export function cure(s: DeadDice, seat: Seat): void {
  s.survivors[seat]!.turnsIn = 0
  const stand = s.scene === null ? null : standOf(s.scene, seat)
  if (stand !== null) stand.turnsLeft = -1
}
