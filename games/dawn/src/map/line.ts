/** What is on the side between two cells: nothing, a blank wall, or a wall with a door (its index). */
export type SideKind = 'none' | 'blank' | number

export interface Walls {
  side(rowA: number, colA: number, rowB: number, colB: number): SideKind
  /** The square in a cell, or a negative number. */
  square(row: number, col: number): number
}

type Cell = readonly [row: number, col: number]

export interface Line {
  /** The one door that it passes, or -1. */
  readonly door: number
  /** The squares that it runs through, without its ends. */
  readonly through: readonly number[]
}

/** What may stop a line: a blank wall, a door that is on a side of neither end, a second door, a wall corner. */
export const OBSTACLES = ['DAWN-6.4.a', 'DAWN-6.4.b', 'DAWN-6.4.c', 'DAWN-6.4.d'] as const
const [BLANK, ELSEWHERE, SECOND, CORNER] = [0, 1, 2, 3]

interface Stopped {
  /** An index of `OBSTACLES`. */
  readonly stoppedBy: number
}

/**
 * [DAWN-6.4.f] The straight line between the centres of two cells, or what stops it.
 * Centres have odd coordinates (2c+1, 2r+1) and corners even ones, so every crossing is an exact fraction.
 */
export function lineOf(from: Cell, to: Cell, walls: Walls): Line | Stopped {
  const [ax, ay] = [2 * from[1] + 1, 2 * from[0] + 1]
  const [dx, dy] = [2 * (to[1] - from[1]), 2 * (to[0] - from[0])]
  const isEnd = (row: number, col: number) => (row === from[0] && col === from[1]) || (row === to[0] && col === to[1])
  let door = -1
  const crossings: number[] = [0, 1]

  /** What stops the line at the side between two cells, or `null`. */
  const obstacle = (rowA: number, colA: number, rowB: number, colB: number): Stopped | null => {
    const side = walls.side(rowA, colA, rowB, colB)
    if (side === 'none') return null
    if (side === 'blank') return { stoppedBy: BLANK }
    // [DAWN-6.4.b] A door counts only on a side of the first or the last square; [DAWN-6.4.c] and only one.
    if (!(isEnd(rowA, colA) || isEnd(rowB, colB))) return { stoppedBy: ELSEWHERE }
    if (door >= 0) return { stoppedBy: SECOND }
    door = side
    return null
  }

  for (let x = nextEven(ax, dx); between(x, ax, ax + dx); x += 2 * Math.sign(dx)) {
    const scaled = ay * dx + dy * (x - ax)
    crossings.push((x - ax) / dx)
    if (scaled % dx === 0 && (scaled / dx) % 2 === 0) {
      // [DAWN-6.4.d] A corner: any wall that ends there blocks; [DAWN-RUL.28] where none does the line is free.
      if (wallMeets(scaled / dx / 2, x / 2, walls)) return { stoppedBy: CORNER }
      continue
    }
    const row = Math.floor(scaled / dx / 2)
    const stopped = obstacle(row, x / 2 - 1, row, x / 2)
    if (stopped !== null) return stopped
  }
  for (let y = nextEven(ay, dy); between(y, ay, ay + dy); y += 2 * Math.sign(dy)) {
    const scaled = ax * dy + dx * (y - ay)
    crossings.push((y - ay) / dy)
    if (scaled % dy === 0 && (scaled / dy) % 2 === 0) continue // a corner, seen above
    const col = Math.floor(scaled / dy / 2)
    const stopped = obstacle(y / 2 - 1, col, y / 2, col)
    if (stopped !== null) return stopped
  }
  return { door, through: squaresThrough(crossings, from, dx, dy, walls) }
}

function nextEven(from: number, delta: number): number {
  return from + Math.sign(delta)
}

function between(value: number, a: number, b: number): boolean {
  return value > Math.min(a, b) && value < Math.max(a, b)
}

/** Whether any wall side ends at the corner below-right of cell (row - 1, col - 1). */
function wallMeets(row: number, col: number, walls: Walls): boolean {
  return (
    walls.side(row - 1, col - 1, row - 1, col) !== 'none' ||
    walls.side(row, col - 1, row, col) !== 'none' ||
    walls.side(row - 1, col - 1, row, col - 1) !== 'none' ||
    walls.side(row - 1, col, row, col) !== 'none'
  )
}

/** Between two crossings the line is inside one cell: the one of the midpoint. */
function squaresThrough(crossings: number[], from: Cell, dx: number, dy: number, walls: Walls): number[] {
  const along = [...crossings].sort((a, b) => a - b)
  const squares: number[] = []
  for (let i = 1; i < along.length; i++) {
    if (along[i]! - along[i - 1]! < 1e-9) continue
    const middle = (along[i]! + along[i - 1]!) / 2
    const row = Math.floor((2 * from[0] + 1 + dy * middle) / 2)
    const col = Math.floor((2 * from[1] + 1 + dx * middle) / 2)
    squares.push(walls.square(row, col))
  }
  return squares.slice(1, -1)
}
