import type { Box } from '../board/box.js'
import { boundsOf, centreOf } from '../board/box.js'

/** As large as the plate is on a wide screen: then a board unit is a pixel. */
const LEAST = { width: 458, height: 268 }
/** Room around what is meant. */
const MARGIN = 36

/** The piece of a board that shows all of these places, not larger than life, and no more void than there must be. */
export function cropAround(places: readonly Box[], board: Box): Box {
  if (places.length === 0) return board
  const bounds = boundsOf(places)
  const [x, y] = centreOf(bounds)
  const width = Math.max(LEAST.width, bounds.width + 2 * MARGIN)
  const height = Math.max(LEAST.height, bounds.height + 2 * MARGIN)
  return {
    x: within(x - width / 2, width, board.x, board.width),
    y: within(y - height / 2, height, board.y, board.height),
    width,
    height,
  }
}

/** Pushed back over the board's edge; what is larger than the board stands around its middle. */
function within(start: number, length: number, from: number, room: number): number {
  if (length >= room) return from + (room - length) / 2
  return Math.min(Math.max(start, from), from + room - length)
}
