import { when } from '@shamble/kernel'
import { turnOf } from '../frames/kinds.js'
import { defineCard } from './card.js'

const MOVEMENT = 0
const COMBAT = 1

/** [ZMB-card.adrenaline-rush] Doubles this movement, or helps the next combat roll: which is said on playing it. */
export const adrenalineRush = defineCard({
  id: 'adrenaline-rush',
  set: 'base',
  copies: 2,
  window: 'own-pre-move-or-combat',
  target: {
    kind: 'use',
    words: ['movement', 'combat'],
    // A player who is afraid has no movement roll to double.
    fits: (s, use, { window }) =>
      use === COMBAT ? window === 'combat' : window === 'pre-move' && !when('ZMB-card.fear', turnOf(s).afraid),
  },
  effect({ s, by, use }) {
    if (use === MOVEMENT) turnOf(s).adrenalineMove = true
    else turnOf(s).adrenaline[by] = 1
  },
  combat: { value: 2, counts: (s, seat) => turnOf(s).adrenaline[seat] === 1 },
})
