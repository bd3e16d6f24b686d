import type { Player } from '../player.js'

const COLUMNS = 7
const ROWS = 6
// A border of one empty cell on every side makes the edges stop a line by themselves.
const STRIDE = ROWS + 2
const DIRECTIONS = Int8Array.of(1, STRIDE, STRIDE + 1, STRIDE - 1)

/** Connect four as one would write it for speed alone: typed arrays, nothing allocated, no engine. */
export function connectFourLoop(): Player {
  const cells = new Int8Array((COLUMNS + 2) * STRIDE)
  const heights = new Int8Array(COLUMNS)
  const open = new Int8Array(COLUMNS)

  function wins(cell: number, disc: number): boolean {
    for (let i = 0; i < DIRECTIONS.length; i++) {
      const step = DIRECTIONS[i]!
      let length = 1
      for (let c = cell + step; cells[c] === disc; c += step) length++
      for (let c = cell - step; cells[c] === disc; c -= step) length++
      if (length >= 4) return true
    }
    return false
  }

  return (below) => {
    cells.fill(0)
    heights.fill(0)
    for (let turn = 0; turn < COLUMNS * ROWS; turn++) {
      let n = 0
      for (let column = 0; column < COLUMNS; column++) if (heights[column]! < ROWS) open[n++] = column
      const column = open[n === 1 ? 0 : below(n)]!
      const cell = (column + 1) * STRIDE + 1 + heights[column]!
      heights[column]!++
      const disc = 1 + (turn & 1)
      cells[cell] = disc
      if (wins(cell, disc)) return disc
    }
    return 0
  }
}
