import { defineAbility } from './ability.js'

/** Reflexes: one attack at once on a zombie that has just made contact. */
export const reflexes = defineAbility({
  id: 'reflexes',
  rule: 'DWA-16.5.4.m',
  ruling: 'R-70.20',
  rank: 4,
  group: 'combat',
  shutTo: ['civilian'],
  contact: 'strike',
})
