import { buildingSpaces } from '../board/board.js'
import { cardKillsBarred } from '../rules/lasting.js'
import { loseLives } from '../rules/lives.js'
import { NO_ZOMBIE } from '../state.js'
import { defineCard } from './card.js'
import { clear } from './choosing.js'
import { buildingHere } from './uses.js'

/** [ZMB-card.grenade] Kills a whole building and costs a life: [ZMB-1.1.c] the dead are counted first. */
export const grenade = defineCard({
  id: 'grenade',
  set: 'base',
  copies: 2,
  kept: {
    weapon: 'always',
    buildings: ['army_surplus'],
    use: {
      on: (s, seat) => (cardKillsBarred(s) ? [] : buildingHere(s, seat)),
      effect(s, seat, slot, play) {
        for (const space of buildingSpaces(s, slot))
          if (s.zombie[space] !== NO_ZOMBIE && s.outcome === null) clear(s, seat, space, grenade.rule, play)
        if (s.outcome === null) loseLives(s, seat, 1, grenade.rule, play)
      },
    },
  },
})
