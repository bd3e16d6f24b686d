import { when } from '@shamble/kernel'
import { awaitTurn, waitedFor } from '../rules/lasting.js'
import { defineCard } from './card.js'
import { player } from './targets.js'

/** [ZMB-card.fear] The target does not move on their next turn. */
export const fear = defineCard({
  id: 'fear',
  set: 'base',
  copies: 2,
  target: player(),
  effect({ s, seat }) {
    awaitTurn(s, s.fear, seat)
  },
  lasting: {
    turnBegins(s, seat, turn) {
      turn.afraid = when('ZMB-card.fear', waitedFor(s.fear, seat))
    },
  },
})
