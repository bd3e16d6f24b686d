import { turnOf } from '../frames/kinds.js'
import { defineCard } from './card.js'
import { opponent } from './targets.js'

/** [ZMB-card.brain-cramp] Another player steers the move that is about to begin; a later one takes it over. */
export const brainCramp = defineCard({
  id: 'brain-cramp',
  set: 'base',
  copies: 2,
  window: 'move-set',
  // By the letter another opponent could be named instead; there never is one.
  target: opponent((s, _by, other) => other === s.active),
  effect({ s, by }) {
    turnOf(s).brainCramp = by
  },
})
