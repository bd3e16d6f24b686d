import { type Point, squaredDistance } from './point.js'

/** The round base of a figure. By its diameter: half of 25 mm is no whole number. */
export interface Disc extends Point {
  readonly diameter: number
}

/** Bases may touch, never overlap. Doubled on both sides, so that odd diameters stay whole. */
export function discsOverlap(a: Disc, b: Disc): boolean {
  const twice = a.diameter + b.diameter
  return 4 * squaredDistance(a, b) < twice * twice
}

/**
 * From edge to edge, rounded up to the next whole millimetre and never below 0.
 * Rounding up keeps `gap(a, b) <= d` exactly true when the edges are at most `d` apart.
 */
export function gap(a: Disc, b: Disc): number {
  // Exact: the root is correctly rounded, and below 2^50 that never lifts or drops it onto a whole number.
  const twiceApart = Math.ceil(Math.sqrt(4 * squaredDistance(a, b)))
  return Math.max(0, Math.ceil((twiceApart - a.diameter - b.diameter) / 2))
}

/** Whether the whole base is on the rectangle from (0, 0) to (width, depth); its edge may touch the rim. */
export function discInside(disc: Disc, width: number, depth: number): boolean {
  const { x, y, diameter } = disc
  return 2 * x >= diameter && 2 * y >= diameter && 2 * (width - x) >= diameter && 2 * (depth - y) >= diameter
}
