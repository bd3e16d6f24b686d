import { turnOf } from '../frames/kinds.js'
import { defineCard } from './card.js'
import { anywhere } from './uses.js'

/** [ZMB-card.chainsaw] Two more on all the owner's combat rolls, for the rest of the turn in which it is started. */
export const chainsaw = defineCard({
  id: 'chainsaw',
  set: 'base',
  copies: 2,
  kept: {
    weapon: 'always',
    buildings: ['lawn_garden'],
    use: {
      on: anywhere,
      effect(s, seat) {
        turnOf(s).chainsaw[seat] = 1
      },
    },
  },
  combat: { value: 2, counts: (s, seat) => turnOf(s).chainsaw[seat] === 1 },
})
