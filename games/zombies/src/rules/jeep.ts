import { type Seat, when } from '@shamble/kernel'
import { groundAt, kindAt, type Space, slotOf } from '../board/board.js'
import { NO_ZOMBIE, type Zombies } from '../state.js'

const isMotorPool = (s: Zombies, space: Space): boolean => kindAt(s, slotOf(space)).id === 'motor_pool'

/** [ZMB-1.3.1.s] A building space of the motor pool without a zombie: ALTERNATE FOOD SOURCE frees tokens, no jeeps. */
export function isGarage(s: Zombies, space: Space): boolean {
  if (!isMotorPool(s, space)) return false
  return when('ZMB-1.3.1.s', groundAt(s, space) === 'building' && s.zombie[space] === NO_ZOMBIE)
}

/** [ZMB-1.3.1.t] A jeep is lost on entering any building but the motor pool. */
export function leaveByJeep(s: Zombies, seat: Seat, space: Space): void {
  if (s.jeep[seat] === 0) return
  if (when('ZMB-1.3.1.t', groundAt(s, space) === 'building' && !isMotorPool(s, space))) s.jeep[seat] = 0
}

/** [ZMB-1.3.1.t] Doubles the movement of the player who starts [ZMB-R.10] on a road, a helipad or in the motor pool. */
export function mayDrive(s: Zombies, seat: Seat): boolean {
  if (!when('ZMB-1.3.1.t', s.jeep[seat] === 1)) return false
  const space = s.position[seat]!
  return when('ZMB-R.10', groundAt(s, space) === 'road' || isMotorPool(s, space))
}
