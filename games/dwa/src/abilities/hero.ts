import { defineAbility } from './ability.js'

/** Hero: one action point more. */
export const hero = defineAbility({
  id: 'hero',
  rule: 'DWA-16.5.2.o',
  rank: 5,
  group: 'general',
  shutTo: [],
  ap: { points: 1, for: 'anything' },
})
