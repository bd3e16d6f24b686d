import type { Burden } from '../rules/burdens.js'

/** Schizophrenic: on a 1 at the start of a turn, no action in it. */
export const schizophrenic: Burden = {
  id: 'schizophrenic',
  rule: 'DWA-16.7.3.9',
  score: 9,
  roll: {
    at: 'tests',
    upTo: 1,
    bites(_s, human) {
      human.now.acted = 'done'
      return null
    },
  },
}
