import { rollBurden } from '../rules/burden-dice.js'
import type { Burden } from '../rules/burdens.js'

/** Compassionate: on 1 or 2 an attack on a zombie is not made; its action points are lost. */
export const compassionate: Burden = {
  id: 'compassionate',
  rule: 'DWA-16.6.8',
  ruling: 'R-80.4',
  score: 8,
  beforeAttack(s, human, { targets = [] }, play) {
    if (!targets.some((id) => id < 0)) return null
    return rollBurden(s, human, compassionate, play) <= 2 ? 'lost' : null
  },
}
