import { rollBurden } from '../rules/burden-dice.js'
import type { Burden } from '../rules/burdens.js'
import { die } from '../rules/harm.js'

/** Desperate: on a 1 at the start of a turn he shoots himself, and does not rise. */
export const desperate: Burden = {
  id: 'desperate',
  rule: 'DWA-16.7.3.12',
  score: 12,
  atTests(s, human, play) {
    if (rollBurden(s, human, desperate, play) <= 1) die(s, human, 'DWA-16.7.3.12', play, true)
  },
}
