import type { Disc } from './disc.js'
import type { Point } from './point.js'
import { boxesMeet, type Segment, segmentCutsDisc, segmentsMeet } from './segment.js'

/** Whether a base that moves straight to a point would overlap a wall on the way; gliding along it is free. */
export function legHitsSegment(mover: Disc, to: Point, wall: Segment): boolean {
  const leg = { a: mover, b: to }
  const { diameter } = mover
  if (!boxesMeet(leg, wall, diameter)) return false
  // Two segments that do not meet are nearest to each other at an end of one of them.
  return (
    segmentsMeet(leg, wall) ||
    segmentCutsDisc(wall, mover) ||
    segmentCutsDisc(wall, { x: to.x, y: to.y, diameter }) ||
    segmentCutsDisc(leg, { x: wall.a.x, y: wall.a.y, diameter }) ||
    segmentCutsDisc(leg, { x: wall.b.x, y: wall.b.y, diameter })
  )
}

/** Whether a base that moves straight to a point would overlap another base on the way; brushing past is free. */
export function legHitsDisc(mover: Disc, to: Point, other: Disc): boolean {
  // As if a mover without width passed a base of both radii: its diameter is the sum of both.
  return segmentCutsDisc({ a: mover, b: to }, { x: other.x, y: other.y, diameter: mover.diameter + other.diameter })
}
