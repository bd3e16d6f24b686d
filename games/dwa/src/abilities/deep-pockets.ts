import { defineAbility } from './ability.js'

/** Deep Pockets: out of ammunition, a magazine is found on a 6. */
export const deepPockets = defineAbility({
  id: 'deepPockets',
  rule: 'DWA-16.5.4.i',
  ruling: 'R-70.17',
  rank: 3,
  group: 'combat',
  shutTo: ['civilian'],
  pockets: { score: 6 },
})
