import { when } from '@shamble/kernel'
import { outlasts, untilNextTurnEnds } from '../rules/lasting.js'
import { settleSpace } from '../rules/tokens.js'
import { defineCard } from './card.js'

/**
 * [ZMB-card.alternate-food-source] Until the player's next turn ends nobody fights and nobody kills: zombies do not
 * matter to pawns.
 */
export const alternateFoodSource = defineCard({
  id: 'alternate-food-source',
  set: 'base',
  copies: 2,
  effect({ s, by, play }) {
    const effect = untilNextTurnEnds(s, by)
    if (outlasts(s, effect, { seat: s.foodSource, ends: s.foodSourceEnds })) {
      s.foodSource = effect.seat
      s.foodSourceEnds = effect.ends
    }
    for (const space of new Set(s.position)) settleSpace(s, space, play)
  },
  lasting: {
    turnEnds(s, seat) {
      if (s.foodSource !== seat) return
      if (when('ZMB-card.alternate-food-source', --s.foodSourceEnds === 0)) s.foodSource = -1
    },
  },
})
