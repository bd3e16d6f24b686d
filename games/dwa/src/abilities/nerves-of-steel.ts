import { defineAbility } from './ability.js'

/** Nerves of Steel: the first fear test of a game is ignored; not used then, it is lost. */
export const nervesOfSteel = defineAbility({
  id: 'nervesOfSteel',
  rule: 'DWA-16.5.2.d',
  ruling: 'R-70.6',
  rank: 1,
  group: 'general',
  shutTo: [],
  fear: { ignores: ({ fearTests }) => fearTests === 0 },
})
