import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { discInside } from './disc.js'
import { law, pointBelow } from './law.js'
import { EDGES, edgePlace, edgePlaces, randomEdge, scattered } from './scatter.js'

describe('scatter', () => {
  const from = { x: 500, y: 500 }

  it('[GEO-12] goes north at 20, east at 5, south at 10, west at 15', () => {
    expect(scattered(from, 20, 70)).toEqual({ x: 500, y: 430 })
    expect(scattered(from, 5, 70)).toEqual({ x: 570, y: 500 })
    expect(scattered(from, 10, 70)).toEqual({ x: 500, y: 570 })
    expect(scattered(from, 15, 70)).toEqual({ x: 430, y: 500 })
  })

  it('[GEO-12] turns clockwise by 18 degrees a point', () => {
    // 100 mm at 18 degrees: 30.9 east and 95.1 north.
    expect(scattered(from, 1, 100)).toEqual({ x: 531, y: 405 })
    expect(scattered(from, 13, 100)).toEqual({ x: 419, y: 559 })
  })

  law(
    '[GEO-12] lands within a millimetre of what was rolled',
    [pointBelow(3_000), fc.integer({ min: 1, max: 20 }), fc.integer({ min: 0, max: 180 })],
    (start, d20, mm) => {
      const to = scattered(start, d20, mm)
      expect(Math.abs(Math.hypot(to.x - start.x, to.y - start.y) - mm)).toBeLessThan(0.71)
      const opposite = scattered(start, d20 <= 10 ? d20 + 10 : d20 - 10, mm)
      expect(opposite).toEqual({ x: 2 * start.x - to.x, y: 2 * start.y - to.y })
    },
  )
})

describe('a random edge', () => {
  it('[GEO-13] has five points of a D20', () => {
    expect([1, 5, 6, 10, 11, 15, 16, 20].map(randomEdge)).toEqual([
      'north',
      'north',
      'east',
      'east',
      'south',
      'south',
      'west',
      'west',
    ])
  })

  it('[GEO-13] places a base just inside', () => {
    expect(edgePlaces('north', 1200, 900, 25)).toBe(1175)
    expect(edgePlaces('west', 1200, 900, 25)).toBe(875)
    expect(edgePlace('north', 0, 1200, 900, 25)).toEqual({ x: 13, y: 13 })
    expect(edgePlace('east', 874, 1200, 900, 25)).toEqual({ x: 1187, y: 887 })
    expect(edgePlace('south', 1174, 1200, 900, 25)).toEqual({ x: 1187, y: 887 })
    expect(edgePlace('west', 7, 1200, 900, 25)).toEqual({ x: 13, y: 20 })
  })

  const size = fc.integer({ min: 60, max: 2_000 })

  law(
    '[GEO-13] has places from corner to corner, and none beyond',
    [fc.constantFrom(...EDGES), size, size, fc.integer({ min: 1, max: 50 })],
    (edge, width, depth, diameter) => {
      const places = edgePlaces(edge, width, depth, diameter)
      const fits = (place: number) =>
        discInside({ ...edgePlace(edge, place, width, depth, diameter), diameter }, width, depth)
      expect([fits(-1), fits(0), fits(places - 1), fits(places)]).toEqual([false, true, true, false])
    },
  )
})
