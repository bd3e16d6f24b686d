import { defineAbility } from './ability.js'

/** Tough: a wound test is made again if a zombie gave one of the wounds. */
export const tough = defineAbility({
  id: 'tough',
  rule: 'DWA-16.5.4.o',
  ruling: 'R-70.22',
  rank: 4,
  group: 'combat',
  shutTo: ['civilian'],
  again: { of: ['wound'], may: (_s, { bitten }) => bitten },
})
