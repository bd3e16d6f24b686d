import fc from 'fast-check'
import { it } from 'vitest'
import type { Disc } from './disc.js'
import type { Point } from './point.js'
import type { Segment } from './segment.js'

// For tests only. The same cases on every run unless another seed is asked for; every name tells which.
const given = Number(process.env['SHAMBLE_SEED'])
const seed = Number.isInteger(given) ? given : 1978

/** A test of something that holds for all values, tried on many. */
export function law<T extends unknown[]>(
  sentence: string,
  arbitraries: { [K in keyof T]: fc.Arbitrary<T[K]> },
  holds: (...values: T) => void,
  numRuns = 2_000,
): void {
  it(`${sentence} (seed ${seed})`, () => {
    fc.assert(
      fc.property(fc.tuple<T>(...arbitraries), (values) => holds(...values)),
      { seed, numRuns },
    )
  })
}

export const pointBelow = (most: number): fc.Arbitrary<Point> =>
  fc.record({ x: fc.integer({ min: 0, max: most }), y: fc.integer({ min: 0, max: most }) })

export const discBelow = (most: number, widest: number): fc.Arbitrary<Disc> =>
  fc.record({
    x: fc.integer({ min: 0, max: most }),
    y: fc.integer({ min: 0, max: most }),
    diameter: fc.integer({ min: 1, max: widest }),
  })

export const segmentBelow = (most: number): fc.Arbitrary<Segment> =>
  fc.record({ a: pointBelow(most), b: pointBelow(most) })

/** The sign of (distance from a point to a segment) - half of `twice`, in unbounded whole numbers. */
export function exactComparison(p: Point, { a, b }: Segment, twice: number): number {
  const [dx, dy] = [BigInt(b.x - a.x), BigInt(b.y - a.y)]
  const [px, py] = [BigInt(p.x - a.x), BigInt(p.y - a.y)]
  const squared = dx * dx + dy * dy
  const along = px * dx + py * dy
  const reach = BigInt(twice) ** 2n
  const sign = (n: bigint) => (n < 0n ? -1 : n > 0n ? 1 : 0)
  if (along <= 0n) return sign(4n * (px * px + py * py) - reach)
  if (along >= squared) return sign(4n * ((px - dx) ** 2n + (py - dy) ** 2n) - reach)
  return sign(4n * (px * dy - py * dx) ** 2n - reach * squared)
}
