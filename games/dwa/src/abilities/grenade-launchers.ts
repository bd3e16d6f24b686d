import { defineAbility } from './ability.js'

/** Grenade launchers. */
export const grenadeLaunchers = defineAbility({
  id: 'grenadeLaunchers',
  rule: 'DWA-16.5.3.f',
  rank: 1,
  group: 'basic',
  shutTo: ['law', 'civilian'],
  weapons: ['grenadeLauncher'],
})
