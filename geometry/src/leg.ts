import { corridorToDisc, corridorToSegment } from './corridor.js'
import type { Disc } from './disc.js'
import type { Point } from './point.js'
import { boxesMeet, type Segment } from './segment.js'

/** Whether a base that moves straight to a point would overlap a wall on the way; gliding along it is free. */
export function legHitsSegment(mover: Disc, to: Point, wall: Segment): boolean {
  const leg = { a: mover, b: to, width: mover.diameter }
  return boxesMeet(leg, wall, mover.diameter) && corridorToSegment(leg, wall) < 0
}

/** Whether a base that moves straight to a point would overlap another base on the way; brushing past is free. */
export function legHitsDisc(mover: Disc, to: Point, other: Disc): boolean {
  return corridorToDisc({ a: mover, b: to, width: mover.diameter }, other) < 0
}
