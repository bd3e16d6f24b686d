import type { Disc } from './disc.js'
import type { Point } from './point.js'
import { compareDistance, cross, gapToSegment, type Segment, segmentsMeet } from './segment.js'

/** The outline of a piece of terrain or of a vehicle: at least three corners in order, the last joined to the first. */
export type Polygon = readonly Point[]

export function polygonSides(polygon: Polygon): Segment[] {
  return polygon.map((a, i) => ({ a, b: polygon[(i + 1) % polygon.length]! }))
}

/** Whether a point lies inside the outline or on it. */
export function polygonContains(polygon: Polygon, p: Point): boolean {
  let inside = false
  let a = polygon[polygon.length - 1]!
  for (const b of polygon) {
    const side = cross(a, b, p)
    if (side === 0 && (p.x - a.x) * (p.x - b.x) <= 0 && (p.y - a.y) * (p.y - b.y) <= 0) return true
    // A ray to the west crosses the side; of its two ends only the northern one belongs to it, so none counts twice.
    if (a.y > p.y !== b.y > p.y && side > 0 === b.y > a.y) inside = !inside
    a = b
  }
  return inside
}

/** Whether a segment comes into a polygon or to its outline. */
export function polygonMeetsSegment(polygon: Polygon, s: Segment): boolean {
  return polygonContains(polygon, s.a) || polygonSides(polygon).some((side) => segmentsMeet(side, s))
}

/** Whether a base comes inside the outline: touching it is not enough. */
export function polygonOverlapsDisc(polygon: Polygon, disc: Disc): boolean {
  let a = polygon[polygon.length - 1]!
  for (const b of polygon) {
    if (compareDistance(disc, { a, b }, disc.diameter) < 0) return true
    a = b
  }
  return polygonContains(polygon, disc)
}

/** From a base's edge to a polygon, rounded up to the next whole millimetre; 0 when it touches or lies inside. */
export function gapToPolygon(disc: Disc, polygon: Polygon): number {
  if (polygonContains(polygon, disc)) return 0
  return polygonSides(polygon).reduce(
    (least, side) => Math.min(least, gapToSegment(disc, side)),
    Number.MAX_SAFE_INTEGER,
  )
}
