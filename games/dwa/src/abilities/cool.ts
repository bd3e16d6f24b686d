import { defineAbility } from './ability.js'

/** Cool: one point more for one fear test, declared before the dice. */
export const cool = defineAbility({
  id: 'cool',
  rule: 'DWA-16.5.2.a',
  rank: 1,
  group: 'general',
  shutTo: [],
  fear: { value: 1 },
})
