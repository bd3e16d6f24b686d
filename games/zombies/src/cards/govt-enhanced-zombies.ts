import { when } from '@shamble/kernel'
import { outlasts, untilNextTurnEnds } from '../rules/lasting.js'
import { defineCard } from './card.js'

/** [ZMB-card.govt-enhanced-zombies] Until the end of the player's next turn every zombie takes a five. */
export const govtEnhancedZombies = defineCard({
  id: 'govt-enhanced-zombies',
  set: 'expansion',
  copies: 2,
  effect({ s, by }) {
    const effect = untilNextTurnEnds(s, by)
    if (!outlasts(s, effect, { seat: s.govtEnhanced, ends: s.govtEnhancedEnds })) return
    s.govtEnhanced = effect.seat
    s.govtEnhancedEnds = effect.ends
  },
  lasting: {
    turnEnds(s, seat) {
      if (s.govtEnhanced !== seat) return
      if (when('ZMB-card.govt-enhanced-zombies', --s.govtEnhancedEnds === 0)) s.govtEnhanced = -1
    },
  },
})
