import type { Burden } from '../rules/burdens.js'
import { die } from '../rules/harm.js'

/** Desperate: on a 1 at the start of a turn the human dies by their own hand, and does not rise. */
export const desperate: Burden = {
  id: 'desperate',
  rule: 'DWA-16.7.3.12',
  score: 12,
  roll: {
    at: 'tests',
    upTo: 1,
    bites(s, human, play) {
      die(s, human, 'DWA-16.7.3.12', play, true)
      return null
    },
  },
}
