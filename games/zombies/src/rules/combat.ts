import { type Seat, when } from '@shamble/kernel'
import type { Space } from '../board/board.js'
import { turnOf } from '../frames/kinds.js'
import { ENHANCED, NO_ZOMBIE, type Zombies } from '../state.js'

/** [ZMB-1.3.2.b] What a combat roll must reach. */
export const KILL_NUMBER = 4
/** [ZMB-1.3.1.r] Against a glowing zombie, and against all under GOVT. ENHANCED ZOMBIES ! */
export const ENHANCED_KILL_NUMBER = 5

/** Nobody fights, and nobody kills. */
export const isFoodSource = (s: Zombies): boolean => when('ZMB-card.alternate-food-source', s.foodSource >= 0)

/** [ZMB-1.3.2.b] What a total must reach to kill the zombie on a space. */
export function killNumber(s: Zombies, space: Space): number {
  const isGlowing = when('ZMB-1.3.1.r', s.zombie[space] === ENHANCED)
  const isEnhanced = when('ZMB-card.govt-enhanced-zombies', s.govtEnhanced >= 0)
  return isGlowing || isEnhanced ? ENHANCED_KILL_NUMBER : KILL_NUMBER
}

/** Whether a player must fight where they are. */
export function mustFight(s: Zombies, seat: Seat): boolean {
  if (s.zombie[s.position[seat]!] === NO_ZOMBIE || isFoodSource(s)) return false
  // [ZMB-1.3.2.l] [ZMB-R.33] Not again in the step in which the player died.
  const hasFallen = turnOf(s).fallen[seat] === 1
  return !(when('ZMB-1.3.2.l', hasFallen) && when('ZMB-R.33', hasFallen))
}

/** Whether a total kills. [ZMB-R.36] Under GOVT. ENHANCED ZOMBIES ! too it is the total that counts, not the naked die. */
export function kills(s: Zombies, total: number, need: number): boolean {
  return s.govtEnhanced >= 0 ? when('ZMB-R.36', total >= need) : total >= need
}
