import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { exactComparison, law, pointBelow, segmentBelow } from './law.js'
import type { Point } from './point.js'
import {
  gapToPolygon,
  type Polygon,
  polygonContains,
  polygonMeetsSegment,
  polygonOverlapsDisc,
  polygonSides,
} from './polygon.js'

const at = (x: number, y: number): Point => ({ x, y })
const shed = [at(100, 100), at(200, 100), at(200, 160), at(100, 160)]
// An L, its notch at the north-east.
const corner = [at(0, 0), at(10, 0), at(10, 10), at(20, 10), at(20, 20), at(0, 20)]

describe('a polygon', () => {
  it('holds what lies inside or on its outline', () => {
    expect(polygonContains(shed, at(150, 130))).toBe(true)
    expect(polygonContains(shed, at(100, 100))).toBe(true)
    expect(polygonContains(shed, at(200, 130))).toBe(true)
    expect(polygonContains(shed, at(201, 130))).toBe(false)
    expect(polygonContains(corner, at(15, 9))).toBe(false)
    expect(polygonContains(corner, at(15, 10))).toBe(true)
    expect(polygonContains(corner, at(5, 5))).toBe(true)
    expect(polygonContains(corner, at(-1, 10))).toBe(false)
  })

  it('meets a segment that crosses, touches or lies wholly inside', () => {
    expect(polygonMeetsSegment(shed, { a: at(50, 130), b: at(250, 130) })).toBe(true)
    expect(polygonMeetsSegment(shed, { a: at(120, 120), b: at(130, 130) })).toBe(true)
    expect(polygonMeetsSegment(shed, { a: at(50, 100), b: at(100, 100) })).toBe(true)
    expect(polygonMeetsSegment(shed, { a: at(50, 99), b: at(250, 99) })).toBe(false)
    expect(polygonMeetsSegment(corner, { a: at(11, 0), b: at(20, 9) })).toBe(false)
  })

  it('is measured from the edge of a base, which may touch it', () => {
    expect(gapToPolygon({ ...at(150, 200), diameter: 25 }, shed)).toBe(28)
    expect(gapToPolygon({ ...at(150, 130), diameter: 5 }, shed)).toBe(0)
    expect(polygonOverlapsDisc(shed, { ...at(150, 172), diameter: 24 })).toBe(false)
    expect(polygonOverlapsDisc(shed, { ...at(150, 172), diameter: 25 })).toBe(true)
    expect(polygonOverlapsDisc(shed, { ...at(150, 130), diameter: 5 })).toBe(true)
  })

  const small = fc.array(pointBelow(12), { minLength: 3, maxLength: 3 })
  const triangle = fc.oneof(small, fc.array(pointBelow(2_000), { minLength: 3, maxLength: 3 }))

  law('of three corners holds what lies on no wrong side of any', [triangle, pointBelow(12)], (corners, p) => {
    fc.pre(area(corners) !== 0n)
    const turns = polygonSides(corners).map(({ a, b }) => turn(a, b, p))
    const expected = turns.every((sign) => sign >= 0n) || turns.every((sign) => sign <= 0n)
    expect(polygonContains(corners, p)).toBe(expected)
  })

  // A star around a centre never crosses itself, and has notches.
  const star: fc.Arbitrary<Polygon> = fc
    .tuple(pointBelow(60), fc.array(fc.integer({ min: 3, max: 40 }), { minLength: 8, maxLength: 8 }))
    .map(([middle, reaches]) => {
      const winds = [at(1, 0), at(1, 1), at(0, 1), at(-1, 1), at(-1, 0), at(-1, -1), at(0, -1), at(1, -1)]
      return winds.map((wind, i) => at(middle.x + wind.x * reaches[i]!, middle.y + wind.y * reaches[i]!))
    })

  law('with notches is the sum of its wedges', [star, pointBelow(60)], (corners, p) => {
    const centre = at(corners[2]!.x, corners[0]!.y)
    const held = polygonSides(corners).some(({ a, b }) => {
      const turns = [turn(centre, a, p), turn(a, b, p), turn(b, centre, p)]
      return turns.every((sign) => sign >= 0n)
    })
    expect(polygonContains(corners, p)).toBe(held)
  })

  const base = fc.record({
    x: fc.integer({ min: 0, max: 90 }),
    y: fc.integer({ min: 0, max: 90 }),
    diameter: fc.integer({ min: 1, max: 40 }),
  })

  law('is as far from a base as its nearest side, exactly', [star, base], (corners, disc) => {
    const mm = gapToPolygon(disc, corners)
    const sides = polygonSides(corners)
    const reaches = (far: number) => sides.some((side) => exactComparison(disc, side, 2 * far + disc.diameter) <= 0)
    if (polygonContains(corners, disc)) expect(mm).toBe(0)
    else {
      expect(reaches(mm)).toBe(true)
      if (mm > 0) expect(reaches(mm - 1)).toBe(false)
    }
    const cut = sides.some((side) => exactComparison(disc, side, disc.diameter) < 0)
    expect(polygonOverlapsDisc(corners, disc)).toBe(cut || polygonContains(corners, disc))
  })

  law('meets a segment of which it holds a point', [star, segmentBelow(90)], (corners, s) => {
    // Sixteenths of the way are whole numbers on a table sixteen times as large.
    const large = corners.map(({ x, y }) => at(16 * x, 16 * y))
    for (let i = 0; i <= 16; i++) {
      const p = at((16 - i) * s.a.x + i * s.b.x, (16 - i) * s.a.y + i * s.b.y)
      if (polygonContains(large, p)) expect(polygonMeetsSegment(corners, s)).toBe(true)
    }
    expect(polygonMeetsSegment(corners, { a: s.b, b: s.a })).toBe(polygonMeetsSegment(corners, s))
  })
})

function turn(a: Point, b: Point, c: Point): bigint {
  return BigInt(b.x - a.x) * BigInt(c.y - a.y) - BigInt(b.y - a.y) * BigInt(c.x - a.x)
}

function area(corners: Polygon): bigint {
  return turn(corners[0]!, corners[1]!, corners[2]!)
}
