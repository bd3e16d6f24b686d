import { no } from '../orders/refusals.js'
import { defineAbility } from './ability.js'

const RIFLES: readonly string[] = ['rifle', 'carbine', 'sniperRifle', 'assaultRifle']

/** Sniper: rifles and assault rifles eliminate on 2 and above. */
export const sniper = defineAbility({
  id: 'sniper',
  rule: 'DWA-16.5.4.s',
  ruling: 'R-70.26',
  rank: 5,
  group: 'combat',
  shutTo: ['civilian'],
  fire: {
    fits: (_s, _human, { type, weapon }) =>
      (type === 'shoot' || type === 'burst') && RIFLES.includes(weapon) ? null : no('R-70.26', 'ability.rifles'),
    scores: () => ({ fall: 0, elim: 2 }),
  },
})
