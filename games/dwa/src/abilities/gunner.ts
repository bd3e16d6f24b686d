import { no } from '../orders/refusals.js'
import { defineAbility } from './ability.js'

/** Gunner: with a machine gun a 4 eliminates too. */
export const gunner = defineAbility({
  id: 'gunner',
  rule: 'DWA-16.5.4.k',
  ruling: 'R-70.12',
  rank: 3,
  group: 'combat',
  shutTo: ['law', 'civilian'],
  fire: {
    fits: (_s, _human, { type, weapon }) =>
      type === 'spray' && weapon === 'machineGun' ? null : no('R-70.12', 'ability.machineGun'),
    scores: () => ({ fall: 4, elim: 4 }),
  },
})
