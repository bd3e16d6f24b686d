import { defineAbility } from './ability.js'

/** Lucky Star: successful attacks of one zombie phase against its owner are thrown again. */
export const luckyStar = defineAbility({
  id: 'luckyStar',
  rule: 'DWA-16.5.2.p',
  ruling: 'R-70.10',
  rank: 5,
  group: 'general',
  shutTo: [],
  luckyStar: true,
})
