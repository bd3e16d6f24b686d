import { createContext } from 'react'

/** A piece of a board, in board units. */
export interface Crop {
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Inside of it a board shows only this piece, as a picture: nothing is moved, and there are no keys to move it. */
export const CropContext = createContext<Crop | null>(null)
