import { defineCard } from './card.js'
import { anywhere } from './uses.js'

export const AMMO_BULLETS = 3

/** [ZMB-card.lots-of-ammo] Three bullets when it is discarded, at the price of a short roll too. */
export const lotsOfAmmo = defineCard({
  id: 'lots-of-ammo',
  set: 'base',
  copies: 2,
  kept: {
    weapon: 'option',
    buildings: ['sporting_goods'],
    use: {
      on: anywhere,
      effect(s, seat) {
        s.bullets[seat]! += AMMO_BULLETS
      },
    },
  },
})
