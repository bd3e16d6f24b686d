import { no } from '../orders/refusals.js'
import { defineAbility } from './ability.js'

/** Human Tripod: a machine gun fires twice for 4 action points without its tripod. */
export const humanTripod = defineAbility({
  id: 'humanTripod',
  rule: 'DWA-16.5.4.b',
  ruling: 'R-70.12',
  // Not printed.
  rank: 2,
  group: 'combat',
  shutTo: ['law', 'civilian'],
  fire: {
    fits: (_s, _human, { type, weapon }) =>
      type === 'spray' && weapon === 'machineGun' ? null : no('R-70.12', 'ability.machineGun'),
    tripod: true,
  },
})
