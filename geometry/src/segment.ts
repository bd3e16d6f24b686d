import type { Disc } from './disc.js'
import { type Point, squaredDistance } from './point.js'

/** A straight stretch of wall, a leg of a move or a line of sight. Its ends belong to it; they may coincide. */
export interface Segment {
  readonly a: Point
  readonly b: Point
}

/** Whether two segments share a point; touching is enough. */
export function segmentsMeet(s: Segment, t: Segment): boolean {
  if (!boxesMeet(s, t, 0)) return false
  return straddles(s, t) && straddles(t, s)
}

/** Whether the segment comes to the disc's edge or into it. */
export function segmentTouchesDisc(s: Segment, disc: Disc): boolean {
  return compareDistance(disc, s, disc.diameter) <= 0
}

/** Whether the segment comes inside the disc: touching its edge is not enough. */
export function segmentCutsDisc(s: Segment, disc: Disc): boolean {
  return compareDistance(disc, s, disc.diameter) < 0
}

/** Whether the boxes around two segments come as near as this to each other; a quick way to rule most pairs out. */
export function boxesMeet(s: Segment, t: Segment, mm: number): boolean {
  return (
    Math.min(s.a.x, s.b.x) <= Math.max(t.a.x, t.b.x) + mm &&
    Math.min(t.a.x, t.b.x) <= Math.max(s.a.x, s.b.x) + mm &&
    Math.min(s.a.y, s.b.y) <= Math.max(t.a.y, t.b.y) + mm &&
    Math.min(t.a.y, t.b.y) <= Math.max(s.a.y, s.b.y) + mm
  )
}

/** From a base's edge to the segment, rounded up to the next whole millimetre and never below 0. */
export function gapToSegment(disc: Disc, s: Segment): number {
  const dx = s.b.x - s.a.x
  const dy = s.b.y - s.a.y
  const squared = dx * dx + dy * dy
  const along = (disc.x - s.a.x) * dx + (disc.y - s.a.y) * dy
  const nearest =
    along <= 0
      ? Math.sqrt(squaredDistance(disc, s.a))
      : along >= squared
        ? Math.sqrt(squaredDistance(disc, s.b))
        : Math.abs(cross(s.a, s.b, disc)) / Math.sqrt(squared)
  // The root is off by a hair at most: the answer is this or one beside it, and squares say which.
  let mm = Math.max(0, Math.ceil(nearest - disc.diameter / 2))
  if (mm > 0 && compareDistance(disc, s, 2 * (mm - 1) + disc.diameter) <= 0) mm--
  else if (compareDistance(disc, s, 2 * mm + disc.diameter) > 0) mm++
  return mm
}

/** Negative, zero or positive as twice the distance from a point to a segment is below, at or above `twice`. */
export function compareDistance(p: Point, s: Segment, twice: number): number {
  const dx = s.b.x - s.a.x
  const dy = s.b.y - s.a.y
  const along = (p.x - s.a.x) * dx + (p.y - s.a.y) * dy
  const squared = dx * dx + dy * dy
  if (along <= 0) return 4 * squaredDistance(p, s.a) - twice * twice
  if (along >= squared) return 4 * squaredDistance(p, s.b) - twice * twice
  const across = 2 * cross(s.a, s.b, p)
  const bound = twice * twice * squared
  // The left side may pass 2^53 and be rounded. Where the right side stays below it (up to 3 m), rounding cannot bring
  // the two together or past each other: the comparison is exact all the same.
  if (bound <= Number.MAX_SAFE_INTEGER) return across * across - bound
  return Number(BigInt(across) ** 2n - BigInt(twice) ** 2n * BigInt(squared))
}

/** Whether the ends of `t` are on different sides of the line through `s`, or on it. */
function straddles(s: Segment, t: Segment): boolean {
  const first = cross(s.a, s.b, t.a)
  const second = cross(s.a, s.b, t.b)
  return (first >= 0 && second <= 0) || (first <= 0 && second >= 0)
}

/** Twice the signed area of a triangle: positive when `c` lies clockwise of the way from `a` to `b`. */
export function cross(a: Point, b: Point, c: Point): number {
  return (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x)
}
