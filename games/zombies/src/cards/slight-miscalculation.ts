import { buildingSpaces, type Slot, type Space } from '../board/board.js'
import { zombiesLeft } from '../rules/supply.js'
import { NO_ZOMBIE, type Zombies } from '../state.js'
import { defineCard } from './card.js'
import { choose, picks, putZombie } from './choosing.js'
import { building } from './targets.js'

const freeIn = (s: Zombies, slot: Slot): Space[] =>
  buildingSpaces(s, slot).filter((space) => s.zombie[space] === NO_ZOMBIE)

/** [ZMB-card.slight-miscalculation] As many zombies again as a building holds, as far as there is room. */
export const slightMiscalculation = defineCard({
  id: 'slight-miscalculation',
  set: 'base',
  copies: 2,
  target: building((zombies, spaces) => zombies > 0 && zombies < spaces),
  effect(p) {
    const free = freeIn(p.s, p.slot).length
    choose(p, Math.min(buildingSpaces(p.s, p.slot).length - free, free, zombiesLeft(p.s)))
  },
  choosing: picks((s, f) => freeIn(s, f.slot), putZombie),
})
