import { defineAbility } from './ability.js'

/** Fast: 5 cm more at the end of a turn spent on moving. */
export const fast = defineAbility({
  id: 'fast',
  rule: 'DWA-16.5.2.m',
  ruling: 'R-70.8',
  rank: 4,
  group: 'general',
  shutTo: [],
  walk: { extra: 50 },
})
