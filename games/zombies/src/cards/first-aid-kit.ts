import { defineCard } from './card.js'

/** [ZMB-card.first-aid-kit] Discarded in place of a life, at the price of a combat roll that fell short. */
export const firstAidKit = defineCard({
  id: 'first-aid-kit',
  set: 'base',
  copies: 2,
  kept: { weapon: 'option', buildings: ['hospital', 'drug_store'] },
})
