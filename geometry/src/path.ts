import { BrokenInvariant } from '@shamble/kernel'
import { type Point, squaredDistance } from './point.js'
import { rootDown } from './root.js'

// Doubles carry a sum of roots far better than this; only closer to a whole number is it worth a second look.
const DOUBTFUL = 1e-6

/** The length of a polyline, rounded up to the next whole millimetre. */
export function pathLength(points: readonly Point[]): number {
  if (points.length === 2) return legLength(points[0]!, points[1]!)
  let length = 0
  measure(points, (_, mm) => {
    length = mm
  })
  return length
}

/** How long a path is up to each of its points, rounded up [GEO-5]. */
export function lengthsAlong(path: readonly Point[]): number[] {
  if (path.length === 2) return [0, legLength(path[0]!, path[1]!)]
  const lengths: number[] = path.length === 0 ? [] : [0]
  measure(path, (i, mm) => {
    lengths[i] = mm
  })
  return lengths
}

/** One root, rounded up: correctly rounded, it never passes or reaches a whole number that it should not. */
const legLength = (a: Point, b: Point): number => Math.ceil(Math.sqrt(squaredDistance(a, b)))

/** Tells for each point after the first how long the path is up to it. */
function measure(points: readonly Point[], tell: (i: number, mm: number) => void): void {
  let whole = 0
  let rest = 0
  const roots: number[] = []
  for (let i = 1; i < points.length; i++) {
    const squared = squaredDistance(points[i - 1]!, points[i]!)
    const length = Math.sqrt(squared)
    if (Number.isInteger(length)) whole += length
    else {
      rest += length
      roots.push(squared)
    }
    const nearest = Math.round(rest)
    const isDoubtful = Math.abs(rest - nearest) <= DOUBTFUL && roots.length > 0
    tell(i, whole + (isDoubtful ? nearest + (rootsExceed(roots, nearest) ? 1 : 0) : Math.ceil(rest)))
  }
}

/**
 * So many millimetres from a point in the direction (dx, dy), each component truncated towards zero:
 * never farther than asked, and the same in every quarter of the compass.
 */
export function advance(from: Point, dx: number, dy: number, mm: number): Point {
  const squared = dx * dx + dy * dy
  if (squared === 0) throw new BrokenInvariant('advance: a ray needs a direction')
  return { x: from.x + truncated(mm * dx, squared), y: from.y + truncated(mm * dy, squared) }
}

/** `along / sqrt(squared)`, truncated towards zero. */
export function truncated(along: number, squared: number): number {
  const share = Math.abs(along) / Math.sqrt(squared)
  const nearest = Math.round(share)
  let whole = Math.floor(share)
  if (Math.abs(share - nearest) <= DOUBTFUL) whole = reaches(nearest, along, squared) ? nearest : nearest - 1
  return along < 0 ? 0 - whole : whole
}

/** Whether `whole <= |along| / sqrt(squared)`. */
function reaches(whole: number, along: number, squared: number): boolean {
  const right = along * along
  // Below 2^53 the right side is exact, and rounding the left cannot carry it past.
  if (right < Number.MAX_SAFE_INTEGER) return whole * whole * squared <= right
  return BigInt(whole) ** 2n * BigInt(squared) <= BigInt(along) ** 2n
}

/** Whether a sum of roots, none of them whole, is more than a whole number. Such a sum never equals one. */
function rootsExceed(squares: readonly number[], bound: number): boolean {
  for (let digits = 12n; ; digits += 12n) {
    const scale = 10n ** digits
    let low = 0n
    for (const square of squares) low += rootDown(BigInt(square) * scale * scale)
    const target = BigInt(bound) * scale
    if (low >= target) return true
    if (low + BigInt(squares.length) <= target) return false
  }
}
