import { defineAbility } from './ability.js'

/** Acrobat: one obstacle is crossed for nothing. */
export const acrobat = defineAbility({
  id: 'acrobat',
  rule: 'DWA-16.5.2.b',
  ruling: 'R-70.2',
  rank: 1,
  group: 'general',
  shutTo: [],
  walk: { crossings: 1 },
})
