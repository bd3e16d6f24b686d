import { defineAbility } from './ability.js'

/** Shotguns. */
export const shotguns = defineAbility({
  id: 'shotguns',
  rule: 'DWA-16.5.3.b',
  rank: 1,
  group: 'basic',
  shutTo: ['military', 'civilian'],
  weapons: ['pumpShotgun', 'doubleBarrel', 'sawnOff'],
})
