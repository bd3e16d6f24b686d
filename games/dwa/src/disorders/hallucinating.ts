import type { Burden } from '../rules/burdens.js'
import { forcedBlows, offerForcedBlows } from '../rules/forced-blows.js'
import { friendsNear } from '../rules/people-near.js'

/** Hallucinating: with a melee weapon in hand, attacks every friend within 10 cm. */
export const hallucinating: Burden = {
  id: 'hallucinating',
  rule: 'DWA-16.7.3.10',
  ruling: 'R-81.5',
  score: 10,
  demands: (doer) => forcedBlows(doer, friendsNear(doer.s, doer.human)).length > 0,
  offer(doer, to) {
    offerForcedBlows(doer, friendsNear(doer.s, doer.human), to)
  },
}
