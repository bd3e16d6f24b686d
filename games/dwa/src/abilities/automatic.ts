import { defineAbility } from './ability.js'

/** Automatic weapons. */
export const automatic = defineAbility({
  id: 'automatic',
  rule: 'DWA-16.5.3.d',
  rank: 1,
  group: 'basic',
  shutTo: ['law', 'civilian'],
  weapons: ['assaultRifle', 'submachineGun'],
})
