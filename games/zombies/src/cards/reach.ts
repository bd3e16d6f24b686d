import { cite, type Seat } from '@shamble/kernel'
import { cellOf, DX, DY, facingAt, joinedSpaces, kindAt, type Space, slotOf } from '../board/board.js'
import { DIRECTIONS } from '../board/tiles.js'
import type { Zombies } from '../state.js'

/** [ZMB-card.dynamite] The orthogonal neighbours, walls or not. */
export function dynamiteSpaces(s: Zombies, seat: Seat): Space[] {
  const from = s.position[seat]!
  const around = besides(s, from)
  return s.options.dynamiteThroughWalls ? around : around.filter((space) => joinedSpaces(s, from).includes(space))
}

/** Spaces that lie next to one, across the border of the tile too. */
function besides(s: Zombies, space: Space): Space[] {
  const [slot, cell] = [slotOf(space), cellOf(space)]
  const [row, col] = [Math.floor(cell / 3), cell % 3]
  return DIRECTIONS.flatMap((direction) => {
    const [r, c] = [row + DY[direction]!, col + DX[direction]!]
    const inside = r >= 0 && r < 3 && c >= 0 && c < 3
    const there = inside ? slot : s.neighbour[slot * 4 + direction]!
    if (there < 0) return []
    const beyond = ((r + 3) % 3) * 3 + ((c + 3) % 3)
    return facingAt(s, there).ground[beyond] === 'blocked' ? [] : [there * 9 + beyond]
  })
}

/** [ZMB-card.breakthrough] Where a wall may be broken through to. */
export function breakthroughGoals(s: Zombies, seat: Seat): Space[] {
  cite('ZMB-R.24')
  const from = s.position[seat]!
  const slot = slotOf(from)
  if (kindAt(s, slot).isHelipad) return []
  return DIRECTIONS.flatMap((direction) => {
    const beyond = s.neighbour[slot * 4 + direction]!
    if (beyond < 0 || kindAt(s, beyond).isHelipad) return []
    if (!s.options.breakthroughAcrossZones && kindAt(s, beyond).zone !== kindAt(s, slot).zone) return []
    const spaces = facingAt(s, beyond).open.map((cell) => beyond * 9 + cell)
    const reached = s.options.breakthroughReach === 'facingOnly' ? besides(s, from) : spaces
    return spaces.filter((space) => reached.includes(space) && !joinedSpaces(s, from).includes(space))
  })
}
