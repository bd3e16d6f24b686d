import { rollBurden } from '../rules/burden-dice.js'
import type { Burden } from '../rules/burdens.js'

/** Schizophrenic: on a 1 at the start of a turn, no action in it. */
export const schizophrenic: Burden = {
  id: 'schizophrenic',
  rule: 'DWA-16.7.3.9',
  score: 9,
  atTests(s, human, play) {
    if (rollBurden(s, human, schizophrenic, play) <= 1) human.now.acted = 'done'
  },
}
