import type { Modifier } from '@shamble/kernel'
import { fearModifiers, mustTest } from '../rules/fear.js'
import type { Human, Table } from '../state.js'

/** A fear test as it would be if it came now. */
export interface FearForecast {
  /** Morale with everything that changes it: the dice must not come above it. */
  readonly value: number
  readonly modifiers: readonly Modifier[]
  /** What is added to the dice. */
  readonly dice: readonly Modifier[]
  /** Of 36 rolls, so many pass. */
  readonly passes: number
}

const sum = (modifiers: readonly Modifier[], from: number): number =>
  modifiers.reduce((total, { value }) => total + value, from)

/** [DWA-13.a] `null` where nobody would have to test. */
export function fearForecast(s: Table, human: Human): FearForecast | null {
  if (!mustTest(s, human)) return null
  const { value: modifiers, dice } = fearModifiers(s, human, 'none')
  const value = sum(modifiers, human.morale)
  const most = value - sum(dice, 0)
  let passes = 0
  for (let one = 1; one <= 6; one++) for (let other = 1; other <= 6; other++) if (one + other <= most) passes++
  return { value, modifiers, dice, passes }
}
