import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { barriersNear, isBarred, makeBarriers, meetsAny } from './barriers.js'
import { law, segmentBelow } from './law.js'
import { legHitsSegment } from './leg.js'
import { boxesMeet, segmentsMeet } from './segment.js'

describe('barriers', () => {
  const diameter = fc.integer({ min: 1, max: 40 })

  law(
    'bar the legs that hit a segment',
    [fc.array(segmentBelow(200), { maxLength: 40 }), segmentBelow(200), diameter],
    (walls, { a, b }, d) => {
      const expected = walls.some((wall) => legHitsSegment({ ...a, diameter: d }, b, wall))
      expect(isBarred(makeBarriers(walls), a.x, a.y, b.x, b.y, d)).toBe(expected)
    },
  )

  law(
    'bar them in tight places too',
    [fc.array(segmentBelow(12), { maxLength: 3 }), segmentBelow(12), fc.integer({ min: 1, max: 8 })],
    (walls, { a, b }, d) => {
      const barriers = makeBarriers(walls)
      const expected = walls.some((wall) => legHitsSegment({ ...a, diameter: d }, b, wall))
      expect(isBarred(barriers, a.x, a.y, b.x, b.y, d)).toBe(expected)
      expect(isBarred(barriers, b.x, b.y, a.x, a.y, d)).toBe(expected)
    },
  )

  law(
    'stop the lines that meet a segment',
    [fc.array(segmentBelow(12), { maxLength: 3 }), segmentBelow(12)],
    (walls, line) => {
      const expected = walls.some((wall) => segmentsMeet(line, wall))
      expect(meetsAny(makeBarriers(walls), line.a, line.b)).toBe(expected)
    },
  )

  law(
    'near a line are those whose boxes are',
    [fc.array(segmentBelow(60), { maxLength: 70 }), segmentBelow(60), fc.integer({ min: 0, max: 20 })],
    (walls, line, mm) => {
      const expected = walls.filter((wall) => boxesMeet(line, wall, mm))
      expect(barriersNear(makeBarriers(walls), line.a, line.b, mm)).toEqual(expected)
    },
  )
})
