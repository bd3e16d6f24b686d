import type { Disc } from './disc.js'
import { truncated } from './path.js'
import type { Segment } from './segment.js'

// Directions are sorted into so many sectors around the looker.
const SECTORS = 128
// How far an end of a ray may lie from where it would without truncation, and a little for rounding.
const ASTRAY = 1.5

/**
 * What `sight` says about every ordered pair: how many rays from figure `i` to figure `j` are stopped by walls, at
 * `i * n + j` of `stopped`. Each looker sorts the walls by direction once. Of the few walls in a target's direction most
 * either miss all rays or stop all of them, which a comparison tells; only for the rest are single rays looked at.
 * @param stopped gets the answers; n * n of them
 */
export function whoSeesWhom(figures: readonly Disc[], walls: readonly Segment[], stopped: Uint16Array): void {
  const n = figures.length
  const count = walls.length
  const words = (count + 31) >> 5
  const sectors = new Int32Array(SECTORS * words)
  const ax = new Float64Array(count)
  const ay = new Float64Array(count)
  const bx = new Float64Array(count)
  const by = new Float64Array(count)
  const partly = new Int32Array(count)
  for (let i = 0; i < n; i++) {
    const { x, y } = figures[i]!
    for (let k = 0; k < count; k++) {
      const { a, b } = walls[k]!
      ax[k] = a.x - x
      ay[k] = a.y - y
      bx[k] = b.x - x
      by[k] = b.y - y
    }
    sortByDirection()
    for (let j = 0; j < n; j++) {
      const target = figures[j]!
      stopped[i * n + j] = i === j ? 0 : rays(target.x - x, target.y - y, Math.floor(target.diameter / 2))
    }
  }

  function sortByDirection(): void {
    sectors.fill(0)
    for (let k = 0; k < count; k++) {
      const turn = ax[k]! * by[k]! - ay[k]! * bx[k]!
      const dot = ax[k]! * bx[k]! + ay[k]! * by[k]!
      const word = k >> 5
      const bit = 1 << (k & 31)
      let first = 0
      let last = SECTORS - 1
      // Seen end on, a wall is in one direction; under the looker's own centre, in all.
      if (turn !== 0 || dot > 0) {
        const [from, to] =
          turn >= 0
            ? [sector(ax[k]!, ay[k]!), sector(bx[k]!, by[k]!)]
            : [sector(bx[k]!, by[k]!), sector(ax[k]!, ay[k]!)]
        first = from
        last = to < from ? to + SECTORS : to
      }
      for (let s = first; s <= last; s++) sectors[(s & (SECTORS - 1)) * words + word]! |= bit
    }
  }

  /** How many of the rays from (0, 0) to a base at (dx, dy) are stopped. */
  function rays(dx: number, dy: number, most: number): number {
    const squared = dx * dx + dy * dy
    if (squared === 0) return 0
    const length = Math.sqrt(squared)
    const half = most + ASTRAY
    const all = 2 * most + 1
    // The rays are in a fan: at a distance u along the axis, no farther than `slope * u` to either side of it.
    const near = length - ASTRAY
    const far = length + ASTRAY
    const slope = near > half ? half / near : 0
    const middle = sector(dx, dy)
    const spread = slope > 0 ? Math.min(SECTORS / 2, Math.ceil(slope * (SECTORS / 4)) + 1) : SECTORS / 2
    let found = 0
    // Whatever stops every ray is in the direction of the centre too: it is looked for there first.
    for (let word = 0; word < words; word++) {
      for (let bits = sectors[middle * words + word]!; bits !== 0; bits &= bits - 1) {
        const k = (word << 5) + 31 - Math.clz32(bits & -bits)
        const share = slope === 0 ? SOME : shareOf(k, dx / length, dy / length, slope, near, far)
        if (share === ALL) return all
        if (share === SOME) partly[found++] = k
      }
    }
    for (let word = 0; word < words; word++) {
      let bits = 0
      for (let s = middle - spread; s <= middle + spread; s++) bits |= sectors[(s & (SECTORS - 1)) * words + word]!
      for (bits &= ~sectors[middle * words + word]!; bits !== 0; bits &= bits - 1) {
        const k = (word << 5) + 31 - Math.clz32(bits & -bits)
        if (slope === 0 || shareOf(k, dx / length, dy / length, slope, near, far) !== NONE) partly[found++] = k
      }
    }
    return found === 0 ? 0 : looked(dx, dy, squared, most, found)
  }

  /** Whether a wall stops none of the rays in a fan along (ex, ey), or all; or whether that takes a closer look. */
  function shareOf(k: number, ex: number, ey: number, slope: number, near: number, far: number): number {
    const ua = ax[k]! * ex + ay[k]! * ey
    const ub = bx[k]! * ex + by[k]! * ey
    if ((ua > far && ub > far) || (ua < 0 && ub < 0)) return NONE
    const va = ex * ay[k]! - ey * ax[k]!
    const vb = ex * by[k]! - ey * bx[k]!
    const aboveA = va - slope * ua
    const aboveB = vb - slope * ub
    if (aboveA > HAIR && aboveB > HAIR) return NONE
    const belowA = va + slope * ua
    const belowB = vb + slope * ub
    if (belowA < -HAIR && belowB < -HAIR) return NONE
    // From one side of the fan to the other: where does it cross the two outermost rays?
    if ((aboveA > HAIR && belowB < -HAIR) || (aboveB > HAIR && belowA < -HAIR)) {
      const upper = ua + (aboveA / (aboveA - aboveB)) * (ub - ua)
      const lower = ua + (belowA / (belowA - belowB)) * (ub - ua)
      if (upper > HAIR && lower > HAIR && upper < near && lower < near) return ALL
      if (upper > far && lower > far) return NONE
    }
    return SOME
  }

  /** Every ray against the walls that may stop some and not all, as `sight` does it. */
  function looked(dx: number, dy: number, squared: number, most: number, found: number): number {
    let hits = 0
    for (let offset = -most; offset <= most; offset++) {
      const px = dx + truncated(-offset * dy, squared)
      const py = dy + truncated(offset * dx, squared)
      for (let f = 0; f < found; f++) {
        if (meets(px, py, partly[f]!)) {
          hits++
          break
        }
      }
    }
    return hits
  }

  /** `segmentsMeet` for the ray from (0, 0) to (px, py). */
  function meets(px: number, py: number, k: number): boolean {
    const x1 = ax[k]!
    const y1 = ay[k]!
    const x2 = bx[k]!
    const y2 = by[k]!
    const one = px * y1 - py * x1
    const other = px * y2 - py * x2
    if ((one > 0 && other > 0) || (one < 0 && other < 0)) return false
    const ex = x2 - x1
    const ey = y2 - y1
    const here = ey * x1 - ex * y1
    const there = ex * (py - y1) - ey * (px - x1)
    if ((here > 0 && there > 0) || (here < 0 && there < 0)) return false
    return (
      Math.min(x1, x2) <= Math.max(0, px) &&
      Math.min(0, px) <= Math.max(x1, x2) &&
      Math.min(y1, y2) <= Math.max(0, py) &&
      Math.min(0, py) <= Math.max(y1, y2)
    )
  }
}

const NONE = 0
const SOME = 1
const ALL = 2

// Comparisons that decide without exact numbers leave this much to those that have them.
const HAIR = 1e-6

/** Of a direction, 0 to 127 the way round from east over south, without trigonometry: sectors are not equally wide. */
function sector(x: number, y: number): number {
  const share = y / (Math.abs(x) + Math.abs(y))
  const quarters = x >= 0 ? (y >= 0 ? share : 4 + share) : 2 - share
  return Math.min(SECTORS - 1, Math.floor(quarters * (SECTORS / 4)))
}
