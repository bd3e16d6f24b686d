import { cite, type Play } from '@shamble/kernel'
import type { Square } from '../map/mall.js'
import { type Character, type Dawn, NO_UNIT } from '../state.js'
import { faceOf, panicDice } from './faces.js'
import { characterWord, hasSuper } from './pieces.js'

/** [DAWN-6.5.a] Added to the Panic Level, by what is shot at and whether it stands in the shooter's own square. */
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
  if (hasSuper(s, target)) return PANIC_CHART.super[where]
  const unit = s.unitAt[target]!
  const isBerserk = unit !== NO_UNIT && s.berserk[unit] === 1
  return PANIC_CHART[isBerserk ? 'berserk' : 'unit'][where]
}

/** [DAWN-6.5.b] Whether a character panics; rolls for it. */
export function panics(s: Dawn, c: Character, addition: number, play: Play): boolean {
  if (s.options.panicDice === 'weapon') cite(s.rifle[c] === 1 ? 'DAWN-DIF.22' : 'DAWN-DIF.01')
  const dice = play.chance.dice(panicDice(s, c), 6, 'DAWN-6.5.b')
  const level = faceOf(s, c).panicLevel + addition
  const rolled = dice.reduce((sum, die) => sum + die, 0)
  const panicked = rolled <= level
  play.emit?.({
    kind: panicked ? 'panicked' : 'kept-calm',
    rule: 'DAWN-6.5.b',
    dice,
    data: { who: characterWord(c), level },
    ...(addition > 0 ? { modifiers: [{ rule: 'DAWN-6.5.a', value: addition }] } : {}),
  })
  return panicked
}
