import type { Burden } from '../rules/burdens.js'
import { forcedShots, offerForcedShots } from '../rules/forced-fire.js'

/** Macho: must fire at least one shot at a zombie in sight and range. */
export const macho: Burden = {
  id: 'macho',
  rule: 'DWA-16.6.6',
  ruling: 'R-80.6',
  score: 6,
  demands: (doer) => !doer.human.now.fired && forcedShots(doer, doer.s.zombies).length > 0,
  offer(doer, to) {
    offerForcedShots(doer, doer.s.zombies, to)
  },
}
