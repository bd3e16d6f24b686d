import type { Burden } from '../rules/burdens.js'
import { forcedShots, offerForcedShots } from '../rules/forced-fire.js'
import { friendsNear } from '../rules/people-near.js'

/** Paranoid: shoots every friend within 10 cm. */
export const paranoid: Burden = {
  id: 'paranoid',
  rule: 'DWA-16.7.3.7',
  ruling: 'R-80.6',
  score: 7,
  demands: (doer) => forcedShots(doer, friendsNear(doer.s, doer.human)).length > 0,
  offer(doer, to) {
    offerForcedShots(doer, friendsNear(doer.s, doer.human), to)
  },
}
