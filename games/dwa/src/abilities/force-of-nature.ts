import { defineAbility } from './ability.js'

/** Force of Nature: every fall of a blow is an elimination. */
export const forceOfNature = defineAbility({
  id: 'forceOfNature',
  rule: 'DWA-16.5.4.t',
  ruling: 'R-70.27',
  // Not printed.
  rank: 5,
  group: 'combat',
  shutTo: ['civilian'],
  blow: { fits: () => null, fallsEliminate: true },
})
