import { no } from '../orders/refusals.js'
import { defineAbility } from './ability.js'

/** Martial Arts: bare hands hit on a 6. */
export const martialArts = defineAbility({
  id: 'martialArts',
  rule: 'DWA-16.5.4.l',
  ruling: 'R-70.19',
  rank: 3,
  group: 'combat',
  shutTo: ['civilian'],
  blow: {
    fits: (_s, _human, weapon) => (weapon === 'none' ? null : no('R-70.19', 'ability.bareHands')),
    bareHands: true,
  },
})
