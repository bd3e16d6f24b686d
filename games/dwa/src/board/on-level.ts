import { type Segment, standsAt } from '@shamble/geometry'
import type { Board } from './board.js'

/** Waist-high, no matter who stands behind it. */
export const WAIST = 12

/** The pieces that concern a figure on one level. */
export interface OnLevel {
  readonly walls: readonly Segment[]
  readonly low: readonly Segment[]
  /** Numbers of openings. */
  readonly openings: readonly number[]
}

/** The pieces in the way of the figure that stands on this level. */
export function onLevel(board: Board, level: number): OnLevel {
  const found = board.levels.get(level)
  if (found !== undefined) return found
  const made: OnLevel = {
    walls: board.walls.filter((piece) => standsAt(piece, level)),
    low: board.low.filter(({ foot }) => Math.abs(foot - level) <= WAIST),
    openings: board.openings.flatMap((opening, i) => (standsAt(opening, level) ? [i] : [])),
  }
  board.levels.set(level, made)
  return made
}
