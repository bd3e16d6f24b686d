import { createContext } from 'react'
import type { Box } from './box.js'

/** Inside of it a board shows only this piece, as a picture: nothing is moved, and there are no keys to move it. */
export const CropContext = createContext<Box | null>(null)
