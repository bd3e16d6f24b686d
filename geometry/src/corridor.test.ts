import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { corridorToDisc, corridorToPolygon, corridorToSegment, stripHolds } from './corridor.js'
import { discBelow, exactComparison, law, pointBelow, segmentBelow } from './law.js'
import { legHitsDisc, legHitsSegment } from './leg.js'
import { polygonSides } from './polygon.js'
import { segmentsMeet } from './segment.js'

const at = (x: number, y: number) => ({ x, y })
const lane = { a: at(100, 100), b: at(300, 100), width: 24 }

describe('a corridor', () => {
  it('is entered, touched or left clear by segments, bases and polygons', () => {
    const fence = (y: number) => ({ a: at(150, y), b: at(250, y) })
    expect([111, 112, 113].map((y) => corridorToSegment(lane, fence(y)))).toEqual([-1, 0, 1])
    const base = (y: number) => ({ ...at(200, y), diameter: 26 })
    expect([124, 125, 126].map((y) => corridorToDisc(lane, base(y)))).toEqual([-1, 0, 1])
    const crate = (y: number) => [at(200, y), at(220, y), at(220, y + 20)]
    expect([111, 112, 113].map((y) => corridorToPolygon(lane, crate(y)))).toEqual([-1, 0, 1])
    expect(corridorToPolygon(lane, [at(0, 0), at(900, 0), at(900, 900), at(0, 900)])).toBe(-1)
  })

  it('has round ends', () => {
    expect([308, 309].map((x) => corridorToSegment(lane, { a: at(x, 108), b: at(x, 300) }))).toEqual([-1, 1])
  })

  const width = fc.integer({ min: 1, max: 60 })

  law(
    'says of walls and bases what a moving base meets',
    [segmentBelow(200), width, segmentBelow(200), discBelow(200, 40)],
    (way, wide, wall, other) => {
      const corridor = { ...way, width: wide }
      const mover = { ...way.a, diameter: wide }
      expect(corridorToSegment(corridor, wall) < 0).toBe(legHitsSegment(mover, way.b, wall))
      expect(corridorToDisc(corridor, other) < 0).toBe(legHitsDisc(mover, way.b, other))
      expect(corridorToDisc(corridor, other)).toBe(exactComparison(other, way, wide + other.diameter))
      const ends = [
        exactComparison(way.a, wall, wide),
        exactComparison(way.b, wall, wide),
        exactComparison(wall.a, way, wide),
        exactComparison(wall.b, way, wide),
      ]
      expect(corridorToSegment(corridor, wall)).toBe(segmentsMeet(way, wall) ? -1 : Math.min(...ends))
    },
  )

  law(
    'is as near to a polygon as to its nearest side',
    [segmentBelow(60), width, fc.tuple(pointBelow(60), pointBelow(60), pointBelow(60))],
    (way, wide, corners) => {
      const corridor = { ...way, width: wide }
      const sides = Math.min(...polygonSides(corners).map((side) => corridorToSegment(corridor, side)))
      const found = corridorToPolygon(corridor, corners)
      // A corridor within a large polygon keeps clear of every side.
      if (sides < 1) expect(found).toBeLessThanOrEqual(sides)
      else expect([-1, 1]).toContain(found)
    },
  )
})

describe('a strip', () => {
  const strip = { from: at(0, 0), target: at(300, 0), halfWidth: 50, before: 25 }

  it('[R-16] holds centres up to 50 mm beside the line and no more than 25 mm nearer than the target', () => {
    expect(stripHolds(strip, at(275, 50))).toBe(true)
    expect(stripHolds(strip, at(274, 50))).toBe(false)
    expect(stripHolds(strip, at(900, -50))).toBe(true)
    expect(stripHolds(strip, at(900, 51))).toBe(false)
    expect(stripHolds({ ...strip, target: at(300, 400) }, at(260, 430))).toBe(true)
    // 50 mm beside the line exactly, on a slope of three to four.
    expect(stripHolds({ ...strip, target: at(300, 400) }, at(340, 370))).toBe(true)
    expect(stripHolds({ ...strip, target: at(300, 400) }, at(341, 370))).toBe(false)
  })

  law(
    'is exact on every slope',
    [
      pointBelow(2_000),
      pointBelow(2_000),
      pointBelow(2_000),
      fc.integer({ min: 0, max: 200 }),
      fc.integer({ min: 0, max: 200 }),
    ],
    (from, target, p, halfWidth, before) => {
      const [dx, dy] = [BigInt(target.x - from.x), BigInt(target.y - from.y)]
      const [px, py] = [BigInt(p.x - target.x), BigInt(p.y - target.y)]
      const squared = dx * dx + dy * dy
      const beside = (px * dy - py * dx) ** 2n <= BigInt(halfWidth) ** 2n * squared
      const along = px * dx + py * dy
      expect(stripHolds({ from, target, halfWidth, before }, p)).toBe(
        beside && (along >= 0n || along * along <= BigInt(before) ** 2n * squared),
      )
    },
  )
})
