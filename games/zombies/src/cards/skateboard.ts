import { defineCard } from './card.js'

/** [ZMB-card.skateboard] Two more on every movement roll of its owner. */
export const skateboard = defineCard({
  id: 'skateboard',
  set: 'base',
  copies: 2,
  kept: { weapon: 'always', buildings: ['skate_shop'] },
  movement: { value: 2, counts: (s, seat) => s.inPlay[seat]!.includes(skateboard.card) },
})
