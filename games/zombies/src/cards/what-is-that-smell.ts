import { TILE_TO_COME, turnOf } from '../frames/kinds.js'
import { defineCard } from './card.js'
import { mover } from './targets.js'

/**
 * [ZMB-card.what-is-that-smell] The target must walk off the tile on which step 5 starts, or they skip their
 * next turn.
 */
export const whatIsThatSmell = defineCard({
  id: 'what-is-that-smell',
  set: 'expansion',
  copies: 2,
  window: 'rival-pre-move',
  target: mover,
  effect({ s }) {
    turnOf(s).smellSlot = TILE_TO_COME
  },
})
