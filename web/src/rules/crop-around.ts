import type { Box } from '../board/box.js'
import { boundsOf, centreOf } from '../board/box.js'
import { cropAt } from '../board/crop.js'

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
  return cropAt(board, { width, height }, { x, y })
}
