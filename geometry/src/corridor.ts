import type { Disc } from './disc.js'
import { type Point, squaredDistance } from './point.js'
import { type Polygon, polygonContains, polygonSides } from './polygon.js'
import { compareDistance, cross, type Segment, segmentsMeet } from './segment.js'

/** A segment with a width and round ends: what a base covers on a leg, its diameter being the width. */
export interface Corridor extends Segment {
  readonly width: number
}

/** Negative, zero or positive as a segment comes inside a corridor, touches its edge or stays clear. */
export function corridorToSegment(corridor: Corridor, s: Segment): number {
  if (segmentsMeet(corridor, s)) return -1
  const { a, b, width } = corridor
  // Two segments that do not meet are nearest to each other at an end of one of them.
  return nearer(
    nearer(compareDistance(a, s, width), compareDistance(b, s, width)),
    nearer(compareDistance(s.a, corridor, width), compareDistance(s.b, corridor, width)),
  )
}

/** Negative, zero or positive as a base comes inside a corridor, touches its edge or stays clear. */
export function corridorToDisc(corridor: Corridor, disc: Disc): number {
  return Math.sign(compareDistance(disc, corridor, corridor.width + disc.diameter))
}

/** Negative, zero or positive as a polygon comes inside a corridor, touches its edge or stays clear. */
export function corridorToPolygon(corridor: Corridor, polygon: Polygon): number {
  if (polygonContains(polygon, corridor.a)) return -1
  return polygonSides(polygon).reduce((least, side) => nearer(least, corridorToSegment(corridor, side)), 1)
}

/** Which of two signs says "nearer". */
function nearer(one: number, other: number): number {
  return Math.sign(Math.min(one, other))
}

/** A strip that goes on from a target, away from the one who aims at it: automatic fire. */
export interface Strip {
  readonly from: Point
  readonly target: Point
  /** How far from the line a centre may lie. */
  readonly halfWidth: number
  /** How much nearer than the target it may lie, measured along the line. */
  readonly before: number
}

/** Whether a centre is in the strip or on its edge. */
export function stripHolds({ from, target, halfWidth, before }: Strip, p: Point): boolean {
  const squared = squaredDistance(from, target)
  const across = cross(from, target, p)
  if (across * across > halfWidth * halfWidth * squared) return false
  const beyond = (p.x - target.x) * (target.x - from.x) + (p.y - target.y) * (target.y - from.y)
  return beyond >= 0 || beyond * beyond <= before * before * squared
}
