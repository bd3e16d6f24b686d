import type { Burden } from '../rules/burdens.js'

/** Compassionate: on 1 or 2 an attack on a zombie is not made; its action points are lost. */
export const compassionate: Burden = {
  id: 'compassionate',
  rule: 'DWA-16.6.8',
  ruling: 'R-80.4',
  score: 8,
  roll: {
    at: 'attack',
    upTo: 2,
    due: (_s, _human, { targets = [] }) => targets.some((id) => id < 0),
    bites: () => 'stopped',
  },
}
