import { advance, squaredDistance } from '@shamble/geometry'
import type { BoardPoint, PathShape, PointShape, Snap } from '@shamble/kernel'

/** The eight winds, clockwise from north, each as a way on the board. */
export const WINDS = {
  north: [0, -1],
  'north-east': [1, -1],
  east: [1, 0],
  'south-east': [1, 1],
  south: [0, 1],
  'south-west': [-1, 1],
  west: [-1, 0],
  'north-west': [-1, -1],
} as const
export type Wind = keyof typeof WINDS
export const WIND_NAMES = Object.keys(WINDS) as readonly Wind[]

/** So far in a direction, never a millimetre farther. */
export function towards(from: BoardPoint, wind: Wind, mm: number): BoardPoint {
  const [dx, dy] = WINDS[wind]
  return advance(from, dx, dy, mm)
}

/** The wind that comes nearest to the way from one place to another; `null` where they are the same. */
export function bearing(from: BoardPoint, to: BoardPoint): Wind | null {
  if (from.x === to.x && from.y === to.y) return null
  return WIND_NAMES[Math.round(angleTo(from, to) / 45) % 8]!
}

/** In whole degrees, 0 for north, 90 for east. */
export function angleTo(from: BoardPoint, to: BoardPoint): number {
  const degrees = Math.round((Math.atan2(to.x - from.x, from.y - to.y) * 180) / Math.PI)
  return (degrees + 360) % 360
}

/** The place so far from another in a direction of whole degrees, for drawing. */
export function atAngle(from: BoardPoint, degrees: number, mm: number): BoardPoint {
  const turn = (degrees * Math.PI) / 180
  return { x: from.x + Math.sin(turn) * mm, y: from.y - Math.cos(turn) * mm }
}

export interface Snapped {
  readonly point: BoardPoint
  /** The named place that drew the hand; `null` for the end of the reach, or for none. */
  readonly snap: Snap | null
}

/** Where a hand that is about here puts something down: a named place, the very end of the reach, or just here. */
export function snapped(
  shape: Pick<PointShape, 'from' | 'reach'> & Pick<PathShape, 'snaps'> & { readonly stops?: readonly number[] },
  hand: BoardPoint,
  slack: number,
): Snapped {
  let best: Snap | null = null
  let least = slack * slack
  for (const snap of shape.snaps) {
    const apart = squaredDistance(snap, hand)
    if (apart <= least) [best, least] = [snap, apart]
  }
  if (best !== null) return { point: { x: best.x, y: best.y }, snap: best }
  const point = { x: Math.round(hand.x), y: Math.round(hand.y) }
  const { from, reach, stops = [] } = shape
  if (from === null) return { point, snap: null }
  const far = Math.sqrt(squaredDistance(from, point))
  // The nearest of them: steps may be shorter than the slack is wide.
  const [stop] = [...stops, ...(reach === null ? [] : [reach])].sort((a, b) => Math.abs(a - far) - Math.abs(b - far))
  if (stop === undefined || Math.abs(stop - far) > slack || far === 0) return { point, snap: null }
  return { point: advance(from, point.x - from.x, point.y - from.y, stop), snap: null }
}
