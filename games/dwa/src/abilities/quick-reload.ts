import { defineAbility } from './ability.js'

/** Quick Reload: half the price, before fear doubles it. */
export const quickReload = defineAbility({
  id: 'quickReload',
  rule: 'DWA-16.5.4.e',
  ruling: 'R-70.14',
  rank: 2,
  group: 'combat',
  shutTo: ['civilian'],
  price: (action, cost) => (action === 'reload' || action === 'reloadMachineGun' ? Math.ceil(cost / 2) : cost),
})
