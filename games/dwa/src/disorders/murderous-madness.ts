import type { Burden } from '../rules/burdens.js'
import { nearestInSight } from '../rules/forced-fire.js'

/** Murderous Madness: on 1 or 2 a declaration of fire goes to the nearest figure. */
export const murderousMadness: Burden = {
  id: 'murderousMadness',
  rule: 'DWA-16.7.3.2',
  ruling: 'R-81.1',
  score: 2,
  roll: {
    at: 'attack',
    upTo: 2,
    due: (_s, _human, { kind }) => kind === 'fire',
    bites(s, human) {
      const on = nearestInSight(s, human)
      return on === null ? null : { on }
    },
  },
}
