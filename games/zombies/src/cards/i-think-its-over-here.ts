import { drawnTile } from '../frames/kinds.js'
import { defineCard } from './card.js'

/**
 * [ZMB-card.i-think-its-over-here] You place and fill the tile that another player has drawn; a second one takes it
 * over from the first.
 */
export const iThinkItsOverHere = defineCard({
  id: 'i-think-its-over-here',
  set: 'expansion',
  copies: 2,
  window: 'tile-drawn',
  effect({ s, by }) {
    drawnTile(s).placer = by
  },
})
