import type { Play, RuleId } from '@shamble/kernel'
import { type Mall, type Square, squareName } from '../map/mall.js'
import type { Dawn } from '../state.js'
import { bringFromBox, turnUp } from './pieces.js'

/** Why a hidden zombie may not be noted in a square, or `null`. */
export function whyNotHide(s: Dawn, mall: Mall, square: Square): RuleId | null {
  if (mall.isHall[square]) return 'DAWN-3.1.d'
  if (mall.nearCharacters.has(square)) return 'DAWN-3.1.e'
  if (s.hidden.includes(square)) return 'DAWN-3.1.f'
  const inRifleStore = mall.area[square] === mall.rifleArea
  if (inRifleStore && s.hidden.some((other) => mall.area[other] === mall.rifleArea)) return 'DAWN-3.1.g'
  return null
}

/** [DAWN-9.0.a] A unit from the box appears in a noted square, whose number is crossed out [DAWN-9.3.b]. */
export function revealHidden(s: Dawn, square: Square, play: Play, rule: RuleId): void {
  s.hidden.splice(s.hidden.indexOf(square), 1)
  bringFromBox(s, square)
  play.reveal?.('all')
  play.emit?.({ kind: 'hidden-revealed', rule, data: { square: squareName(square), left: s.hidden.length } })
  turnUp(s, square, play, 'DAWN-9.0.a')
}
