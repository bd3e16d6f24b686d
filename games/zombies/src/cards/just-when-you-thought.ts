import { buildingSpaces } from '../board/board.js'
import { NO_ZOMBIE } from '../state.js'
import { defineCard } from './card.js'
import { addZombie } from './choosing.js'
import { building } from './targets.js'

/** [ZMB-card.just-when-you-thought] A zombie on every space of a building that has none. */
export const justWhenYouThought = defineCard({
  id: 'just-when-you-thought',
  set: 'base',
  copies: 2,
  target: building((zombies, spaces) => zombies < spaces),
  effect({ s, slot, play }) {
    for (const space of buildingSpaces(s, slot))
      if (s.zombie[space] === NO_ZOMBIE) addZombie(s, space, justWhenYouThought.rule, play)
  },
})
