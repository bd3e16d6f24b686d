import type { Crop } from '../table/crop.js'

/** As large as the plate is on a wide screen: then a board unit is a pixel. */
const LEAST = { width: 458, height: 268 }
/** Room around what is meant. */
const MARGIN = 36

/** The piece of a board that shows all of these places, not larger than life, and no more void than there must be. */
export function cropAround(places: readonly Crop[], board: Crop): Crop {
  if (places.length === 0) return board
  const left = Math.min(...places.map(({ x }) => x)) - MARGIN
  const top = Math.min(...places.map(({ y }) => y)) - MARGIN
  const right = Math.max(...places.map(({ x, width }) => x + width)) + MARGIN
  const bottom = Math.max(...places.map(({ y, height }) => y + height)) + MARGIN
  const width = Math.max(LEAST.width, right - left)
  const height = Math.max(LEAST.height, bottom - top)
  return {
    x: within((left + right - width) / 2, width, board.x, board.width),
    y: within((top + bottom - height) / 2, height, board.y, board.height),
    width,
    height,
  }
}

/** Pushed back over the board's edge; what is larger than the board stands around its middle. */
function within(start: number, length: number, from: number, room: number): number {
  if (length >= room) return from + (room - length) / 2
  return Math.min(Math.max(start, from), from + room - length)
}
