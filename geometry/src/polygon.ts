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

/** Whether all corners lie beyond one side of a rectangle, or on it: a quick way to rule most questions out. */
function isBeyond(polygon: Polygon, west: number, north: number, east: number, south: number): boolean {
  let [isWest, isNorth, isEast, isSouth] = [true, true, true, true]
  for (const { x, y } of polygon) {
    if (x > west) isWest = false
    if (y > north) isNorth = false
    if (x < east) isEast = false
    if (y < south) isSouth = false
  }
  return isWest || isNorth || isEast || isSouth
}

/** Whether a segment comes into a polygon or to its outline. */
export function polygonMeetsSegment(polygon: Polygon, s: Segment): boolean {
  const { a, b } = s
  const [west, north] = [Math.min(a.x, b.x) - 1, Math.min(a.y, b.y) - 1]
  const [east, south] = [Math.max(a.x, b.x) + 1, Math.max(a.y, b.y) + 1]
  if (isBeyond(polygon, west, north, east, south)) return false
  return polygonContains(polygon, a) || polygonSides(polygon).some((side) => segmentsMeet(side, s))
}

/** Whether a base comes inside the outline: touching it is not enough. */
export function polygonOverlapsDisc(polygon: Polygon, disc: Disc): boolean {
  const { x, y } = disc
  const half = disc.diameter / 2
  if (isBeyond(polygon, x - half, y - half, x + half, y + half)) return false
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
