import { allSpaces, type Space } from '../board/board.js'
import { freeSpaces, hasFreeSpace } from '../board/free.js'
import type { CardFrame } from '../frames/kinds.js'
import { mayCardsMove } from '../rules/lasting.js'
import { NO_ZOMBIE, type Zombies } from '../state.js'
import { defineCard } from './card.js'
import { choose, pick, shiftZombie } from './choosing.js'

/** [ZMB-card.this-isnt-so-bad] Two zombies go to any free spaces of the map. */
export const thisIsntSoBad = defineCard({
  id: 'this-isnt-so-bad',
  set: 'base',
  copies: 2,
  mayPlay: (s) => mayCardsMove(s) && s.zombie.some((kind) => kind !== NO_ZOMBIE) && hasFreeSpace(s),
  effect: (p) => choose(p, Math.min(2, p.s.zombie.filter((kind) => kind !== NO_ZOMBIE).length)),
  // First the zombie, then where it goes: `spaces` holds the two by turns.
  choosing: {
    offer(s, f, to) {
      for (const space of hasChosenZombie(f) ? freeSpaces(s) : movable(s, f)) to.coded(space, pick)
    },
    answer(s, f, action, play) {
      if (action.type !== 'pick') return
      f.spaces.push(action.space)
      if (hasChosenZombie(f)) return
      f.left--
      shiftZombie(s, f.spaces[f.spaces.length - 2]!, action.space, thisIsntSoBad.rule, play)
    },
    done(s, f) {
      if (f.left === 0 || hasChosenZombie(f)) return f.left === 0
      return movable(s, f).length === 0 || !hasFreeSpace(s)
    },
  },
})

const hasChosenZombie = ({ spaces }: CardFrame): boolean => spaces.length % 2 === 1

/** Zombies that this card has not moved yet. */
const movable = (s: Zombies, { spaces }: CardFrame): Space[] =>
  allSpaces(s).filter((space) => s.zombie[space] !== NO_ZOMBIE && !spaces.includes(space))
