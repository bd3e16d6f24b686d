import { defineAbility } from './ability.js'

/** Doctor: after the game, a member who turned is cured on a 6. */
export const doctor = defineAbility({
  id: 'doctor',
  rule: 'DWA-16.5.2.i',
  ruling: 'R-76',
  rank: 3,
  group: 'general',
  shutTo: [],
  cure: { score: 6 },
})
