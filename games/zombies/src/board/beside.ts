import type { Zombies } from '../state.js'
import { cellOf, DX, DY, facingAt, type Space, slotOf } from './board.js'
import { DIRECTIONS } from './tiles.js'

/** Spaces that are next to one, walls or not, across the border of the tile too. */
export function spacesBeside(s: Zombies, space: Space): Space[] {
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
