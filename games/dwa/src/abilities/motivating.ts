import { defineAbility } from './ability.js'

/** Motivating: one point more for everybody within 10 cm of its owner, who gets none. */
export const motivating = defineAbility({
  id: 'motivating',
  rule: 'DWA-16.5.2.j',
  ruling: 'R-70.7',
  rank: 3,
  group: 'general',
  shutTo: [],
  fear: { value: 1, others: true },
})
