import type { Burden } from '../rules/burdens.js'
import { knockDown } from '../rules/harm.js'

/** Clumsy: on 1 or 2 the first step of a turn ends on the ground. */
export const clumsy: Burden = {
  id: 'clumsy',
  rule: 'DWA-16.6.2',
  ruling: 'R-80.3',
  score: 2,
  roll: {
    at: 'firstStep',
    upTo: 2,
    bites(s, human, play) {
      knockDown(s, human, 'R-80.3', play)
      return 'stopped'
    },
  },
}
