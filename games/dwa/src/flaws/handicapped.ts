import type { Burden } from '../rules/burdens.js'

/** Handicapped: on 1 or 2 only 3 action points. */
export const handicapped: Burden = {
  id: 'handicapped',
  rule: 'DWA-16.6.12',
  ruling: 'R-80.8',
  score: 12,
  roll: { at: 'activation', upTo: 2, bites: () => ({ ap: 3 }) },
}
