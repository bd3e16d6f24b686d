import type { Box } from './box.js'
import type { Size, Stand } from './camera.js'

/** Where keys may be on a board, in the order in which they are tried. */
export const CORNERS = ['bottom-left', 'top-left', 'bottom-right', 'top-right'] as const
export type Corner = (typeof CORNERS)[number]

/** Between a key and the edges of the window, as the style sheets have it. */
export interface Insets {
  readonly side: number
  readonly top: number
  readonly bottom: number
}
const USUAL: Insets = { side: 8, top: 8, bottom: 8 }

interface BoardNow {
  readonly window: Size
  readonly stand: Stand
  /** Whatever can be picked, in board units. */
  readonly spots: readonly Box[]
  /** Whatever people look at without picking it: hidden only where every corner hides some of it. */
  readonly pieces?: readonly Box[]
  readonly insets?: Insets
}

/**
 * A corner in which a key is on nothing that can be picked, and of those the one that hides the fewest pieces: where
 * it is now, if that will do, so that it does not wander about. `null` where there is none: what can be picked comes
 * before what only moves the board.
 */
export function freeCorner(board: BoardNow, key: Size, among: readonly Corner[], now: Corner | null): Corner | null {
  const tried = now !== null && among.includes(now) ? [now, ...among.filter((corner) => corner !== now)] : among
  const free = tried.filter((corner) => covered(board, board.spots, lyingIn(corner, board, key)) === 0)
  const hidden = free.map((corner) => covered(board, board.pieces ?? [], lyingIn(corner, board, key)))
  return free[hidden.indexOf(Math.min(...hidden))] ?? null
}

function lyingIn(corner: Corner, { window, insets = USUAL }: BoardNow, { width, height }: Size): Box {
  const [edge, side] = corner.split('-')
  const far = edge === 'top' ? insets.top : insets.bottom
  return {
    x: side === 'left' ? 0 : window.width - width - insets.side,
    y: edge === 'top' ? 0 : window.height - height - far,
    width: width + insets.side,
    height: height + far,
  }
}

/** How many of these a key is on. */
function covered({ stand: { x, y, k } }: BoardNow, boxes: readonly Box[], key: Box): number {
  return boxes.filter((spot) => {
    const [left, top] = [x + spot.x * k, y + spot.y * k]
    const isBeside = left >= key.x + key.width || left + spot.width * k <= key.x
    const isAbove = top >= key.y + key.height || top + spot.height * k <= key.y
    return !isBeside && !isAbove
  }).length
}
