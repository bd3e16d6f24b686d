import type { Burden } from '../rules/burdens.js'

/** Mad: one off the dice of everybody within 10 cm for what they do. */
export const mad: Burden = {
  id: 'mad',
  rule: 'DWA-16.6.7',
  ruling: 'R-80.1',
  score: 7,
  around: { dice: { fire: -1, blow: -1, breakAway: -1, jump: -1, treat: -1, drive: -1 }, whom: () => true },
}
