import type { Burden } from '../rules/burdens.js'
import { contactWalks, offerWalks } from '../rules/forced-walks.js'
import { knockDown } from '../rules/harm.js'

/** Charge: a zombie one step away must be engaged, and goes down on contact. */
export const charge: Burden = {
  id: 'charge',
  rule: 'DWA-16.7.3.3',
  ruling: 'R-81.2',
  score: 3,
  demands: (doer) => doer.f.breakAway === 'no' && contactWalks(doer, 'step').length > 0,
  offer(doer, to) {
    offerWalks(contactWalks(doer, 'step'), to)
  },
  onContact(s, _human, zombie, play) {
    knockDown(s, zombie, 'R-81.2', play)
  },
}
