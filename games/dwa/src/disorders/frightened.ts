import type { Burden } from '../rules/burdens.js'
import { approachWalks, offerWalks } from '../rules/forced-walks.js'

/** Frightened: with a zombie within 10 cm all action points go into approaching the nearest friend. */
export const frightened: Burden = {
  id: 'frightened',
  rule: 'DWA-16.7.3.8',
  ruling: 'R-81.4',
  score: 8,
  demands: (doer) => doer.human.now.nearZombie && approachWalks(doer).length > 0,
  offer(doer, to) {
    offerWalks(approachWalks(doer), to)
  },
  mustBreakAway: true,
}
