import fc from 'fast-check'
import { describe, expect } from 'vitest'
import { isBarred, makeBarriers } from './barriers.js'
import { law, segmentBelow } from './law.js'
import { legHitsSegment } from './leg.js'

describe('barriers', () => {
  const diameter = fc.integer({ min: 1, max: 40 })

  law(
    'bar the legs that hit a segment',
    [fc.array(segmentBelow(200), { maxLength: 5 }), segmentBelow(200), diameter],
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
})
