import type { RuleId } from '@shamble/kernel'
import { PRICES } from './menace.js'

/** [DD-16.21] In the order in which the automatic game master takes them. */
export const SPECIALS = ['alpha', 'hunter', 'massive', 'stalker', 'lasher', 'tank'] as const
export type Special = (typeof SPECIALS)[number]

export interface SpecialRow {
  readonly menace: number
  /** Successes of one test that kill it hand to hand, and at range. */
  readonly melee: number
  readonly ranged: number
  /** [DD-15.59] Marks that kill it too; 1 where there is no second way. */
  readonly marks: number
  /** Cells, as a multiple of what ordinary groups advance. */
  readonly stride: number
  readonly rule: RuleId
}

const ordinary = { menace: PRICES.special.menace, melee: 1, ranged: 1, marks: 1, stride: 1 } as const

/** [DD-12.19] to [DD-12.24] */
export const SPECIAL_TABLE: Readonly<Record<Special, SpecialRow>> = {
  alpha: { ...ordinary, melee: 2, ranged: 2, marks: 2, rule: 'DD-12.19' },
  hunter: { ...ordinary, ranged: 2, stride: 2, rule: 'DD-12.20' },
  massive: { ...ordinary, rule: 'DD-12.21' },
  stalker: { ...ordinary, rule: 'DD-12.23' },
  lasher: { ...ordinary, rule: 'DD-12.24' },
  tank: { ...ordinary, menace: PRICES.tank.menace, melee: 3, ranged: 3, marks: 3, rule: 'DD-12.22' },
}

/** [DD-15.59] What a mark takes, before long range, darkness or an unsuitable object make it 1 harder. */
export const MARK_DIFFICULTY = 1
