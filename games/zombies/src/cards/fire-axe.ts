import { defineCard } from './card.js'

/** [ZMB-card.fire-axe] One more on every combat roll of its owner. */
export const fireAxe = defineCard({
  id: 'fire-axe',
  set: 'base',
  copies: 2,
  kept: { weapon: 'always', buildings: ['fire_station'] },
  combat: { value: 1, counts: (s, seat) => s.inPlay[seat]!.includes(fireAxe.card) },
})
