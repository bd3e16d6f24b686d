import { createContext } from 'react'
import type { Box } from './box.js'
import type { Size } from './camera.js'

/** Stands for all that there is to be seen of a board, whatever its size. */
export const WHOLE: Box = { x: 0, y: 0, width: 0, height: 0 }

/** Inside of it a board shows only this piece, as a picture: nothing is moved, and there are no keys to move it. */
export const CropContext = createContext<Box | null>(null)

/** Inside of it a board shows a piece of this size around what matters, as a picture; all of it where nothing does. */
export const FocusContext = createContext<Size | null>(null)

/** The piece of a board of this size around a point, pushed back over its edges. */
export function cropAt(board: Box, { width, height }: Size, at: Point): Box {
  const start = (middle: number, length: number, from: number, room: number): number =>
    length >= room ? from + (room - length) / 2 : Math.min(Math.max(middle - length / 2, from), from + room - length)
  return {
    x: start(at.x, width, board.x, board.width),
    y: start(at.y, height, board.y, board.height),
    width,
    height,
  }
}

interface Point {
  readonly x: number
  readonly y: number
}
