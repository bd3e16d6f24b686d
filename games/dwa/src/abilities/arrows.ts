import { defineAbility } from './ability.js'

/** Bows and crossbows. */
export const arrows = defineAbility({
  id: 'arrows',
  rule: 'DWA-16.5.3.g',
  rank: 1,
  group: 'basic',
  shutTo: ['civilian'],
  weapons: ['bow', 'crossbow'],
})
