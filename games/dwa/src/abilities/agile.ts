import { defineAbility } from './ability.js'

/** Agile: one climb or one jump for nothing; a long jump is rolled for all the same. */
export const agile = defineAbility({
  id: 'agile',
  rule: 'DWA-16.5.2.e',
  ruling: 'R-70.2',
  rank: 2,
  group: 'general',
  shutTo: [],
  walk: { climbs: true },
})
