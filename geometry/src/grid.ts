import type { Point } from './point.js'
import type { Segment } from './segment.js'

/** Which things lie in which square of the table: an index that is built once and asked often. Plain numbers only. */
export interface Grid {
  readonly left: number
  readonly top: number
  readonly cell: number
  readonly columns: number
  readonly rows: number
  /** The things of square `i` are `things[starts[i]]` up to `things[starts[i + 1]]`. */
  readonly starts: Int32Array
  readonly things: Int32Array
  /** For each thing the number of the last question that found it, and before them all that number. */
  readonly asked: Int32Array
}

/** @param cell the side of a square: about the length of a usual thing is quickest */
export function gridOfSegments(segments: readonly Segment[], cell: number): Grid {
  let [left, top, right, bottom] = [0, 0, 0, 0]
  segments.forEach(({ a, b }, i) => {
    left = i === 0 ? Math.min(a.x, b.x) : Math.min(left, a.x, b.x)
    top = i === 0 ? Math.min(a.y, b.y) : Math.min(top, a.y, b.y)
    right = i === 0 ? Math.max(a.x, b.x) : Math.max(right, a.x, b.x)
    bottom = i === 0 ? Math.max(a.y, b.y) : Math.max(bottom, a.y, b.y)
  })
  const columns = Math.floor((right - left) / cell) + 1
  const rows = Math.floor((bottom - top) / cell) + 1
  const frame = { left, top, cell, columns, rows }
  const starts = new Int32Array(columns * rows + 1)
  for (const { a, b } of segments) eachSquare(frame, a.x, a.y, b.x, b.y, 0, (square) => starts[square + 1]!++)
  for (let i = 0; i < columns * rows; i++) starts[i + 1]! += starts[i]!
  const things = new Int32Array(starts[columns * rows]!)
  const filled = starts.slice()
  segments.forEach(({ a, b }, thing) => {
    eachSquare(frame, a.x, a.y, b.x, b.y, 0, (square) => {
      things[filled[square]!++] = thing
    })
  })
  return { ...frame, starts, things, asked: new Int32Array(segments.length + 1) }
}

export function gridOfPoints(points: readonly Point[], cell: number): Grid {
  return gridOfSegments(
    points.map((p) => ({ a: p, b: p })),
    cell,
  )
}

/**
 * What may lie within so many millimetres of a segment: everything that does, and some beside it, each once.
 * @param found gets their numbers; it must have room for all
 * @returns how many they are
 */
export function nearSegment(grid: Grid, s: Segment, mm: number, found: Int32Array): number {
  const { starts, things, asked } = grid
  const question = ++asked[0]!
  let n = 0
  eachSquare(grid, s.a.x, s.a.y, s.b.x, s.b.y, mm, (square) => {
    for (let i = starts[square]!; i < starts[square + 1]!; i++) {
      const thing = things[i]!
      if (asked[thing + 1] === question) continue
      asked[thing + 1] = question
      found[n++] = thing
    }
  })
  return n
}

type Frame = Pick<Grid, 'left' | 'top' | 'cell' | 'columns' | 'rows'>

/** The squares that come within so many millimetres of a segment, row by row; a few more at slanting ends. */
function eachSquare(
  { left, top, cell, columns, rows }: Frame,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  mm: number,
  visit: (square: number) => void,
): void {
  const first = Math.max(0, Math.floor((Math.min(ay, by) - mm - top) / cell))
  const last = Math.min(rows - 1, Math.floor((Math.max(ay, by) + mm - top) / cell))
  for (let row = first; row <= last; row++) {
    let [low, high] = ax < bx ? [ax, bx] : [bx, ax]
    if (ay !== by) {
      // Where the segment is while it is within reach of this row. A millimetre more makes up for rounding.
      const from = ax + ((top + row * cell - mm - ay) * (bx - ax)) / (by - ay)
      const to = ax + ((top + (row + 1) * cell + mm - ay) * (bx - ax)) / (by - ay)
      low = Math.max(low, Math.min(from, to) - 1)
      high = Math.min(high, Math.max(from, to) + 1)
    }
    const west = Math.max(0, Math.floor((low - mm - left) / cell))
    const east = Math.min(columns - 1, Math.floor((high + mm - left) / cell))
    for (let column = west; column <= east; column++) visit(row * columns + column)
  }
}
