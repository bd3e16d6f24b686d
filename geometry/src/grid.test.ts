import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { gridOfPoints, gridOfSegments, nearSegment } from './grid.js'
import { exactComparison, law, pointBelow, segmentBelow } from './law.js'
import { segmentsMeet } from './segment.js'

describe('a grid', () => {
  it('finds nothing where there is nothing', () => {
    expect(nearSegment(gridOfSegments([], 100), { a: { x: 0, y: 0 }, b: { x: 9, y: 9 } }, 50, new Int32Array(0))).toBe(
      0,
    )
  })

  it('leaves out what lies far off', () => {
    const grid = gridOfPoints(
      [
        { x: 50, y: 50 },
        { x: 450, y: 450 },
      ],
      100,
    )
    const found = new Int32Array(2)
    expect(nearSegment(grid, { a: { x: 40, y: 40 }, b: { x: 60, y: 60 } }, 20, found)).toBe(1)
    expect(found[0]).toBe(0)
  })

  const cell = fc.integer({ min: 5, max: 200 })
  const mm = fc.integer({ min: 0, max: 60 })

  law(
    'finds all segments near another one, each once',
    [fc.array(segmentBelow(500), { maxLength: 12 }), segmentBelow(600), cell, mm],
    (segments, way, size, reach) => {
      const grid = gridOfSegments(segments, size)
      const found = new Int32Array(segments.length)
      const numbers = found.slice(0, nearSegment(grid, way, reach, found))
      const once = new Set(numbers)
      expect(once.size).toBe(numbers.length)
      segments.forEach((s, i) => {
        const ends = [
          exactComparison(s.a, way, 2 * reach),
          exactComparison(s.b, way, 2 * reach),
          exactComparison(way.a, s, 2 * reach),
          exactComparison(way.b, s, 2 * reach),
        ]
        if (segmentsMeet(s, way) || Math.min(...ends) <= 0) expect(once.has(i)).toBe(true)
      })
    },
  )

  law(
    'finds all points near another one',
    [fc.array(pointBelow(500), { maxLength: 20 }), pointBelow(600), cell, mm],
    (points, p, size, reach) => {
      const found = new Int32Array(points.length)
      const once = new Set(found.slice(0, nearSegment(gridOfPoints(points, size), { a: p, b: p }, reach, found)))
      points.forEach(({ x, y }, i) => {
        if ((x - p.x) ** 2 + (y - p.y) ** 2 <= reach ** 2) expect(once.has(i)).toBe(true)
      })
    },
  )
})
