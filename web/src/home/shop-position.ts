import type { Seat } from '@shamble/kernel'
import type { Box } from '../board/box.js'
import type { TableGame } from '../games/table-game.js'

/** A position in a game's shop window: drawn by the game's own board when the page is built. */
export interface ShopPosition {
  readonly options: Readonly<Record<string, unknown>>
  readonly position: string
  /** Answers from there, in the game's notation. */
  readonly answers?: readonly string[]
  readonly seat: Seat
  /** The piece of the board that the window looks at. */
  readonly crop: Box
  /** The board, where the table fetches its own late. */
  readonly Board?: TableGame['Board']
}

export interface WindowArt {
  readonly view: string
  readonly drawing: string
}
