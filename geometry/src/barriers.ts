import type { Point } from './point.js'
import type { Segment } from './segment.js'

/** Segments as plain numbers, for asking very often whether a base or a line gets past them. */
export interface Barriers {
  readonly count: number
  readonly segments: readonly Segment[]
  /** Eight for each: its ends, then the sides of the box around it: west, north, east, south. */
  readonly numbers: Float64Array
  /** The one that blocked last, for each kind of question: what is blocked next is mostly blocked by it too. */
  readonly last: Int32Array
  readonly index: BarrierIndex
}

/**
 * Which of them may come into a rectangle. The table is cut into strips from west to east and from north to south. For
 * each strip a set of bits says who begins no later than in it, another one who ends no sooner: what comes into a
 * rectangle is in all four sets of its sides.
 */
interface BarrierIndex {
  /** How many numbers of 32 bits make a set. */
  readonly words: number
  readonly west: number
  readonly north: number
  /** Strips for each millimetre. */
  readonly across: number
  readonly down: number
  /** Who begins by column, who ends by column, who begins by row, who ends by row. */
  readonly sets: Int32Array
}

const STRIPS = 64

/** @param kinds how many kinds of questions remember their own last answer */
export function makeBarriers(segments: readonly Segment[], kinds = 1): Barriers {
  const numbers = new Float64Array(8 * segments.length)
  segments.forEach(({ a, b }, i) => {
    const at = 8 * i
    numbers[at] = a.x
    numbers[at + 1] = a.y
    numbers[at + 2] = b.x
    numbers[at + 3] = b.y
    numbers[at + 4] = Math.min(a.x, b.x)
    numbers[at + 5] = Math.min(a.y, b.y)
    numbers[at + 6] = Math.max(a.x, b.x)
    numbers[at + 7] = Math.max(a.y, b.y)
  })
  const count = segments.length
  return { count, segments, numbers, last: new Int32Array(kinds), index: indexOf(numbers, count) }
}

function indexOf(numbers: Float64Array, count: number): BarrierIndex {
  const words = (count + 31) >> 5
  const size = STRIPS * words
  const sets = new Int32Array(4 * size)
  let [west, north, east, south] = [Infinity, Infinity, -Infinity, -Infinity]
  for (let i = 0, at = 0; i < count; i++, at += 8) {
    west = Math.min(west, numbers[at + 4]!)
    north = Math.min(north, numbers[at + 5]!)
    east = Math.max(east, numbers[at + 6]!)
    south = Math.max(south, numbers[at + 7]!)
  }
  const across = STRIPS / (east - west + 1)
  const down = STRIPS / (south - north + 1)
  for (let i = 0, at = 0; i < count; i++, at += 8) {
    const [word, bit] = [i >> 5, 1 << (i & 31)]
    sets[stripOf(numbers[at + 4]!, west, across) * words + word]! |= bit
    sets[size + stripOf(numbers[at + 6]!, west, across) * words + word]! |= bit
    sets[2 * size + stripOf(numbers[at + 5]!, north, down) * words + word]! |= bit
    sets[3 * size + stripOf(numbers[at + 7]!, north, down) * words + word]! |= bit
  }
  for (let i = words; i < size; i++) {
    sets[i]! |= sets[i - words]!
    sets[2 * size + i]! |= sets[2 * size + i - words]!
    sets[2 * size - 1 - i]! |= sets[2 * size - 1 - i + words]!
    sets[4 * size - 1 - i]! |= sets[4 * size - 1 - i + words]!
  }
  return { words, west, north, across, down, sets }
}

function stripOf(at: number, from: number, scale: number): number {
  const strip = Math.floor((at - from) * scale)
  return strip < 0 ? 0 : strip < STRIPS ? strip : STRIPS - 1
}

/** The sets that hold whatever may come into a rectangle, by where they begin: for one question at a time. */
let beginsWest = 0
let endsEast = 0
let beginsNorth = 0
let endsSouth = 0

/** Looks up the sets of a rectangle. */
function lookUp(index: BarrierIndex, west: number, north: number, east: number, south: number): void {
  const { words, across, down } = index
  const size = STRIPS * words
  beginsWest = stripOf(east, index.west, across) * words
  endsEast = size + stripOf(west, index.west, across) * words
  beginsNorth = 2 * size + stripOf(south, index.north, down) * words
  endsSouth = 3 * size + stripOf(north, index.north, down) * words
}

/** Those of them that may come into the rectangle that was looked up, 32 in a word. */
const candidates = ({ sets }: BarrierIndex, word: number): number =>
  sets[beginsWest + word]! & sets[endsEast + word]! & sets[beginsNorth + word]! & sets[endsSouth + word]!

/** The place of the lowest bit that is set. */
const lowestOf = (bits: number): number => 31 - Math.clz32(bits & -bits)

/** Whether a base that moves straight from (ax, ay) to (bx, by) would overlap any of them: `legHitsSegment` for all. */
export function isBarred(
  barriers: Barriers,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  diameter: number,
  kind = 0,
): boolean {
  const { count, last, numbers, index } = barriers
  if (count === 0) return false
  if (isHit(numbers, 8 * last[kind]!, ax, ay, bx, by, diameter)) return true
  const reach = diameter / 2
  lookUp(index, Math.min(ax, bx) - reach, Math.min(ay, by) - reach, Math.max(ax, bx) + reach, Math.max(ay, by) + reach)
  for (let word = 0; word < index.words; word++) {
    for (let bits = candidates(index, word); bits !== 0; bits &= bits - 1) {
      const i = (word << 5) + lowestOf(bits)
      if (!isHit(numbers, 8 * i, ax, ay, bx, by, diameter)) continue
      last[kind] = i
      return true
    }
  }
  return false
}

/** Those whose boxes come so near to the box around a line, in their order. */
export function barriersNear(barriers: Barriers, a: Point, b: Point, mm: number): Segment[] {
  return barrierNumbersNear(barriers, a, b, mm).map((i) => barriers.segments[i]!)
}

/** The same by their numbers. */
export function barrierNumbersNear({ numbers, index }: Barriers, a: Point, b: Point, mm: number): number[] {
  const west = Math.min(a.x, b.x) - mm
  const north = Math.min(a.y, b.y) - mm
  const east = Math.max(a.x, b.x) + mm
  const south = Math.max(a.y, b.y) + mm
  const found: number[] = []
  lookUp(index, west, north, east, south)
  for (let word = 0; word < index.words; word++) {
    for (let bits = candidates(index, word); bits !== 0; bits &= bits - 1) {
      const i = (word << 5) + lowestOf(bits)
      const at = 8 * i
      if (numbers[at + 4]! > east || numbers[at + 6]! < west || numbers[at + 5]! > south || numbers[at + 7]! < north)
        continue
      found.push(i)
    }
  }
  return found
}

/** Whether a line meets any of them: `segmentsMeet` for all. */
export function meetsAny({ numbers, index }: Barriers, a: Point, b: Point): boolean {
  const ax = a.x
  const ay = a.y
  const dx = b.x - ax
  const dy = b.y - ay
  const west = dx < 0 ? b.x : ax
  const north = dy < 0 ? b.y : ay
  const east = dx < 0 ? ax : b.x
  const south = dy < 0 ? ay : b.y
  lookUp(index, west, north, east, south)
  for (let word = 0; word < index.words; word++) {
    for (let bits = candidates(index, word); bits !== 0; bits &= bits - 1) {
      const at = 8 * ((word << 5) + lowestOf(bits))
      if (numbers[at + 4]! > east || numbers[at + 6]! < west || numbers[at + 5]! > south || numbers[at + 7]! < north)
        continue
      const px = numbers[at]!
      const py = numbers[at + 1]!
      const qx = numbers[at + 2]!
      const qy = numbers[at + 3]!
      const one = dx * (py - ay) - dy * (px - ax)
      const other = dx * (qy - ay) - dy * (qx - ax)
      if ((one > 0 && other > 0) || (one < 0 && other < 0)) continue
      const here = (qx - px) * (ay - py) - (qy - py) * (ax - px)
      const there = (qx - px) * (b.y - py) - (qy - py) * (b.x - px)
      if (!((here > 0 && there > 0) || (here < 0 && there < 0))) return true
    }
  }
  return false
}

/** `legHitsSegment` for one of them. */
export function barrierHits(
  { numbers }: Barriers,
  i: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  diameter: number,
): boolean {
  return isHit(numbers, 8 * i, ax, ay, bx, by, diameter)
}

function isHit(
  numbers: Float64Array,
  at: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  diameter: number,
): boolean {
  return legHits(numbers[at]!, numbers[at + 1]!, numbers[at + 2]!, numbers[at + 3]!, ax, ay, bx, by, diameter)
}

/** Whether a base that moves from (ax, ay) to (bx, by) overlaps the segment from (px, py) to (qx, qy). */
export function legHits(
  px: number,
  py: number,
  qx: number,
  qy: number,
  ax: number,
  ay: number,
  bx: number,
  by: number,
  diameter: number,
): boolean {
  const dx = bx - ax
  const dy = by - ay
  const one = dx * (py - ay) - dy * (px - ax)
  const other = dx * (qy - ay) - dy * (qx - ax)
  const isOneSided = (one > 0 && other > 0) || (one < 0 && other < 0)
  if (isOneSided) {
    // Wholly beside the leg's line, too far off for its width.
    const nearer = 2 * Math.min(Math.abs(one), Math.abs(other))
    if (nearer * nearer >= diameter * diameter * (dx * dx + dy * dy)) return false
  } else if (one !== other) {
    // Its line is crossed; where the leg itself only touches, an end is near enough to be found by that below.
    const here = (qx - px) * (ay - py) - (qy - py) * (ax - px)
    const there = (qx - px) * (by - py) - (qy - py) * (bx - px)
    if (!((here > 0 && there > 0) || (here < 0 && there < 0)) && here !== there) return true
  }
  return (
    cutsBase(px, py, qx, qy, ax, ay, diameter) ||
    cutsBase(px, py, qx, qy, bx, by, diameter) ||
    cutsBase(ax, ay, bx, by, px, py, diameter) ||
    cutsBase(ax, ay, bx, by, qx, qy, diameter)
  )
}

/** `segmentCutsDisc` without objects. */
export function cutsBase(
  ax: number,
  ay: number,
  bx: number,
  by: number,
  x: number,
  y: number,
  diameter: number,
): boolean {
  const dx = bx - ax
  const dy = by - ay
  const px = x - ax
  const py = y - ay
  const along = px * dx + py * dy
  const reach = diameter * diameter
  if (along <= 0) return 4 * (px * px + py * py) < reach
  const squared = dx * dx + dy * dy
  if (along >= squared) return 4 * ((x - bx) * (x - bx) + (y - by) * (y - by)) < reach
  const across = 2 * (px * dy - py * dx)
  return across * across < reach * squared
}
