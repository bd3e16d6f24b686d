import { defineAbility } from './ability.js'

/** First Aid: treats one wound without a kit, on 5 and above. */
export const firstAid = defineAbility({
  id: 'firstAid',
  rule: 'DWA-16.5.2.h',
  ruling: 'R-70.4',
  rank: 3,
  group: 'general',
  shutTo: [],
  treat: { score: 5 },
})
