import { defineAbility } from './ability.js'

/** Combat Expert: two blows for the price of one. */
export const combatExpert = defineAbility({
  id: 'combatExpert',
  rule: 'DWA-16.5.4.n',
  ruling: 'R-70.21',
  rank: 4,
  group: 'combat',
  shutTo: ['civilian'],
  blow: { fits: () => null, blows: 2 },
})
