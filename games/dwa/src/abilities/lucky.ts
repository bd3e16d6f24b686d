import { defineAbility } from './ability.js'

/** Lucky: one roll of a search, one up or down after it was seen. */
export const lucky = defineAbility({
  id: 'lucky',
  rule: 'DWA-16.5.2.c',
  ruling: 'R-70.1',
  rank: 1,
  group: 'general',
  shutTo: [],
  search: { change: 1 },
})
