import { push, when } from '@shamble/kernel'
import { turnOf, WALK_STEPS, type WalkFrame } from '../frames/kinds.js'
import { defineCard } from './card.js'
import { opponent } from './targets.js'

/** [ZMB-card.where-did-everybody-go] Walks an opponent five steps; the opponent fights on the way [ZMB-W.k]. */
export const whereDidEverybodyGo = defineCard({
  id: 'where-did-everybody-go',
  set: 'base',
  copies: 2,
  // Nobody is walked in the turn in which they are afraid.
  target: opponent((s, _by, other) => other !== s.active || !when('ZMB-card.fear', turnOf(s).afraid)),
  effect({ s, by, seat }) {
    const { fallen } = turnOf(s)
    // [ZMB-1.3.2.l] A death before the walk spares only the active player its fights: it is their step.
    if (when('ZMB-1.3.2.l', seat !== s.active)) fallen[seat] = 0
    const walk: WalkFrame = { kind: 'walk', step: 0, by, seat, left: WALK_STEPS, fell: fallen[seat] === 1 }
    push(s, walk)
  },
})
