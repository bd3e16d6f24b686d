import { no } from '../orders/refusals.js'
import { defineAbility } from './ability.js'

const HANDGUNS: readonly string[] = ['pistol', 'revolver']

/** Ambidextrous: two handguns at once on one target, a round from each. */
export const ambidextrous = defineAbility({
  id: 'ambidextrous',
  rule: 'DWA-16.5.4.h',
  ruling: 'R-70.16',
  rank: 3,
  group: 'combat',
  shutTo: [],
  fire: {
    fits: (_s, human, { type, weapon, shots, aimed, targets }) => {
      if (type !== 'shoot' || !HANDGUNS.includes(weapon)) return no('R-70.16', 'ability.handguns')
      const held = human.hands
        .map((i) => human.weapons[i]!)
        .filter(({ id, rounds, jammed }) => HANDGUNS.includes(id) && rounds > 0 && !jammed)
      if (held.length < 2) return no('R-70.16', 'ability.twoHandguns')
      if (aimed > 0) return no('R-70.16', 'ability.noAim')
      return shots === 2 && targets.length === 1 ? null : no('R-70.16', 'ability.oneTarget')
    },
    noAim: true,
    bothHands: true,
  },
})
