import { awaitTurn } from '../rules/lasting.js'
import { PARALYSED } from '../state.js'
import { defineCard } from './card.js'
import { player } from './targets.js'

/** [ZMB-card.hysterical-paralysis] The target's next turn is skipped entirely; two skips of one turn do not add up. */
export const hystericalParalysis = defineCard({
  id: 'hysterical-paralysis',
  set: 'base',
  copies: 1,
  target: player(),
  effect({ s, seat }) {
    awaitTurn(s, s.paralysis, seat, PARALYSED)
  },
})
