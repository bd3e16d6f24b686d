import { cite, type Play, type RuleId } from '@shamble/kernel'
import { type Mall, NO_DOOR, type Square, squareName } from '../map/mall.js'
import type { Dawn } from '../state.js'
import { bringFromBox, turnUp } from './pieces.js'

/** Whether anybody must think that a hidden zombie is noted in a square: the part of the rules that needs no list. */
export function mayBeNoted(mall: Mall, square: Square): boolean {
  return !mall.isHall[square] && !mall.nearCharacters.has(square)
}

/** Why a hidden zombie may not be noted in a square, or `null`. */
export function whyNotHide(s: Dawn, mall: Mall, square: Square): RuleId | null {
  if (mall.isHall[square]) return 'DAWN-3.1.d'
  if (mall.nearCharacters.has(square)) {
    if (isNearThroughDoor(mall, square)) cite('DAWN-RUL.20')
    return 'DAWN-3.1.e'
  }
  if (s.hidden.includes(square)) return 'DAWN-3.1.f'
  const inRifleStore = mall.area[square] === mall.rifleArea
  if (inRifleStore && s.hidden.some((other) => mall.area[other] === mall.rifleArea)) return 'DAWN-3.1.g'
  return null
}

/** [DAWN-RUL.20] A wall with a door in it does not part a square from a character symbol. */
function isNearThroughDoor(mall: Mall, square: Square): boolean {
  return mall.ways[square]!.some(({ to, door }) => door !== NO_DOOR && mall.characterSquares.includes(to))
}

/** [DAWN-9.0.a] A unit from the box appears in a noted square, whose number is crossed out [DAWN-9.3.b]. */
export function revealHidden(s: Dawn, square: Square, play: Play, rule: RuleId): void {
  s.hidden.splice(s.hidden.indexOf(square), 1)
  cite('DAWN-9.3.b')
  // [DAWN-9.0.b] From here on it is a unit like any other.
  bringFromBox(s, square)
  cite('DAWN-9.0.b')
  play.reveal?.('all')
  play.emit?.({ kind: 'hidden-revealed', rule, data: { square: squareName(square), left: s.hidden.length } })
  turnUp(s, square, play, 'DAWN-9.0.a')
}
