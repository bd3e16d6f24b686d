import { defineAbility } from './ability.js'

/** Fearless: two off the dice of a fear test. */
export const fearless = defineAbility({
  id: 'fearless',
  rule: 'DWA-16.5.2.f',
  rank: 2,
  group: 'general',
  shutTo: [],
  fear: { dice: -2 },
})
