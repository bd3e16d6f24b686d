import { type Play, type RuleId, when } from '@shamble/kernel'
import { event } from '../events.js'
import type { ActivationFrame } from '../frames/kinds.js'
import type { Mall, Square } from '../map/mall.js'
import { type Character, countersOf, type Dawn } from '../state.js'
import { isCarrying } from './carrying.js'
import { spendAll } from './doors.js'
import { isZombieOccupied } from './pieces.js'
import { checkVictory } from './victory.js'
import { hereOf } from './walking.js'

/** [DAWN-3.2.b] Whether a rifle still is in this square. */
export const hasRifles = (s: Dawn, mall: Mall, here: Square): boolean =>
  when('DAWN-3.2.b', here === mall.rifleSquare) && s.riflesLeft > 0

export function whyNotRifle(s: Dawn, f: ActivationFrame, here: Square, who: Character): RuleId | null {
  if (when('DAWN-12.1.a', !countersOf(s).characters[who]!.mayHoldRifle || s.rifle[who] === 1)) return 'DAWN-12.1.a'
  if (when('DAWN-12.2.a', isZombieOccupied(s, here))) return 'DAWN-12.2.a'
  // [DAWN-RUL.23] Two may each take one: the points that the first spent here are not spent on anything else.
  // Panic takes them all the same [DAWN-6.5.c].
  const onlyRifles = f.tookRifle.includes(1) && f.entered.length === 0 && !f.panicked.includes(1)
  if (f.spent > 0 && !when('DAWN-RUL.23', onlyRifles)) return 'DAWN-12.0.b'
  return when('DAWN-5.6.d', isCarrying(f, who)) ? 'DAWN-5.6.d' : null
}

/** [DAWN-12.2.a] Taking one is a move: it costs the whole allowance, and every unit that sees it reacts. */
export function takeRifle(s: Dawn, f: ActivationFrame, who: Character, play: Play): void {
  s.rifle[who] = 1
  s.riflesLeft--
  f.tookRifle[who] = 1
  spendAll(f)
  f.actedIn.push(hereOf(s, f))
  play.emit?.(event(s, 'rifle-taken', 'DAWN-12.0.b', { who }))
  checkVictory(s, play)
}
