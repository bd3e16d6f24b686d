import { type Play, push, type RuleId, type Seat, when } from '@shamble/kernel'
import { told } from '../events.js'
import type { DeathFrame } from '../frames/kinds.js'
import { MOST_LIVES, type Zombies } from '../state.js'
import { settleSpace } from './tokens.js'

/** [ZMB-1.2.f] [ZMB-1.3.2.f] At the start and after a death. */
export const START_LIVES = 3
export const START_BULLETS = 3

/** The price of a roll that fell short; any other loss is a card's. */
export const COMBAT_PRICE: RuleId = 'ZMB-1.3.2.c'

/** [ZMB-1.3.2.i] Losing lives by a card or a fight; the last one starts the procedure of death. */
export function loseLives(s: Zombies, seat: Seat, n: number, rule: RuleId, play: Play): void {
  s.lives[seat] = Math.max(0, s.lives[seat]! - n)
  const left = s.lives[seat]!
  play.emit?.(told({ kind: 'life-lost', rule, seat, data: { count: n, left }, about: { count: n, left } }))
  // [ZMB-1.1.d] Dying on the middle of a helipad is not reaching it.
  const isLast = when('ZMB-1.1.d', left === 0)
  if (rule === COMBAT_PRICE ? isLast : when('ZMB-1.3.2.i', isLast)) {
    const death: DeathFrame = { kind: 'death', step: 0, seat }
    push(s, death)
  }
  // [ZMB-1.3.5.e] A player who had five and is on a life takes it at once, unless a zombie is there too.
  else settleSpace(s, s.position[seat]!, play)
}

/** [ZMB-1.2.g] Never above five. */
export function gainLives(s: Zombies, seat: Seat, n: number, rule: RuleId, play: Play): void {
  const room = MOST_LIVES - s.lives[seat]!
  const count = when('ZMB-1.2.g', n > room) ? room : n
  s.lives[seat]! += count
  play.emit?.(told({ kind: 'lives-gained', rule, seat, data: { count }, about: { count } }))
}
