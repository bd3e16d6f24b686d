import { type RuleId, when } from '@shamble/kernel'
import { livingSeats } from '../seats.js'
import type { DeadDice } from '../state.js'

export const ENDING_RULE: RuleId = 'DD-5.18'

/** [DD-5.18] [DD-15.76] All player survivors are dead or turned, or an ending was reached: no Menace, and safe. */
export const isOver = (s: DeadDice): boolean =>
  when('DD-5.18', s.ending !== null) || when('DD-15.76', livingSeats(s).length === 0)
