import { rollBurden } from '../rules/burden-dice.js'
import type { Burden } from '../rules/burdens.js'
import { knockDown } from '../rules/harm.js'

/** Clumsy: on 1 or 2 the first step of a turn ends on the ground. */
export const clumsy: Burden = {
  id: 'clumsy',
  rule: 'DWA-16.6.2',
  ruling: 'R-80.3',
  score: 2,
  afterFirstStep(s, human, play) {
    const falls = rollBurden(s, human, clumsy, play) <= 2
    if (falls) knockDown(s, human, 'R-80.3', play)
    return falls
  },
}
