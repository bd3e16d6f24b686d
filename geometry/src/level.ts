import type { Point } from './point.js'
import { type Polygon, polygonContains } from './polygon.js'

/** A surface above the ground that holds figures: a roof, a balcony, a lorry's platform. */
export interface Roof {
  readonly outline: Polygon
  /** Above the ground, in millimetres. */
  readonly height: number
}

/** Up to this difference two figures stand on the same level [GEO-4]. */
const SAME_LEVEL = 25

export function isSameLevel(one: number, other: number): boolean {
  return Math.abs(one - other) <= SAME_LEVEL
}

/** How high the surface is on which a figure stands that came from this level: the highest it could step onto, else the next below. */
export function surfaceAt(roofs: readonly Roof[], p: Point, level: number): number {
  let best = 0
  for (const { outline, height } of roofs) {
    if (height > best && height <= level + SAME_LEVEL && polygonContains(outline, p)) best = height
  }
  return best
}

/** Every height at which a figure could stand here, lowest first. */
export function surfacesAt(roofs: readonly Roof[], p: Point): number[] {
  const heights = new Set([0])
  for (const { outline, height } of roofs) if (polygonContains(outline, p)) heights.add(height)
  return [...heights].sort((a, b) => a - b)
}

/** From where to where something stands up: a wall of the ground floor from 0 to the height of its roof. */
export interface Upright {
  readonly foot: number
  readonly top: number
}

/**
 * Whether something stands in the way of a figure on this level: it begins no higher than a step above, and ends above
 * what counts as the same level. A parapet on a roof hinders nobody on the ground, and a house nobody on its roof.
 */
export function standsAt({ foot, top }: Upright, level: number): boolean {
  return foot <= level + SAME_LEVEL && top > level + SAME_LEVEL
}

/** So many begun stretches of a climb: 5 cm each in the rules [DWA-9.1.c]. */
export function begunStretches(mm: number, stretch: number): number {
  return Math.ceil(mm / stretch)
}

/** So many whole stretches of a fall. */
export function wholeStretches(mm: number, stretch: number): number {
  return Math.floor(mm / stretch)
}
