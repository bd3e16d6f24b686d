import { no } from '../orders/refusals.js'
import { defineAbility } from './ability.js'

const AUTOMATIC: readonly string[] = ['assaultRifle', 'submachineGun']

/** Killer: a full magazine fired as a machine gun's shot. */
export const killer = defineAbility({
  id: 'killer',
  rule: 'DWA-16.5.4.r',
  ruling: 'R-70.25',
  rank: 5,
  group: 'combat',
  shutTo: ['law', 'civilian'],
  fire: {
    fits: (_s, _human, { type, weapon }) =>
      type === 'spray' && AUTOMATIC.includes(weapon) ? null : no('R-70.25', 'ability.automatic'),
    asMachineGun: true,
  },
})
