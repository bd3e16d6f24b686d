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
}

/** @param kinds how many kinds of questions remember their own last answer */
export function makeBarriers(segments: readonly Segment[], kinds = 1): Barriers {
  const numbers = new Float64Array(8 * segments.length)
  segments.forEach(({ a, b }, i) => {
    const box = [Math.min(a.x, b.x), Math.min(a.y, b.y), Math.max(a.x, b.x), Math.max(a.y, b.y)]
    numbers.set([a.x, a.y, b.x, b.y, ...box], 8 * i)
  })
  return { count: segments.length, segments, numbers, last: new Int32Array(kinds) }
}

/** Those of them that come so near to a rectangle, for asking about places and legs inside it. */
export function barriersIn(
  { count, segments, numbers }: Barriers,
  { west, north, east, south }: { west: number; north: number; east: number; south: number },
  mm: number,
): Barriers {
  const found: number[] = []
  for (let i = 0, at = 0; i < count; i++, at += 8) {
    if (numbers[at + 4]! > east + mm || numbers[at + 6]! < west - mm) continue
    if (numbers[at + 5]! <= south + mm && numbers[at + 7]! >= north - mm) found.push(i)
  }
  const near = new Float64Array(8 * found.length)
  found.forEach((i, n) => {
    for (let k = 0; k < 8; k++) near[8 * n + k] = numbers[8 * i + k]!
  })
  return { count: found.length, segments: found.map((i) => segments[i]!), numbers: near, last: new Int32Array(1) }
}

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
  const { count, last, numbers } = barriers
  if (count === 0) return false
  if (isHit(numbers, 8 * last[kind]!, ax, ay, bx, by, diameter)) return true
  const reach = diameter / 2
  const west = Math.min(ax, bx) - reach
  const north = Math.min(ay, by) - reach
  const east = Math.max(ax, bx) + reach
  const south = Math.max(ay, by) + reach
  for (let i = 0, at = 0; i < count; i++, at += 8) {
    if (numbers[at + 4]! > east || numbers[at + 6]! < west || numbers[at + 5]! > south || numbers[at + 7]! < north)
      continue
    if (isHit(numbers, at, ax, ay, bx, by, diameter)) {
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
export function barrierNumbersNear({ count, numbers }: Barriers, a: Point, b: Point, mm: number): number[] {
  const west = Math.min(a.x, b.x) - mm
  const north = Math.min(a.y, b.y) - mm
  const east = Math.max(a.x, b.x) + mm
  const south = Math.max(a.y, b.y) + mm
  const found: number[] = []
  for (let i = 0, at = 0; i < count; i++, at += 8) {
    if (numbers[at + 4]! > east || numbers[at + 6]! < west || numbers[at + 5]! > south || numbers[at + 7]! < north)
      continue
    found.push(i)
  }
  return found
}

/** Whether a line meets any of them: `segmentsMeet` for all. */
export function meetsAny({ count, numbers }: Barriers, a: Point, b: Point): boolean {
  const ax = a.x
  const ay = a.y
  const dx = b.x - ax
  const dy = b.y - ay
  const west = dx < 0 ? b.x : ax
  const north = dy < 0 ? b.y : ay
  const east = dx < 0 ? ax : b.x
  const south = dy < 0 ? ay : b.y
  for (let i = 0, at = 0; i < count; i++, at += 8) {
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
  const px = numbers[at]!
  const py = numbers[at + 1]!
  const qx = numbers[at + 2]!
  const qy = numbers[at + 3]!
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
