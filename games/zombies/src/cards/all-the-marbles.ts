import { type Seat, when } from '@shamble/kernel'
import { outlasts } from '../rules/lasting.js'
import { defineCard } from './card.js'
import { anywhere } from './uses.js'

/**
 * [ZMB-card.all-the-marbles] No zombie moves until its owner's next turn begins: the following one if the owner is on
 * turn.
 */
export const allTheMarbles = defineCard({
  id: 'all-the-marbles',
  set: 'base',
  copies: 2,
  kept: {
    weapon: 'option',
    buildings: ['toy_store'],
    use: {
      on: anywhere,
      effect(s, seat) {
        const begins = (owner: Seat): number => (owner === s.active ? 2 : 1)
        if (outlasts(s, { seat, ends: begins(seat) }, { seat: s.marbles, ends: begins(s.marbles) })) s.marbles = seat
      },
    },
  },
  lasting: {
    turnBegins(s, seat) {
      if (s.marbles >= 0 && when('ZMB-card.all-the-marbles', s.marbles === seat)) s.marbles = -1
    },
  },
})
