import { no } from '../orders/refusals.js'
import { defineAbility } from './ability.js'

/** Chainsaw Maniac: it eliminates on 2 and above and never hurts its owner. */
export const chainsawManiac = defineAbility({
  id: 'chainsawManiac',
  rule: 'DWA-16.5.4.p',
  ruling: 'R-70.23',
  rank: 4,
  group: 'combat',
  shutTo: ['military', 'civilian'],
  blow: {
    fits: (_s, _human, weapon) => (weapon === 'chainsaw' ? null : no('R-70.23', 'ability.chainsaw')),
    safeChainsaw: true,
  },
})
