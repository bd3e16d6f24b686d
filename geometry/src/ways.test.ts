import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { law, pointBelow, segmentBelow } from './law.js'
import { legHitsSegment } from './leg.js'
import { type Point, squaredDistance } from './point.js'
import { segmentCutsDisc, segmentTouchesDisc } from './segment.js'
import { fieldTo, legCost, makeWays, octagon, SHUT, type Ways } from './ways.js'

const at = (x: number, y: number) => ({ x, y })
const base = (p: Point) => ({ ...p, diameter: 25 })
const table = { width: 500, depth: 500 }
const wall = { a: at(250, 0), b: at(250, 300) }

const cornersOf = ({ xs, ys }: Ways) => Array.from(xs, (x, i) => at(x, ys[i]!))

describe('ways', () => {
  it('bend around the free end of a wall, and not beside it', () => {
    const ways = makeWays({ ...table, walls: [wall], gates: [] }, 25)
    expect(cornersOf(ways)).toEqual(expect.arrayContaining([at(263, 306), at(256, 313), at(244, 313), at(237, 306)]))
    expect(ways.count).toBe(4)
  })

  it('cost the toll of a gate that is crossed, and none where one is only brushed', () => {
    const ways = makeWays({ ...table, walls: [], gates: [wall] }, 25)
    expect(legCost(ways, [50], 200, 100, 300, 100)).toBe(150)
    expect(legCost(ways, [0], 200, 100, 300, 100)).toBe(100)
    expect(legCost(ways, [SHUT], 200, 100, 300, 100)).toBe(SHUT)
    expect(legCost(ways, [50], 200, 305, 300, 305)).toBe(100)
    expect(legCost(ways, [SHUT], 200, 305, 300, 305)).toBe(SHUT)
  })

  law(
    'have octagons that a base follows without overlap',
    [pointBelow(400), fc.integer({ min: 1, max: 60 })],
    (end, diameter) => {
      const corners = octagon(end, diameter / 2)
      corners.forEach((a, i) => {
        const b = corners[(i + 1) % 8]!
        expect(segmentCutsDisc({ a, b }, { ...end, diameter })).toBe(false)
        // Never more than a twelfth and the rounding too far out.
        expect(segmentTouchesDisc({ a: b, b }, { ...end, diameter: Math.ceil(diameter * 1.09) + 3 })).toBe(true)
      })
    },
  )

  const walls = fc.array(segmentBelow(400), { maxLength: 4 })

  law(
    'have fields as short as all free legs allow',
    [walls, fc.array(segmentBelow(400), { maxLength: 2 }), pointBelow(400)],
    (high, gates, to) => {
      // The first gate is shut, the second open: as if there were one more wall.
      const tolls = gates.map((_, i) => (i === 0 ? SHUT : 0))
      const solid = [...high, ...gates.slice(0, 1)]
      const ways = makeWays({ ...table, walls: high, gates }, 25)
      const corners = cornersOf(ways)
      const { costs, next } = fieldTo(ways, tolls, to)
      const leg = (a: Point, b: Point) =>
        solid.some((s) => legHitsSegment(base(a), b, s)) ? SHUT : Math.sqrt(squaredDistance(a, b))
      // Bellman and Ford: as often as there are corners, every leg.
      let slow = corners.map((corner) => leg(corner, to))
      const between = corners.map((a) => corners.map((b) => leg(a, b)))
      for (let changed = true; changed; ) {
        const better = slow.map((cost, i) =>
          slow.reduce((least, other, j) => Math.min(least, between[i]![j]! + other), cost),
        )
        changed = better.some((cost, i) => cost < slow[i]! - 1e-9)
        slow = better
      }
      slow.forEach((cost, i) => {
        if (cost === SHUT) expect([costs[i], next[i]]).toEqual([SHUT, -2])
        else expect(costs[i]).toBeCloseTo(cost, 6)
      })
    },
    200,
  )
})
