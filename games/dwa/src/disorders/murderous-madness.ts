import { rollBurden } from '../rules/burden-dice.js'
import type { Burden } from '../rules/burdens.js'
import { nearestInSight } from '../rules/forced-fire.js'

/** Murderous Madness: on 1 or 2 a declaration of fire goes to the nearest figure. */
export const murderousMadness: Burden = {
  id: 'murderousMadness',
  rule: 'DWA-16.7.3.2',
  ruling: 'R-81.1',
  score: 2,
  beforeAttack(s, human, { kind }, play) {
    if (kind !== 'fire' || rollBurden(s, human, murderousMadness, play) > 2) return null
    const at = nearestInSight(s, human)
    return at === null ? null : { at }
  },
}
