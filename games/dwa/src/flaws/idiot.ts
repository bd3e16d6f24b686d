import { no } from '../orders/refusals.js'
import type { Burden } from '../rules/burdens.js'
import { contactWalks, offerWalks } from '../rules/forced-walks.js'

/** Idiot: must engage zombies within 10 cm, and never leaves a fight. */
export const idiot: Burden = {
  id: 'idiot',
  rule: 'DWA-16.6.11',
  ruling: 'R-80.7',
  score: 11,
  demands: (doer) => contactWalks(doer, 'fear').length > 0,
  offer(doer, to) {
    offerWalks(contactWalks(doer, 'fear'), to)
  },
  forbids: ({ human }, { kind }) => (kind === 'breakAway' ? no('R-80.7', undefined, { who: human.name }) : null),
}
