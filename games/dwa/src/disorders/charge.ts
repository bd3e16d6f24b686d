import { when } from '@shamble/kernel'
import type { Burden } from '../rules/burdens.js'
import { contactWalks, offerWalks } from '../rules/forced-walks.js'
import { knockDown } from '../rules/harm.js'

/** Charge: a zombie one step away must be engaged, and goes down on contact. */
export const charge: Burden = {
  id: 'charge',
  rule: 'DWA-16.7.3.3',
  ruling: 'R-81.2',
  score: 3,
  // Not in a turn in which the human breaks away.
  demands: (doer) => !when('R-81.2', doer.f.did.includes('breakAway')) && contactWalks(doer, 'step').length > 0,
  offer(doer, to) {
    offerWalks(contactWalks(doer, 'step'), to)
  },
  onContact(s, _human, zombie, play) {
    knockDown(s, zombie, 'R-81.2', play)
  },
}
