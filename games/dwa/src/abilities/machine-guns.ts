import { defineAbility } from './ability.js'

/** Machine guns. */
export const machineGuns = defineAbility({
  id: 'machineGuns',
  rule: 'DWA-16.5.3.e',
  rank: 1,
  group: 'basic',
  shutTo: ['law', 'civilian'],
  weapons: ['machineGun'],
})
