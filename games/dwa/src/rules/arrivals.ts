import type { Play } from '@shamble/kernel'
import type { Dwa, Human } from '../state.js'

/** [DWA-15.1.3.1.A] */
export function placeAtStart(_s: Dwa, _play: Play): void {}

/** [DWA-15.1.3.1.B] */
export function arriveByEdge(_s: Dwa, _play: Play): void {}

/** [DWA-15.1.3.1.C] Somebody comes into a room that nobody has explored. */
export function enterRoom(s: Dwa, _human: Human, room: number, _play: Play): void {
  s.rooms[room]!.explored = true
}

/** [DWA-15.1.3.1.D] Somebody has fired a noisy weapon. */
export function arriveAfterFire(_s: Dwa, _human: Human, _play: Play): void {}

/** [DWA-15.1.3.1.E] A grenade of somebody's has gone off. */
export function arriveAfterGrenade(_s: Dwa, _human: Human, _play: Play): void {}
