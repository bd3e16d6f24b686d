import { type Barriers, barrierHits, barrierNumbersNear, isBarred, makeBarriers } from './barriers.js'
import { discInside } from './disc.js'
import type { Point } from './point.js'
import { type Segment, segmentsMeet } from './segment.js'

/** The toll of a gate that nobody gets through. */
export const SHUT = Number.POSITIVE_INFINITY

/**
 * Where a base of one size can walk among walls that stay where they are: the corners around which a shortest path may
 * bend, and the straight legs between them. Made once for a table; all who walk there share it.
 */
export interface Ways {
  readonly width: number
  readonly depth: number
  readonly diameter: number
  readonly walls: Barriers
  /** What may be shut, or cost a toll when the centre crosses it: doors, windows, waist-high walls. */
  readonly gates: Barriers
  readonly count: number
  readonly xs: Float64Array
  readonly ys: Float64Array
  /** The legs of corner `i` are `starts[i]` up to `starts[i + 1]`. */
  readonly starts: Int32Array
  readonly ends: Int32Array
  readonly lengths: Float64Array
  /** The gates of leg `i` are `gateStarts[i]` up to `gateStarts[i + 1]`: twice the number, one more if it is crossed. */
  readonly gateStarts: Int32Array
  readonly gatesOf: Int32Array
  /** Room for one search at a time, kept from one to the next. */
  readonly rows: Float64Array[]
}

export interface Ground {
  readonly width: number
  readonly depth: number
  readonly walls: readonly Segment[]
  readonly gates: readonly Segment[]
}

export function makeWays({ width, depth, walls, gates }: Ground, diameter: number): Ways {
  const barriers = makeBarriers(walls)
  const gateBarriers = makeBarriers(gates)
  const corners = cornersOf(walls, gates, diameter).filter(
    ({ x, y }) => discInside({ x, y, diameter }, width, depth) && !isBarred(barriers, x, y, x, y, diameter),
  )
  const count = corners.length
  // Legs to a corner are asked for from all around, and each corner remembers what was in the way.
  const remembering = makeBarriers(walls, count + 1)
  const starts = new Int32Array(count + 1)
  const ends: number[] = []
  const lengths: number[] = []
  const gateStarts: number[] = [0]
  const gatesOf: number[] = []
  /** For each pair of corners whether a leg joins them: the same both ways. */
  const isJoined = new Uint8Array(count * count)
  corners.forEach((a, i) => {
    for (let j = i + 1; j < count; j++) {
      const b = corners[j]!
      if (isBarred(remembering, a.x, a.y, b.x, b.y, diameter, j + 1)) continue
      isJoined[i * count + j] = 1
      isJoined[j * count + i] = 1
    }
  })
  corners.forEach((a, i) => {
    corners.forEach((b, j) => {
      if (isJoined[i * count + j] === 0) return
      ends.push(j)
      lengths.push(Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2))
      for (const g of barrierNumbersNear(gateBarriers, a, b, diameter)) {
        if (barrierHits(gateBarriers, g, a.x, a.y, b.x, b.y, diameter)) {
          gatesOf.push(2 * g + (segmentsMeet({ a, b }, gates[g]!) ? 1 : 0))
        }
      }
      gateStarts.push(gatesOf.length)
    })
    starts[i + 1] = ends.length
  })
  return {
    width,
    depth,
    diameter,
    walls: remembering,
    gates: gateBarriers,
    count,
    xs: Float64Array.from(corners, ({ x }) => x),
    ys: Float64Array.from(corners, ({ y }) => y),
    starts,
    ends: Int32Array.from(ends),
    lengths: Float64Array.from(lengths),
    gateStarts: Int32Array.from(gateStarts),
    gatesOf: Int32Array.from(gatesOf),
    rows: [],
  }
}

/**
 * What a straight leg costs: its length and the tolls of the gates that it crosses; `SHUT` where it cannot be walked.
 * @param corner the corner at one end, which makes it quicker to tell
 */
export function legCost(
  ways: Ways,
  tolls: readonly number[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
  corner = -1,
): number {
  if (isBarred(ways.walls, ax, ay, bx, by, ways.diameter, corner + 1)) return SHUT
  return Math.sqrt((bx - ax) * (bx - ax) + (by - ay) * (by - ay)) + legToll(ways, tolls, ax, ay, bx, by)
}

/** What the gates on a straight leg cost: `SHUT` where one is shut. */
export function legToll(
  { gates, diameter }: Ways,
  tolls: readonly number[],
  ax: number,
  ay: number,
  bx: number,
  by: number,
): number {
  let sum = 0
  const { numbers } = gates
  const west = Math.min(ax, bx) - diameter
  const north = Math.min(ay, by) - diameter
  const east = Math.max(ax, bx) + diameter
  const south = Math.max(ay, by) + diameter
  for (let g = 0, at = 0; g < gates.count; g++, at += 8) {
    if (numbers[at + 4]! > east || numbers[at + 6]! < west || numbers[at + 5]! > south || numbers[at + 7]! < north)
      continue
    const toll = tolls[g]!
    if (toll === 0 || !barrierHits(gates, g, ax, ay, bx, by, diameter)) continue
    if (toll === SHUT) return SHUT
    if (isCrossed(gates, g, ax, ay, bx, by)) sum += toll
  }
  return sum
}

function isCrossed({ numbers }: Barriers, g: number, ax: number, ay: number, bx: number, by: number): boolean {
  const gate = {
    a: { x: numbers[8 * g]!, y: numbers[8 * g + 1]! },
    b: { x: numbers[8 * g + 2]!, y: numbers[8 * g + 3]! },
  }
  return segmentsMeet({ a: { x: ax, y: ay }, b: { x: bx, y: by } }, gate)
}

/** From every corner how far it is to a point, and over which corner; walls and gates count, bases do not. */
export interface Field {
  readonly to: Point
  readonly costs: Float64Array
  /** The next corner on the way; -1 for the point itself, -2 where there is no way. */
  readonly next: Int32Array
}

/** Dijkstra's search from a point. Made once for a target, it serves all who walk to it. */
export function fieldTo(ways: Ways, tolls: readonly number[], to: Point): Field {
  const { count, xs, ys, starts, ends, lengths } = ways
  const costs = new Float64Array(count)
  const next = new Int32Array(count)
  const isDone = new Uint8Array(count)
  const open = new Queue(costs)
  for (let i = 0; i < count; i++) {
    costs[i] = legCost(ways, tolls, xs[i]!, ys[i]!, to.x, to.y, i)
    next[i] = costs[i] === SHUT ? -2 : -1
    if (next[i] === -1) open.note(i)
  }
  for (let nearest = open.take(); nearest >= 0; nearest = open.take()) {
    isDone[nearest] = 1
    const least = costs[nearest]!
    for (let leg = starts[nearest]!; leg < starts[nearest + 1]!; leg++) {
      const other = ends[leg]!
      if (isDone[other] === 1 || least + lengths[leg]! >= costs[other]!) continue
      const cost = least + lengths[leg]! + tollOf(ways, tolls, leg)
      if (cost >= costs[other]!) continue
      costs[other] = cost
      next[other] = nearest
      open.note(other)
    }
  }
  return { to: { x: to.x, y: to.y }, costs, next }
}

/**
 * Corners to which some way is known, and from which none has been looked for: a heap of their numbers by cost, the
 * first of equals on top, so that the order in which they were found tells nothing.
 */
class Queue {
  readonly #costs: Float64Array
  readonly #heap: Int32Array
  /** Where in the heap a corner is, from 1; 0 for one that is not there. */
  readonly #places: Int32Array
  #size = 0

  constructor(costs: Float64Array) {
    this.#costs = costs
    this.#heap = new Int32Array(costs.length + 1)
    this.#places = new Int32Array(costs.length)
  }

  /** A corner has come in, or nearer. */
  note(corner: number): void {
    let at = this.#places[corner]!
    if (at === 0) at = ++this.#size
    for (let up = at >> 1; up > 0 && this.#isBefore(corner, this.#heap[up]!); up = at >> 1) {
      this.#put(this.#heap[up]!, at)
      at = up
    }
    this.#put(corner, at)
  }

  /** The nearest, which goes; -1 where none is left. */
  take(): number {
    if (this.#size === 0) return -1
    const nearest = this.#heap[1]!
    const last = this.#heap[this.#size--]!
    let at = 1
    for (let down = 2; down <= this.#size; down = 2 * at) {
      if (down < this.#size && this.#isBefore(this.#heap[down + 1]!, this.#heap[down]!)) down++
      if (!this.#isBefore(this.#heap[down]!, last)) break
      this.#put(this.#heap[down]!, at)
      at = down
    }
    this.#put(last, at)
    return nearest
  }

  #put(corner: number, at: number): void {
    this.#heap[at] = corner
    this.#places[corner] = at
  }

  #isBefore(one: number, other: number): boolean {
    const [a, b] = [this.#costs[one]!, this.#costs[other]!]
    return a < b || (a === b && one < other)
  }
}

function tollOf({ gateStarts, gatesOf }: Ways, tolls: readonly number[], leg: number): number {
  let sum = 0
  for (let i = gateStarts[leg]!; i < gateStarts[leg + 1]!; i++) {
    const toll = tolls[gatesOf[i]! >> 1]!
    if (toll === SHUT) return SHUT
    if ((gatesOf[i]! & 1) === 1) sum += toll
  }
  return sum
}

// The tangent of 22.5 degrees.
const EIGHTH = Math.SQRT2 - 1

/** The corners of an octagon on whole millimetres that a centre may go along at this distance from a point. */
export function octagon({ x, y }: Point, distance: number): Point[] {
  const [b, s] = [Math.ceil(distance), Math.ceil(distance * EIGHTH)]
  return OCTANTS.map(([isSteep, east, south]) => ({
    x: x + east * (isSteep ? s : b),
    y: y + south * (isSteep ? b : s),
  }))
}

const OCTANTS = [
  [false, 1, 1],
  [true, 1, 1],
  [true, -1, 1],
  [false, -1, 1],
  [false, -1, -1],
  [true, -1, -1],
  [true, 1, -1],
  [false, 1, -1],
] as const

/** Around every end of a wall or a gate, where a path can bend: not beside the wall itself. Each place once. */
function cornersOf(walls: readonly Segment[], gates: readonly Segment[], diameter: number): Point[] {
  const found = new Map<string, Point>()
  const take = (end: Point, around: readonly Segment[]) => {
    const directions = around.flatMap(({ a, b }) => {
      if (!segmentsMeet({ a: end, b: end }, { a, b })) return []
      return [a, b].map((p) => ({ x: p.x - end.x, y: p.y - end.y })).filter(({ x, y }) => x !== 0 || y !== 0)
    })
    octagon(end, diameter / 2).forEach((corner, i) => {
      if (!directions.some((way) => isBeside(i, way))) found.set(`${corner.x},${corner.y}`, corner)
    })
  }
  for (const { a, b } of walls) for (const end of [a, b]) take(end, walls)
  for (const { a, b } of gates)
    for (const end of [a, b]) take(end, walls.some((wall) => segmentsMeet({ a: end, b: end }, wall)) ? walls : gates)
  return [...found.values()]
}

/** Whether all normals of an octagon's corner point to the side to which a wall goes on: then nothing bends there. */
function isBeside(octant: number, { x, y }: Point): boolean {
  const [isSteep, east, south] = OCTANTS[octant]!
  return east * x + south * y >= 0 && (isSteep ? south * y : east * x) >= 0
}
