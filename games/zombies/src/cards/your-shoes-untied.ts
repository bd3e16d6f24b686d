import { turnOf } from '../frames/kinds.js'
import { defineCard } from './card.js'
import { mover } from './targets.js'

/**
 * [ZMB-card.your-shoes-untied] Halves the movement that is about to begin, after everything else; two copies halve
 * it twice.
 */
export const yourShoesUntied = defineCard({
  id: 'your-shoes-untied',
  set: 'base',
  copies: 2,
  window: 'pre-move-or-move-set',
  target: mover,
  effect({ s }) {
    turnOf(s).halvings++
  },
})
