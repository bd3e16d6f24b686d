import { type Barriers, barrierNumbersNear } from './barriers.js'
import type { Disc } from './disc.js'
import { truncated } from './path.js'
import type { Point } from './point.js'
import { type Segment, segmentTouchesDisc } from './segment.js'

/** How many rays of sight there are to a target, and what becomes of them. */
export interface Sight {
  readonly rays: number
  /** Ended by something that nobody sees through. */
  readonly stopped: number
  /** Stopped, or passing over something low that hides that part of the target. */
  readonly hidden: number
}

/**
 * What may be before a target: the ends of segments as seen from the looker, four numbers each. Room for one
 * question at a time, kept from one to the next.
 */
let ends = new Float64Array(256)

/**
 * Rays go from the looker's centre to points 1 mm apart on the target's diameter across the line between the centres:
 * 25 of them for a base of 25 mm. The points are placed as every advance is, truncated to whole millimetres.
 * A ray that only touches an obstacle is stopped. One may see another and not be seen: only the ray from centre to
 * centre is the same both ways.
 * @param low what the caller counts as hiding this target, such as crates close to it
 */
export function sight(from: Point, target: Disc, high: readonly Segment[], low: readonly Segment[]): Sight {
  const most = Math.floor(target.diameter / 2)
  const walls = between(from, target, most, high, 0)
  const all = between(from, target, most, low, walls)
  let stopped = 0
  let hidden = 0
  if (all === 0) return { rays: 2 * most + 1, stopped, hidden }
  const dx = target.x - from.x
  const dy = target.y - from.y
  const squared = dx * dx + dy * dy
  for (let offset = -most; offset <= most; offset++) {
    const x = dx + aside(-offset * dy, squared)
    const y = dy + aside(offset * dx, squared)
    if (firstMet(x, y, 0, walls) >= 0) {
      stopped++
      hidden++
    } else if (firstMet(x, y, walls, all) >= 0) hidden++
  }
  return { rays: 2 * most + 1, stopped, hidden }
}

/** `isSeen(sight(from, target, high, []))`, for asking often: the first ray that arrives is enough. */
export function seesAny(from: Point, target: Disc, high: Barriers): boolean {
  const most = Math.floor(target.diameter / 2)
  const walls = barriersBetween(from, target, most, high)
  if (walls === 0) return true
  const dx = target.x - from.x
  const dy = target.y - from.y
  const squared = dx * dx + dy * dy
  let last = 0
  for (let offset = -most; offset <= most; offset++) {
    const x = dx + aside(-offset * dy, squared)
    const y = dy + aside(offset * dx, squared)
    // What stopped the ray before this one mostly stops this one too.
    if (isMet(x, y, 4 * last)) continue
    last = firstMet(x, y, 0, walls)
    if (last < 0) return true
  }
  return false
}

/** How far beside the centre of a target a ray ends. Right above it there is no line to be beside of. */
function aside(along: number, squared: number): number {
  return squared === 0 ? 0 : truncated(along, squared)
}

/** Keeps those segments that come near the line, from place `count` on; how many are kept then. */
function between(from: Point, to: Point, mm: number, segments: readonly Segment[], count: number): number {
  let kept = count
  const west = Math.min(from.x, to.x) - mm
  const north = Math.min(from.y, to.y) - mm
  const east = Math.max(from.x, to.x) + mm
  const south = Math.max(from.y, to.y) + mm
  for (const { a, b } of segments) {
    if (Math.min(a.x, b.x) > east || Math.max(a.x, b.x) < west) continue
    if (Math.min(a.y, b.y) > south || Math.max(a.y, b.y) < north) continue
    keep(kept++, a.x - from.x, a.y - from.y, b.x - from.x, b.y - from.y)
  }
  return kept
}

/** The same for barriers, from place 0 on. */
function barriersBetween(from: Point, to: Point, mm: number, barriers: Barriers): number {
  const { numbers } = barriers
  const found = barrierNumbersNear(barriers, from, to, mm)
  found.forEach((i, place) => {
    const at = 8 * i
    const [ax, ay] = [numbers[at]! - from.x, numbers[at + 1]! - from.y]
    keep(place, ax, ay, numbers[at + 2]! - from.x, numbers[at + 3]! - from.y)
  })
  return found.length
}

function keep(place: number, ax: number, ay: number, bx: number, by: number): void {
  if (4 * place >= ends.length) {
    const longer = new Float64Array(2 * ends.length)
    longer.set(ends)
    ends = longer
  }
  ends[4 * place] = ax
  ends[4 * place + 1] = ay
  ends[4 * place + 2] = bx
  ends[4 * place + 3] = by
}

/** The first of those kept that a ray to (x, y) meets; -1 for none. */
function firstMet(x: number, y: number, first: number, end: number): number {
  for (let i = first; i < end; i++) if (isMet(x, y, 4 * i)) return i
  return -1
}

/** `segmentsMeet` for the ray from (0, 0) to (x, y). */
function isMet(x: number, y: number, at: number): boolean {
  const ax = ends[at]!
  const ay = ends[at + 1]!
  const bx = ends[at + 2]!
  const by = ends[at + 3]!
  const one = x * ay - y * ax
  const other = x * by - y * bx
  if ((one > 0 && other > 0) || (one < 0 && other < 0)) return false
  const ex = bx - ax
  const ey = by - ay
  const here = ey * ax - ex * ay
  const there = ex * (y - ay) - ey * (x - ax)
  if ((here > 0 && there > 0) || (here < 0 && there < 0)) return false
  return (
    Math.min(ax, bx) <= Math.max(0, x) &&
    Math.min(0, x) <= Math.max(ax, bx) &&
    Math.min(ay, by) <= Math.max(0, y) &&
    Math.min(0, y) <= Math.max(ay, by)
  )
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
