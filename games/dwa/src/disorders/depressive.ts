import type { Burden } from '../rules/burdens.js'

/** Depressive: two off all fire dice. */
export const depressive: Burden = {
  id: 'depressive',
  rule: 'DWA-16.7.3.6',
  score: 6,
  dice: { fire: -2 },
}
