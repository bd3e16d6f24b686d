import { defineAbility } from './ability.js'

/** Mechanic: wires for 2 action points. */
export const mechanic = defineAbility({
  id: 'mechanic',
  rule: 'DWA-16.5.2.g',
  rank: 2,
  group: 'general',
  shutTo: [],
  price: (action, cost) => (action === 'hotWire' ? 2 : cost),
})
