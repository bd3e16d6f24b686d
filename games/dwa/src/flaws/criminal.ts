import type { Burden } from '../rules/burdens.js'
import { forcedShots, offerForcedShots } from '../rules/forced-fire.js'
import { peopleNear } from '../rules/people-near.js'
import type { Human, Table } from '../state.js'

/** Criminal: must shoot every member of law enforcement within 10 cm. */
export const criminal: Burden = {
  id: 'criminal',
  rule: 'DWA-16.6.3',
  ruling: 'R-80.6',
  score: 3,
  demands: (doer) => forcedShots(doer, officersNear(doer.s, doer.human)).length > 0,
  offer(doer, to) {
    offerForcedShots(doer, officersNear(doer.s, doer.human), to)
  },
}

const officersNear = (s: Table, human: Human): Human[] =>
  peopleNear(s, human).filter(({ archetype }) => archetype === 'law')
