import { defineAbility } from './ability.js'

/** Frenzied: a successful attack in contact is followed by another one for nothing. */
export const frenzied = defineAbility({
  id: 'frenzied',
  rule: 'DWA-16.5.4.j',
  ruling: 'R-70.18',
  rank: 3,
  group: 'combat',
  shutTo: ['civilian'],
  blow: { fits: () => null, another: true },
})
