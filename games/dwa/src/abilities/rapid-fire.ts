import { no } from '../orders/refusals.js'
import { defineAbility } from './ability.js'

const MOST = 4

/** Rapid Fire: up to four shots of a pump shotgun for 1 action point each. */
export const rapidFire = defineAbility({
  id: 'rapidFire',
  rule: 'DWA-16.5.4.g',
  ruling: 'R-70.15',
  rank: 3,
  group: 'combat',
  shutTo: ['military', 'civilian'],
  fire: {
    fits: (_s, _human, { type, weapon, shots }) => {
      if (type !== 'blast' || weapon !== 'pumpShotgun') return no('R-70.15', 'ability.pumpShotgun')
      return shots > MOST ? no('R-70.15', 'ability.fourShots') : null
    },
    cost: ({ shots }) => shots,
  },
})
