import type { Options } from '@shamble/kernel'
import { totals, waysAtLeast } from '@shamble/module'
import type { CounterSet } from './counters.js'
import { ENTRANCE_TABLE } from './frames/generation-phase.js'
import type { Mall } from './map/mall.js'
import { componentsOf } from './options.js'
import { type AttackResult, attackResult } from './rules/attacks.js'

// The tables of the rulebook as the engine plays them, laid out for reading.

export { UNITS } from './counters.js'
export { numberOn } from './frames/attack.js'
export { BERSERK_UP_TO } from './frames/berserk-phase.js'
export { TURNING_TOTALS } from './frames/generation-phase.js'
export { HIDDEN_TABLE } from './frames/hidden-table.js'
export { MAIN_DOOR_NAMES } from './map/plan.js'
export type { AttackResult } from './rules/attacks.js'
export { DOOR_COST } from './rules/doors.js'
export { RIFLE_DICE } from './rules/faces.js'
export { PANIC_CHART } from './rules/panic.js'
export { MOST_DICE, SHOT_CHART } from './rules/shooting.js'
export { ENTER_COST } from './rules/walking.js'

export const countersOfOptions = (options: Options): CounterSet => componentsOf(options).counters
export const mallOfOptions = (options: Options): Mall => componentsOf(options).mall

/** Two dice. */
const LOW = 2
const HIGH = 12
/** [DAWN-RUL.10] Whatever is stronger is read as this. */
const STRONGEST = 13

/** How often each total of two dice falls, of 36. */
export const TWO_DICE: readonly number[] = totals(2, 6)

/** Strengths that share a column of the attack table. */
export interface AttackColumn {
  readonly from: number
  readonly to: number
  /** By total from 2 to 12. */
  readonly results: readonly AttackResult[]
}

/** [DAWN-8.8.a] Neighbouring strengths with the same results are in one column. */
export function attackColumns(): readonly AttackColumn[] {
  const columns: AttackColumn[] = []
  for (let strength = 1; strength <= STRONGEST; strength++) {
    const results = Array.from({ length: HIGH - LOW + 1 }, (_, i) => attackResult(strength, LOW + i))
    const last = columns.at(-1)
    if (last !== undefined && last.results.join() === results.join()) columns.push({ ...columns.pop()!, to: strength })
    else columns.push({ from: strength, to: strength, results })
  }
  return columns
}

/** [DAWN-13.5.a] By total: the main doors that bring a unit, as numbers in the order North, East, South, West. */
export const entranceRows = (): readonly { readonly total: number; readonly doors: readonly number[] }[] =>
  ENTRANCE_TABLE.map((doors, i) => ({ total: LOW + i, doors }))

/** [DAWN-10.5.a] In how many of 36 throws a unit of this value breaks a glass door. */
export const waysToBreak = (value: number): number => 36 - waysAtLeast(2, 6, value)
