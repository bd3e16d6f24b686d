import { type Seat, when } from '@shamble/kernel'
import { spacesBeside } from '../board/beside.js'
import { facingAt, joinedSpaces, kindAt, type Space, slotOf, spaceWord } from '../board/board.js'
import { DIRECTIONS } from '../board/tiles.js'
import { told } from '../events.js'
import { turnOf } from '../frames/kinds.js'
import { rollDie } from '../rules/event-cards.js'
import { loseLives } from '../rules/lives.js'
import type { Zombies } from '../state.js'
import { defineCard } from './card.js'

const LEAST = 5

/**
 * [ZMB-card.breakthrough] A die of five or six breaks a passage to the space that was named; anything less costs a
 * life and the movement.
 */
export const breakthrough = defineCard({
  id: 'breakthrough',
  set: 'expansion',
  copies: 2,
  window: 'own-open-until-move',
  target: { kind: 'spaces', sets: (s, by) => goals(s, by).map((space) => [space]) },
  effect({ s, by, spaces, play }) {
    const { rule } = breakthrough
    const die = rollDie(s, by, rule, play)
    const space = spaces[0]!
    if (when(rule, die >= LEAST)) {
      s.joins.push(s.position[by]!, space)
      const data = { space: spaceWord(space) }
      play.emit?.(told({ kind: 'broke-through', rule, seat: by, dice: [die], data, about: { space } }))
      return
    }
    play.emit?.({ kind: 'wall-held', rule, seat: by, dice: [die] })
    turnOf(s).forfeited = true
    loseLives(s, by, 1, rule, play)
  },
  odds: {
    need: LEAST,
    results: [
      { key: 'through', ways: 2, of: 6 },
      { key: 'wall-held', ways: 4, of: 6 },
    ],
  },
})

/** Any space of a neighbouring tile, neither of them a helipad, that no way leads to yet. */
function goals(s: Zombies, by: Seat): Space[] {
  const from = s.position[by]!
  const slot = slotOf(from)
  if (kindAt(s, slot).isHelipad) return []
  return DIRECTIONS.flatMap((direction) => {
    const beyond = s.neighbour[slot * 4 + direction]!
    if (beyond < 0 || kindAt(s, beyond).isHelipad) return []
    if (!s.options.breakthroughAcrossZones && kindAt(s, beyond).zone !== kindAt(s, slot).zone) return []
    const spaces = facingAt(s, beyond).open.map((cell) => beyond * 9 + cell)
    // [ZMB-R.24] By option only the space that faces the player's own.
    const isFacing = when('ZMB-R.24', s.options.breakthroughReach === 'facingOnly')
    const reached = isFacing ? spacesBeside(s, from) : spaces
    return spaces.filter((space) => reached.includes(space) && !joinedSpaces(s, from).includes(space))
  })
}
