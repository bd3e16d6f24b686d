import type { Disc } from './disc.js'
import { advance } from './path.js'
import type { Point } from './point.js'
import { boxesMeet, type Segment, segmentsMeet, segmentTouchesDisc } from './segment.js'

/** How many rays of sight there are to a target, and what becomes of them. */
export interface Sight {
  readonly rays: number
  /** Ended by something that nobody sees through. */
  readonly stopped: number
  /** Stopped, or passing over something low that hides that part of the target. */
  readonly hidden: number
}

/**
 * Rays go from the looker's centre to points 1 mm apart on the target's diameter across the line between the centres:
 * 25 of them for a base of 25 mm. The points are placed as every advance is, truncated to whole millimetres.
 * A ray that only touches an obstacle is stopped. One may see another and not be seen: only the ray from centre to
 * centre is the same both ways.
 * @param low what the caller counts as hiding this target, such as crates close to it
 */
export function sight(from: Point, target: Disc, high: readonly Segment[], low: readonly Segment[]): Sight {
  const most = Math.floor(target.diameter / 2)
  const line = { a: from, b: target }
  const walls = high.filter((wall) => boxesMeet(line, wall, most))
  const cover = low.filter((edge) => boxesMeet(line, edge, most))
  let stopped = 0
  let hidden = 0
  if (walls.length + cover.length === 0) return { rays: 2 * most + 1, stopped, hidden }
  for (let offset = -most; offset <= most; offset++) {
    const ray = { a: from, b: advance(target, from.y - target.y, target.x - from.x, offset) }
    if (meetsAny(ray, walls)) {
      stopped++
      hidden++
    } else if (meetsAny(ray, cover)) hidden++
  }
  return { rays: 2 * most + 1, stopped, hidden }
}

/** `isSeen(sight(from, target, high, []))`, for asking often: the first ray that arrives is enough. */
export function seesAny(from: Point, target: Disc, high: readonly Segment[]): boolean {
  const most = Math.floor(target.diameter / 2)
  const line = { a: from, b: target }
  const walls = high.filter((wall) => boxesMeet(line, wall, most))
  let last = walls[0]
  for (let offset = -most; offset <= most && last !== undefined; offset++) {
    const ray = { a: from, b: advance(target, from.y - target.y, target.x - from.x, offset) }
    // What stopped the ray before this one mostly stops this one too.
    if (!segmentsMeet(ray, last)) last = walls.find((wall) => segmentsMeet(ray, wall))
  }
  return last === undefined
}

/** The low things close enough to a target to hide it while it lies or crouches [GEO-8], measured from its edge. */
export function lowNear(target: Disc, low: readonly Segment[], mm: number): Segment[] {
  const around = { x: target.x, y: target.y, diameter: target.diameter + 2 * mm }
  return low.filter((edge) => segmentTouchesDisc(edge, around))
}

/** Line of sight: at least one ray arrives. */
export function isSeen({ rays, stopped }: Sight): boolean {
  return stopped < rays
}

export function isMoreThanHalfHidden({ rays, hidden }: Sight): boolean {
  return 2 * hidden > rays
}

function meetsAny(ray: Segment, obstacles: readonly Segment[]): boolean {
  for (const obstacle of obstacles) if (segmentsMeet(ray, obstacle)) return true
  return false
}
