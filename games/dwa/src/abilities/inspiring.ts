import { defineAbility, ROLL_KINDS } from './ability.js'

/** Inspiring: a figure within 20 cm makes a roll again. */
export const inspiring = defineAbility({
  id: 'inspiring',
  rule: 'DWA-16.5.2.k',
  ruling: 'R-70.3',
  rank: 4,
  group: 'general',
  shutTo: [],
  again: { of: ROLL_KINDS, near: 'short' },
})
