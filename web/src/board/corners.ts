import type { Box } from './box.js'
import type { Size, Stand } from './camera.js'

/** Where keys may lie on a board, in the order in which they are tried. */
export const CORNERS = ['bottom-left', 'top-left', 'bottom-right', 'top-right'] as const
export type Corner = (typeof CORNERS)[number]

/** Between a key and the edges of the window, as the style sheets have it. */
const EDGE = 8

interface BoardNow {
  readonly window: Size
  readonly stand: Stand
  /** Whatever can be picked, in board units. */
  readonly spots: readonly Box[]
}

/**
 * A corner in which a key lies on nothing that can be picked: where it lies now, if that will do, so that it does not
 * wander about. `null` where there is none: what can be picked comes before what only moves the board.
 */
export function freeCorner(board: BoardNow, key: Size, among: readonly Corner[], now: Corner | null): Corner | null {
  const tried = now !== null && among.includes(now) ? [now, ...among.filter((corner) => corner !== now)] : among
  return tried.find((corner) => !covers(board, lyingIn(corner, board.window, key))) ?? null
}

function lyingIn(corner: Corner, window: Size, { width, height }: Size): Box {
  const [edge, side] = corner.split('-')
  return {
    x: side === 'left' ? 0 : window.width - width - EDGE,
    y: edge === 'top' ? 0 : window.height - height - EDGE,
    width: width + EDGE,
    height: height + EDGE,
  }
}

function covers({ stand: { x, y, k }, spots }: BoardNow, key: Box): boolean {
  return spots.some((spot) => {
    const [left, top] = [x + spot.x * k, y + spot.y * k]
    const isBeside = left >= key.x + key.width || left + spot.width * k <= key.x
    const isAbove = top >= key.y + key.height || top + spot.height * k <= key.y
    return !isBeside && !isAbove
  })
}
