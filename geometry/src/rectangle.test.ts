import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { law, pointBelow } from './law.js'
import { squaredDistance } from './point.js'
import { rectangleCorners } from './rectangle.js'

describe('a turned rectangle', () => {
  it('has its front at the heading', () => {
    expect(rectangleCorners({ x: 100, y: 100, length: 82, width: 38, heading: 0 })).toEqual([
      { x: 119, y: 59 },
      { x: 119, y: 141 },
      { x: 81, y: 141 },
      { x: 81, y: 59 },
    ])
    expect(rectangleCorners({ x: 100, y: 100, length: 82, width: 38, heading: 90 })[0]).toEqual({ x: 141, y: 119 })
  })

  const side = fc.integer({ min: 1, max: 300 })
  const degrees = fc.integer({ min: -720, max: 720 })

  law(
    'keeps its shape to a millimetre, and lies around its middle',
    [pointBelow(3_000), side, side, degrees],
    (middle, length, width, heading) => {
      const corners = rectangleCorners({ ...middle, length, width, heading })
      const [a, b, c, d] = corners as Required<typeof corners>
      for (const [one, other, long] of [
        [a, b, length],
        [b, c, width],
        [c, d, length],
        [d, a, width],
      ] as const) {
        // Each end is off by half a millimetre at most in each direction.
        expect(Math.abs(Math.sqrt(squaredDistance(one!, other!)) - long)).toBeLessThanOrEqual(1.4143)
      }
      expect([a!.x + c!.x, a!.y + c!.y, b!.x + d!.x, b!.y + d!.y]).toEqual([
        2 * middle.x,
        2 * middle.y,
        2 * middle.x,
        2 * middle.y,
      ])
    },
  )

  law('turned by a quarter is turned exactly', [side, side, degrees], (length, width, heading) => {
    const corners = rectangleCorners({ x: 0, y: 0, length, width, heading })
    const quarter = rectangleCorners({ x: 0, y: 0, length, width, heading: heading + 90 })
    expect(quarter.map(({ x, y }) => [x + 0, y + 0])).toEqual(corners.map(({ x, y }) => [0 - y, x + 0]))
  })
})
