import { type Play, when } from '@shamble/kernel'
import { event } from '../events.js'
import type { Square } from '../map/mall.js'
import { type Character, type Dawn, NO_UNIT } from '../state.js'
import { faceOf, panicDice } from './faces.js'
import { hasSuper } from './pieces.js'

/** [DAWN-6.5.a] Added to the Panic Level, by what is shot at and whether it is in the shooter's own square. */
export const PANIC_CHART = {
  // [DAWN-11.5.a] [DAWN-RUL.12] One check, and the super zombie's addition alone.
  super: { same: 3, other: 1 },
  // [DAWN-10.6.a]
  berserk: { same: 1, other: 0 },
  unit: { same: 0, other: null },
} as const

/** [DAWN-6.5.a] What is added to the Panic Level for a shot, or `null` where no check is needed. */
export function panicAddition(s: Dawn, from: Square, target: Square): number | null {
  const where = from === target ? 'same' : 'other'
  const unit = s.unitAt[target]!
  const isBerserk = unit !== NO_UNIT && s.berserk[unit] === 1
  const isSuper = when('DAWN-11.5.a', hasSuper(s, target))
  if (isBerserk ? when('DAWN-RUL.12', isSuper) : isSuper) return PANIC_CHART.super[where]
  if (from === target ? when('DAWN-10.6.a', isBerserk) : isBerserk) return PANIC_CHART.berserk[where]
  return PANIC_CHART.unit[where]
}

/** [DAWN-6.5.b] Whether a character panics; rolls for it. */
export function panics(s: Dawn, who: Character, addition: number, play: Play): boolean {
  const dice = play.chance.dice(panicDice(s, who), 6, 'DAWN-6.5.b')
  const level = faceOf(s, who).panicLevel + addition
  const rolled = dice.reduce((sum, die) => sum + die, 0)
  const panicked = rolled <= level
  const modifiers = addition > 0 ? { modifiers: [{ rule: 'DAWN-6.5.a', value: addition }] } : {}
  play.emit?.(event(s, panicked ? 'panicked' : 'kept-calm', 'DAWN-6.5.b', { who, level }, { dice, ...modifiers }))
  return panicked
}
