import { turnOf } from '../frames/kinds.js'
import { gainLives } from '../rules/lives.js'
import { defineCard } from './card.js'

/** [ZMB-card.much-needed-rest] Two lives in place of the movement; a player who is afraid may rest as well. */
export const muchNeededRest = defineCard({
  id: 'much-needed-rest',
  set: 'base',
  copies: 2,
  window: 'own-pre-move',
  effect({ s, by, play }) {
    turnOf(s).rested = true
    gainLives(s, by, 2, muchNeededRest.rule, play)
  },
})
