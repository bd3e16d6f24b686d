export const COLUMNS = 7
export const ROWS = 6
export const CELLS = COLUMNS * ROWS
export const COLUMN_NAMES = 'abcdefg'

/**
 * Cells are counted column by column, each from the bottom up, so that a column is a run of six:
 * 0 is empty, 1 is the first seat's disc, 2 the second's.
 */
export type Cells = number[]

export function cellAt(column: number, row: number): number {
  return column * ROWS + row
}

export function columnOf(cell: number): number {
  return Math.floor(cell / ROWS)
}

/** `d1`: columns a to g, rows 1 to 6 from the bottom. */
export function cellName(cell: number): string {
  return `${columnName(columnOf(cell))}${(cell % ROWS) + 1}`
}

export function columnName(column: number): string {
  return COLUMN_NAMES[column]!
}

export function isFull(cells: readonly number[], column: number): boolean {
  return cells[cellAt(column, ROWS - 1)] !== 0
}

// [C4-1.2] The lowest free cell. Asked only of columns that are not full.
export function landing(cells: readonly number[], column: number): number {
  let cell = cellAt(column, 0)
  while (cells[cell] !== 0) cell++
  return cell
}

/** The cells on either side of one cell, nearest first, at most three each way. */
interface Axis {
  readonly ahead: readonly number[]
  readonly behind: readonly number[]
}

const DIRECTIONS = [
  [0, 1],
  [1, 0],
  [1, 1],
  [1, -1],
] as const

const AXES_THROUGH: readonly (readonly Axis[])[] = Array.from({ length: CELLS }, (_, cell) =>
  DIRECTIONS.map(([across, up]) => ({ ahead: ray(cell, across, up), behind: ray(cell, -across, -up) })),
)

function ray(from: number, across: number, up: number): number[] {
  const cells: number[] = []
  for (let away = 1; away <= 3; away++) {
    const column = columnOf(from) + away * across
    const row = (from % ROWS) + away * up
    if (column < 0 || column >= COLUMNS || row < 0 || row >= ROWS) break
    cells.push(cellAt(column, row))
  }
  return cells
}

// [C4-2.1] Only lines through the disc that fell last can be new.
export function completesLine(cells: readonly number[], cell: number, disc: number): boolean {
  for (const { ahead, behind } of AXES_THROUGH[cell]!) {
    if (run(cells, ahead, disc) + run(cells, behind, disc) >= 3) return true
  }
  return false
}

function run(cells: readonly number[], along: readonly number[], disc: number): number {
  let length = 0
  while (length < along.length && cells[along[length]!] === disc) length++
  return length
}
