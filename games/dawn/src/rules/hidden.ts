import { type Play, type RuleId, when } from '@shamble/kernel'
import { event } from '../events.js'
import type { Mall, Square } from '../map/mall.js'
import type { Dawn } from '../state.js'
import { bringFromBox, isFaceUp, turnUp } from './pieces.js'

/** Whether anybody must think that a hidden zombie is noted in a square: the part of the rules that needs no list. */
export function mayBeNoted(mall: Mall, square: Square): boolean {
  return !mall.isHall[square] && !isNearSymbol(mall, square)
}

/** [DAWN-3.1.e] On or beside a character symbol; [DAWN-RUL.20] a wall with a door in it does not part them. */
function isNearSymbol(mall: Mall, square: Square): boolean {
  return mall.nearCharacters.has(square) || when('DAWN-RUL.20', mall.nearThroughDoor.has(square))
}

/** Why a hidden zombie may not be noted in a square, or `null`. */
export function whyNotHide(s: Dawn, mall: Mall, square: Square): RuleId | null {
  if (when('DAWN-3.1.d', mall.isHall[square]!)) return 'DAWN-3.1.d'
  if (when('DAWN-3.1.e', isNearSymbol(mall, square))) return 'DAWN-3.1.e'
  if (when('DAWN-3.1.f', s.hidden.includes(square))) return 'DAWN-3.1.f'
  const inRifleStore = mall.area[square] === mall.rifleArea
  const isSecond = inRifleStore && s.hidden.some((other) => mall.area[other] === mall.rifleArea)
  return when('DAWN-3.1.g', isSecond) ? 'DAWN-3.1.g' : null
}

/** [DAWN-9.0.a] A unit from the box appears in a noted square, whose number is crossed out [DAWN-9.3.b]. */
export function revealHidden(s: Dawn, square: Square, play: Play, rule: RuleId): void {
  s.hidden = s.hidden.filter((noted) => !when('DAWN-9.3.b', noted === square))
  const unit = bringFromBox(s, square)
  play.reveal?.('all')
  play.emit?.(event(s, 'hidden-revealed', rule, { square, unit: s.token[unit]!, left: s.hidden.length }))
  // [DAWN-9.0.b] From here on it is a unit like any other.
  if (when('DAWN-9.0.b', isFaceUp(s, square))) turnUp(s, square, play, 'DAWN-9.0.a')
}
