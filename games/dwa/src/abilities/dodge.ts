import { defineAbility } from './ability.js'

/** Dodge: out of contact when a zombie has just made it. */
export const dodge = defineAbility({
  id: 'dodge',
  rule: 'DWA-16.5.2.n',
  ruling: 'R-70.9',
  rank: 5,
  group: 'general',
  shutTo: [],
  contact: 'dodge',
})
