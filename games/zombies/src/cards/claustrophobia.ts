import { when } from '@shamble/kernel'
import { awaitTurn, waitedFor } from '../rules/lasting.js'
import { defineCard } from './card.js'
import { player } from './targets.js'

/** [ZMB-card.claustrophobia] On the next turn the target enters no building, and leaves the one they are in. */
export const claustrophobia = defineCard({
  id: 'claustrophobia',
  set: 'base',
  copies: 2,
  target: player(),
  effect({ s, seat }) {
    awaitTurn(s, s.claustrophobia, seat)
  },
  lasting: {
    turnBegins(s, seat, turn) {
      turn.shut = when('ZMB-card.claustrophobia', waitedFor(s.claustrophobia, seat))
    },
  },
})
