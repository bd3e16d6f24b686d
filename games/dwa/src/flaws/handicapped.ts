import { rollBurden } from '../rules/burden-dice.js'
import type { Burden } from '../rules/burdens.js'

/** Handicapped: on 1 or 2 only 3 action points. */
export const handicapped: Burden = {
  id: 'handicapped',
  rule: 'DWA-16.6.12',
  ruling: 'R-80.8',
  score: 12,
  atActivation(s, f, human, play) {
    if (rollBurden(s, human, handicapped, play) < 3) f.ap = Math.min(f.ap, 3)
  },
}
