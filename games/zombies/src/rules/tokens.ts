import { type Play, type Seat, when } from '@shamble/kernel'
import type { Space } from '../board/board.js'
import { told } from '../events.js'
import { BULLET, LIFE, MOST_LIVES, NO_TOKEN, NO_ZOMBIE, type Zombies } from '../state.js'
import { isFoodSource } from './combat.js'
import { checkHelipad } from './goal.js'
import { isGarage } from './jeep.js'

/**
 * [ZMB-1.3.5.e] [ZMB-1.3.1.s] What a space has to give goes to the player who is there and may have it:
 * [ZMB-1.3.5.i] the active player first, then clockwise. On the middle of a helipad that is the victory.
 */
export function settleSpace(s: Zombies, space: Space, play: Play): void {
  if (s.outcome !== null || !s.position.includes(space)) return
  const hasJeeps = isGarage(s, space)
  if (when('ZMB-1.3.5.e', s.zombie[space] !== NO_ZOMBIE && !isFoodSource(s))) return
  const hasToken = s.counter[space] !== NO_TOKEN
  for (let i = 0; i < s.position.length; i++) {
    const seat = (s.active + i) % s.position.length
    const isHere = s.position[seat] === space
    if (hasToken ? !when('ZMB-1.3.5.i', isHere) : !isHere) continue
    takeToken(s, seat, space, play)
    if (hasJeeps && s.jeep[seat] === 0) {
      s.jeep[seat] = 1
      play.emit?.({ kind: 'jeep', rule: 'ZMB-1.3.1.s', seat })
    }
    checkHelipad(s, seat, play)
  }
}

function takeToken(s: Zombies, seat: Seat, space: Space, play: Play): void {
  const token = s.counter[space]!
  if (token === NO_TOKEN) return
  // [ZMB-1.3.5.f] A player who has five lives leaves a sixth where it is.
  if (token === LIFE && when('ZMB-1.3.5.f', s.lives[seat]! >= MOST_LIVES)) {
    // [ZMB-1.3.5.i] By option it is gone, unless another player is there who can take it.
    const isWanted = s.position.some((at, other) => at === space && s.lives[other]! < MOST_LIVES)
    if (s.options.lifeTokenAtCap === 'removed' && !when('ZMB-1.3.5.i', isWanted)) s.counter[space] = NO_TOKEN
    return
  }
  s.counter[space] = NO_TOKEN
  if (token === BULLET) s.bullets[seat]! += 1
  else s.lives[seat]! += 1
  const kind = token === BULLET ? 'bullet-taken' : 'life-taken'
  play.emit?.(told({ kind, rule: 'ZMB-1.3.5.e', seat, about: { space } }))
}
