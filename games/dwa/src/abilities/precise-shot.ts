import { no } from '../orders/refusals.js'
import { defineAbility } from './ability.js'

/** Precise Shot: cover does not count. */
export const preciseShot = defineAbility({
  id: 'preciseShot',
  rule: 'DWA-16.5.4.f',
  rank: 2,
  group: 'combat',
  shutTo: ['civilian'],
  fire: {
    fits: (_s, _human, { type }) => (type === 'shoot' || type === 'burst' ? null : no('DWA-16.5.4.f', 'ability.cover')),
    ignores: 'cover',
  },
})
