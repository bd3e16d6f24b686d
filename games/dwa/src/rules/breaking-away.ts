import { type Modifier, type Play, type Refusal, when } from '@shamble/kernel'
import { enemiesInContact } from '../board/measure.js'
import { deed, tell } from '../events.js'
import type { ActivationFrame } from '../frames/kinds.js'
import { no } from '../orders/order.js'
import type { Dwa, Human, Table } from '../state.js'
import { burdenModifiers } from './burdens.js'
import { hasWayOut } from './ways-out.js'

/** Six bases fit around one. */
const SURROUNDED = 6

/** [DWA-12.4.a] Why a human cannot even try to break away. */
export function whyNotBreakAway(s: Table, human: Human): Refusal | null {
  const enemies = enemiesInContact(s, human)
  if (enemies.length === 0) return no('DWA-12.4.a', 'breakAway.free', { who: human.name })
  // Whoever lies on the ground can only stand up and fight.
  if (when('R-46', human.posture === 'prone')) return no('R-46', 'breakAway.prone', { who: human.name })
  if (when('DWA-12.4.d', enemies.length >= SURROUNDED)) return no('DWA-12.4.d')
  if (when('DWA-12.4.a', !hasWayOut(s, human))) return no('DWA-12.4.a', 'breakAway.noWay', { who: human.name })
  return null
}

/** [DWA-12.4.b] [DWA-12.4.c] More than the enemies in contact, or nothing else in this turn. */
export function breakAway(s: Dwa, f: ActivationFrame, play: Play): void {
  const human = s.humans[f.human]!
  const enemies = enemiesInContact(s, human)
  if (enemies.length === 0) return
  const die = play.chance.die(6, 'DWA-12.4.b')
  const modifiers: Modifier[] = burdenModifiers(s, human, 'breakAway')
  const total = modifiers.reduce((sum, { value }) => sum + value, die)
  const isFree = when('DWA-12.4.b', total > enemies.length)
  f.breakAway = isFree ? 'free' : 'failed'
  tell(s, play, {
    ...deed(isFree ? 'broke-away' : 'held', 'DWA-12.4.b', human, { total, need: enemies.length + 1 }),
    dice: [die],
    modifiers,
  })
}
