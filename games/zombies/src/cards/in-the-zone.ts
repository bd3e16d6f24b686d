import { turnOf } from '../frames/kinds.js'
import { defineCard } from './card.js'

/**
 * [ZMB-card.in-the-zone] For each natural six of this turn the player draws a card, beyond three if need be; at
 * its end they keep three.
 */
export const inTheZone = defineCard({
  id: 'in-the-zone',
  set: 'expansion',
  copies: 2,
  window: 'own-turn-start',
  effect({ s }) {
    turnOf(s).inTheZone = true
  },
})
