import { defineAbility } from './ability.js'

/** Aggressive: one failed blow, or one failed die of a shot in contact, is thrown again. */
export const aggressive = defineAbility({
  id: 'aggressive',
  rule: 'DWA-16.5.4.a',
  ruling: 'R-70.11',
  rank: 2,
  group: 'combat',
  shutTo: ['civilian'],
  again: { of: ['blow', 'close'], failed: true, one: true },
})
