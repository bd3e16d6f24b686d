import { when } from '@shamble/kernel'
import { facingAt, isOnTable, type Slot, type Space } from '../board/board.js'
import { rollDie } from '../rules/event-cards.js'
import { cardKillsBarred } from '../rules/lasting.js'
import { NO_ZOMBIE, type Zombies } from '../state.js'
import { defineCard } from './card.js'
import { choose, clear } from './choosing.js'

/**
 * [ZMB-card.mine-field] [ZMB-R.23] The die first, then a tile, then that many zombies of its roads go to the
 * collection.
 */
export const mineField = defineCard({
  id: 'mine-field',
  set: 'expansion',
  copies: 2,
  mayPlay: (s) => !cardKillsBarred(s),
  effect(p) {
    const { s, by, play } = p
    const die = rollDie(s, by, mineField.rule, play)
    play.emit?.({ kind: 'mines', rule: mineField.rule, seat: by, dice: [die] })
    choose(p, die)
  },
  choosing: {
    offer(s, f, to) {
      if (when('ZMB-R.23', f.slot < 0)) for (const slot of minedTiles(s)) to.legal({ type: 'tile', slot })
      else for (const space of minedSpaces(s, f.slot)) to.legal({ type: 'pick', space })
    },
    answer(s, f, action, play) {
      if (action.type === 'tile') f.slot = action.slot
      else if (action.type === 'pick') {
        f.left--
        clear(s, f.by, action.space, mineField.rule, play)
      }
    },
    done: (s, f) => f.left === 0 || (f.slot < 0 ? minedTiles(s).length === 0 : minedSpaces(s, f.slot).length === 0),
  },
})

/** Zombies on the roads of a tile; a helipad is road. */
export function minedSpaces(s: Zombies, slot: Slot): Space[] {
  const { open, ground } = facingAt(s, slot)
  return open
    .filter((cell) => ground[cell] === 'road' && s.zombie[slot * 9 + cell] !== NO_ZOMBIE)
    .map((cell) => slot * 9 + cell)
}

const minedTiles = (s: Zombies): Slot[] =>
  [...s.tileKind.keys()].filter((slot) => isOnTable(s, slot) && minedSpaces(s, slot).length > 0)
