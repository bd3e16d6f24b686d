import { no } from '../orders/refusals.js'
import { defineAbility } from './ability.js'

/** Eagle Eye: long range does not count. */
export const eagleEye = defineAbility({
  id: 'eagleEye',
  rule: 'DWA-16.5.4.d',
  rank: 2,
  group: 'combat',
  shutTo: ['civilian'],
  fire: {
    fits: (_s, _human, { type }) => (type === 'shoot' || type === 'burst' ? null : no('DWA-16.5.4.d', 'ability.range')),
    ignores: 'longRange',
  },
})
