import { freeSpaces, hasFreeSpace } from '../board/free.js'
import { zombiesLeft } from '../rules/supply.js'
import { defineCard } from './card.js'
import { choose, picks, putZombie } from './choosing.js'

/** [ZMB-card.were-screwed] Ten zombies on free spaces anywhere, or as many as there are. */
export const wereScrewed = defineCard({
  id: 'were-screwed',
  set: 'base',
  copies: 1,
  effect: (p) => choose(p, Math.min(10, freeSpaces(p.s).length, zombiesLeft(p.s))),
  choosing: picks(freeSpaces, putZombie, hasFreeSpace),
})
