import type { Burden } from '../rules/burdens.js'

/** Sexy: men within 10 cm have one off all their dice but fear. */
export const sexy: Burden = {
  id: 'sexy',
  rule: 'DWA-16.6.10',
  ruling: 'R-80.2',
  score: 10,
  around: {
    dice: { fire: -1, blow: -1, breakAway: -1, jump: -1, treat: -1, drive: -1, search: -1, wound: -1, burden: -1 },
    whom: ({ gender }) => gender === 'man',
  },
}
