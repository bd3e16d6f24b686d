import { advance, lengthsAlong, pathLength } from './path.js'
import type { Point } from './point.js'
import { type Polygon, polygonMeetsSegment } from './polygon.js'
import { boxesMeet, type Segment, segmentsMeet } from './segment.js'

/** The polyline of a base's centre, its start included. */
export type Path = readonly Point[]

/**
 * The place so many millimetres along a path [GEO-5]. Each leg begins where the length up to it, rounded up, says; along
 * it each component is truncated. So nobody gets farther than they have paid for, and the whole length is the end.
 */
export function pointAlong(path: Path, mm: number): Point {
  return placeAlong(path, lengthsAlong(path), mm)
}

/** The same for anyone who asks often, with the lengths that `lengthsAlong` gives. */
export function placeAlong(path: Path, lengths: readonly number[], mm: number): Point {
  let leg = 0
  while (leg + 2 < path.length && lengths[leg + 1]! <= mm) leg++
  const [from, to] = [path[leg]!, path[leg + 1]]
  if (to === undefined) return from
  return mm >= lengths[leg + 1]! ? to : placeOnLeg(from, to, mm - lengths[leg]!)
}

/** The place so many millimetres along a leg, which it never leaves. */
export function placeOnLeg(from: Point, to: Point, mm: number): Point {
  if (mm <= 0 || (from.x === to.x && from.y === to.y)) return { x: from.x, y: from.y }
  const { x, y } = advance(from, to.x - from.x, to.y - from.y, mm)
  // The last hair of a leg, lost to rounding, must not carry past its end.
  return (x - to.x) * (from.x - to.x) < 0 || (y - to.y) * (from.y - to.y) < 0 ? { x: to.x, y: to.y } : { x, y }
}

/** The part of a path between two lengths, its bends included. */
export function stretchOf(path: Path, from: number, to: number): Point[] {
  const lengths = lengthsAlong(path)
  const bends = path.filter((_, i) => lengths[i]! > from && lengths[i]! < to)
  return [placeAlong(path, lengths, from), ...bends, placeAlong(path, lengths, to)]
}

/** What a path is charged for, beyond its length. */
export interface Surcharges {
  /** Crossing one of these costs a surcharge each time [DWA-9.1.b]: waist-high walls, window sills. */
  readonly low: readonly Segment[]
  /** Each step of which any part is here costs a surcharge [DWA-9.1.h, R-96]. */
  readonly difficult: readonly Polygon[]
}

/** A path in steps. Any part of a step is a whole one. */
export interface WalkCost {
  readonly length: number
  readonly steps: number
  readonly crossings: number
  readonly difficultSteps: number
}

export function walkCost(path: Path, step: number, { low, difficult }: Surcharges): WalkCost {
  const length = pathLength(path)
  const steps = Math.ceil(length / step)
  let difficultSteps = 0
  if (difficult.length > 0) {
    for (let i = 0; i < steps; i++) {
      if (isIn(difficult, stretchOf(path, i * step, Math.min(length, (i + 1) * step)))) difficultSteps++
    }
  }
  let crossings = 0
  for (const piece of low) crossings += crossingsOf(path, piece)
  return { length, steps, crossings, difficultSteps }
}

function isIn(areas: readonly Polygon[], stretch: Path): boolean {
  return areas.some((area) => stretch.some((a, i) => i > 0 && polygonMeetsSegment(area, { a: stretch[i - 1]!, b: a })))
}

/** How often a path comes upon a piece: legs that meet it one after the other, in a bend on it, do so once. */
function crossingsOf(path: Path, piece: Segment): number {
  let crossings = 0
  let wasOn = false
  for (let i = 1; i < path.length; i++) {
    const leg = { a: path[i - 1]!, b: path[i]! }
    const meets = boxesMeet(leg, piece, 0) && segmentsMeet(leg, piece)
    if (meets && !wasOn) crossings++
    wasOn = meets && segmentsMeet({ a: leg.b, b: leg.b }, piece)
  }
  return crossings
}
