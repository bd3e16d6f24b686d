import { defineAbility } from './ability.js'

/** Quick-witted: one action point more for anything but displacement. */
export const quickWitted = defineAbility({
  id: 'quickWitted',
  rule: 'DWA-16.5.2.l',
  ruling: 'R-72',
  rank: 4,
  group: 'general',
  shutTo: [],
  ap: { points: 1, for: 'notMoving' },
})
