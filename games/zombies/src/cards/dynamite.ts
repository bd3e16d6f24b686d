import { type Seat, when } from '@shamble/kernel'
import { spacesBeside } from '../board/beside.js'
import { joinedSpaces, type Space } from '../board/board.js'
import { rollDie } from '../rules/event-cards.js'
import { cardKillsBarred } from '../rules/lasting.js'
import { loseLives } from '../rules/lives.js'
import { NO_ZOMBIE, type Zombies } from '../state.js'
import { defineCard } from './card.js'
import { clear } from './choosing.js'

const LEAST = 4
const MOST_SPACES = 3

/**
 * [ZMB-card.dynamite] Up to three spaces around are named first; then a die of four or more kills what is
 * there, or costs two lives.
 */
export const dynamite = defineCard({
  id: 'dynamite',
  set: 'expansion',
  copies: 2,
  mayPlay: (s) => !cardKillsBarred(s),
  target: { kind: 'spaces', sets: spaceSets },
  effect({ s, by, spaces, play }) {
    const { rule } = dynamite
    const die = rollDie(s, by, rule, play)
    const isBlast = when(rule, die >= LEAST)
    play.emit?.({ kind: isBlast ? 'blast' : 'blast-failed', rule, seat: by, dice: [die] })
    if (!isBlast) {
      loseLives(s, by, 2, rule, play)
      return
    }
    for (const space of spaces) if (s.zombie[space] !== NO_ZOMBIE && s.outcome === null) clear(s, by, space, rule, play)
  },
  odds: {
    need: LEAST,
    results: [
      { key: 'blast', ways: 3, of: 6 },
      { key: 'blast-failed', ways: 3, of: 6 },
    ],
  },
})

/** Every set of one to three of the spaces around, in the order in which actions are read. */
function spaceSets(s: Zombies, by: Seat): Space[][] {
  const spaces = reach(s, by).sort((a, b) => a - b)
  const sets: Space[][] = []
  for (let set = 1; set < 1 << spaces.length; set++) {
    const chosen = spaces.filter((_, i) => (set >> i) & 1)
    if (chosen.length <= MOST_SPACES) sets.push(chosen)
  }
  return sets
}

/** The orthogonal neighbours; walls protect by option alone. */
function reach(s: Zombies, by: Seat): Space[] {
  const from = s.position[by]!
  const around = spacesBeside(s, from)
  return s.options.dynamiteThroughWalls ? around : around.filter((space) => joinedSpaces(s, from).includes(space))
}
