import { defineAbility } from './ability.js'

/** Rifles. */
export const rifles = defineAbility({
  id: 'rifles',
  rule: 'DWA-16.5.3.c',
  rank: 1,
  group: 'basic',
  shutTo: ['civilian'],
  weapons: ['rifle', 'carbine', 'sniperRifle'],
})
