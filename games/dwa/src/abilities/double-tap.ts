import { no } from '../orders/refusals.js'
import { defineAbility } from './ability.js'

/** Double Tap: a second shot at the same target for 1 action point, which only knocks down. */
export const doubleTap = defineAbility({
  id: 'doubleTap',
  rule: 'DWA-16.5.4.q',
  ruling: 'R-70.24',
  rank: 5,
  group: 'combat',
  shutTo: ['civilian'],
  fire: {
    fits: (_s, _human, { type, shots, aimed, targets, rounds }) => {
      if (type !== 'shoot' && type !== 'burst') return no('R-70.24', 'ability.notShotguns')
      if (aimed > 0) return no('R-70.24', 'ability.noAim')
      if (rounds < 2) return no('R-70.24', 'ability.twoRounds')
      const isOne = type === 'burst' || targets.length === 1
      return shots === 2 && isOne ? null : no('R-70.24', 'ability.oneTarget')
    },
    secondFor: 1,
    secondFalls: true,
    noAim: true,
  },
})
