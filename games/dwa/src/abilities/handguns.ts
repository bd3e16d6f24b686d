import { defineAbility } from './ability.js'

/** Handguns. */
export const handguns = defineAbility({
  id: 'handguns',
  rule: 'DWA-16.5.3.a',
  rank: 1,
  group: 'basic',
  shutTo: [],
  weapons: ['pistol', 'revolver'],
})
