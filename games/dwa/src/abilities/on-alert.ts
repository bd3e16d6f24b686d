import { defineAbility } from './ability.js'

/** On Alert: one action point, and the others are kept to fire during the zombie phase. */
export const onAlert = defineAbility({
  id: 'onAlert',
  rule: 'DWA-16.5.4.c',
  ruling: 'R-70.13',
  rank: 2,
  group: 'combat',
  shutTo: ['civilian'],
  alert: { cost: 1 },
})
