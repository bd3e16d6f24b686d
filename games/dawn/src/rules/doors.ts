import { type Play, type RuleId, when } from '@shamble/kernel'
import { event } from '../events.js'
import type { ActivationFrame } from '../frames/kinds.js'
import type { DoorIndex, Square } from '../map/mall.js'
import { type Character, CLOSED, type Dawn, DESTROYED, OPEN } from '../state.js'
import { hasFreeHands, isCarrying } from './carrying.js'
import { isZombieOccupied } from './pieces.js'
import { checkVictory } from './victory.js'
import { hereOf, movementLeft, pointsFade, whyNotPaid } from './walking.js'

/** [DAWN-5.5.a] */
export const DOOR_COST = 2

/** [DAWN-5.5.f] What can be done with a door: one with a marker is opened, and the marker goes. */
export const doorWork = (s: Dawn, door: DoorIndex): 'open' | 'close' =>
  when('DAWN-5.5.f', s.doors[door] === CLOSED) ? 'open' : 'close'

export function whyNotDoor(s: Dawn, f: ActivationFrame, here: Square, door: DoorIndex): RuleId | null {
  // [DAWN-10.5.c] What is broken counts as open for good.
  if (when('DAWN-5.5.e', when('DAWN-10.5.c', s.doors[door] === DESTROYED))) return 'DAWN-5.5.e'
  if (when('DAWN-5.5.d', isZombieOccupied(s, here))) return 'DAWN-5.5.d'
  if (when('DAWN-5.6.d', !hasFreeHands(f))) return 'DAWN-5.6.d'
  const unpaid = whyNotPaid(f, DOOR_COST)
  // [DAWN-RUL.22] A stack pays for it once, out of what its members have in common.
  if (f.active.length > 1 ? when('DAWN-RUL.22', unpaid !== null) : unpaid !== null) return unpaid
  return s.doors[door] === OPEN && !hasDoorMarker(s) ? 'DAWN-DIF.19' : null
}

/** [DAWN-2.4.a] [DAWN-DIF.19] A marker for every door that is shut or broken, main doors too; by option they run out. */
function hasDoorMarker(s: Dawn): boolean {
  const limit = s.options.doorMarkerLimit
  return limit === 0 || when('DAWN-DIF.19', s.doors.filter((state) => state !== OPEN).length < limit)
}

export function whyNotMainDoor(
  s: Dawn,
  f: ActivationFrame,
  here: Square,
  door: DoorIndex,
  who: Character,
): RuleId | null {
  if (when('DAWN-5.5.c', s.doors[door] === CLOSED)) return 'DAWN-5.5.c'
  if (when('DAWN-5.5.d', isZombieOccupied(s, here))) return 'DAWN-5.5.d'
  if (when('DAWN-5.5.b', f.spent > 0)) return 'DAWN-5.5.b'
  if (!hasDoorMarker(s)) return 'DAWN-DIF.19'
  if (f.shots[who]! > 0 && when('DAWN-DIF.02', s.options.mainDoorAndShoot === 'exclusive')) return 'DAWN-RUL.49'
  return when('DAWN-5.6.d', isCarrying(f, who) || !hasFreeHands(f)) ? 'DAWN-5.6.d' : null
}

export function workDoor(s: Dawn, f: ActivationFrame, door: DoorIndex, work: 'open' | 'close', play: Play): void {
  s.doors[door] = work === 'open' ? OPEN : CLOSED
  f.spent += DOOR_COST
  f.actedIn.push(hereOf(s, f))
  const kind = work === 'open' ? 'door-opened' : 'door-closed'
  const ids = { group: f.active, door, left: movementLeft(f) }
  play.emit?.(event(s, kind, 'DAWN-5.5.a', ids, pointsFade(s, f, 'left')))
}

export function closeMainDoor(s: Dawn, f: ActivationFrame, door: DoorIndex, who: Character, play: Play): void {
  s.doors[door] = CLOSED
  spendAll(f)
  f.closedMain[who] = 1
  f.actedIn.push(hereOf(s, f))
  play.emit?.(event(s, 'main-closed', 'DAWN-5.5.b', { who, door }))
  checkVictory(s, play)
}

/** [DAWN-RUL.22] What costs a whole allowance uses up the common account of a stack, if anything is left in it. */
export function spendAll(f: ActivationFrame): void {
  if (when('DAWN-RUL.22', movementLeft(f) > 0)) f.spent = f.allowance
}
