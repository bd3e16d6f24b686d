import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { law, pointBelow } from './law.js'
import { pathLength } from './path.js'
import { squaredDistance } from './point.js'
import { pointAlong, stretchOf, walkCost } from './walk.js'

const at = (x: number, y: number) => ({ x, y })
const open = { low: [], difficult: [] }

describe('a walk', () => {
  const bent = [at(0, 0), at(30, 40), at(30, 100)]

  it('[GEO-5] comes to a place at each length, truncated', () => {
    expect(pointAlong(bent, 0)).toEqual(at(0, 0))
    expect(pointAlong(bent, 25)).toEqual(at(15, 20))
    expect(pointAlong(bent, 26)).toEqual(at(15, 20))
    expect(pointAlong(bent, 50)).toEqual(at(30, 40))
    expect(pointAlong(bent, 70)).toEqual(at(30, 60))
    expect(pointAlong(bent, 110)).toEqual(at(30, 100))
    expect(pointAlong(bent, 999)).toEqual(at(30, 100))
    expect(pointAlong([at(5, 5)], 10)).toEqual(at(5, 5))
    expect(stretchOf(bent, 25, 70)).toEqual([at(15, 20), at(30, 40), at(30, 60)])
  })

  it('[R-06] costs a step for any part of one', () => {
    expect(walkCost([at(0, 0), at(100, 0)], 50, open)).toEqual({
      length: 100,
      steps: 2,
      crossings: 0,
      difficultSteps: 0,
    })
    expect(walkCost([at(0, 0), at(100, 1)], 50, open).steps).toBe(3)
    expect(walkCost([at(0, 0)], 50, open).steps).toBe(0)
  })

  it('[DWA-9.1.b] is charged for each low piece as often as it is crossed', () => {
    const fence = { a: at(50, -50), b: at(50, 50) }
    const crossings = (path: readonly { x: number; y: number }[]) =>
      walkCost(path, 50, { low: [fence], difficult: [] }).crossings
    expect(crossings([at(0, 0), at(100, 0)])).toBe(1)
    expect(crossings([at(0, 0), at(50, 0), at(100, 0)])).toBe(1)
    expect(crossings([at(0, 0), at(100, 0), at(0, 10)])).toBe(2)
    expect(crossings([at(0, 0), at(49, 0), at(0, 10)])).toBe(0)
    expect(crossings([at(0, 60), at(100, 60)])).toBe(0)
  })

  it('[R-96] is charged for each step of which a part is in difficult ground', () => {
    const rubble = [at(60, -10), at(90, -10), at(90, 10), at(60, 10)]
    const hard = (to: number) => walkCost([at(0, 0), at(to, 0)], 50, { low: [], difficult: [rubble] }).difficultSteps
    expect([50, 59, 60, 100, 150].map(hard)).toEqual([0, 0, 1, 1, 1])
    const wide = [at(60, -10), at(101, -10), at(101, 10), at(60, 10)]
    expect(walkCost([at(0, 0), at(150, 0)], 50, { low: [], difficult: [wide] }).difficultSteps).toBe(2)
  })

  const path = fc.array(pointBelow(400), { minLength: 1, maxLength: 6 })

  law(
    '[GEO-5] never gets farther than its length, and ends at its end',
    [path, fc.integer({ min: 0, max: 2_500 })],
    (points, mm) => {
      const length = pathLength(points)
      expect(pointAlong(points, length)).toEqual(points.at(-1))
      const here = pointAlong(points, mm)
      const walked = points.findLastIndex((_, i) => pathLength(points.slice(0, i + 1)) <= mm)
      const bend = points[walked]!
      const spent = pathLength(points.slice(0, walked + 1))
      expect(squaredDistance(bend, here)).toBeLessThanOrEqual((mm - spent) ** 2)
      const next = points[walked + 1]
      // Nearer to the next bend by all but what truncation takes.
      if (next === undefined) expect(here).toEqual(bend)
      else
        expect(Math.sqrt(squaredDistance(here, next))).toBeLessThan(
          Math.sqrt(squaredDistance(bend, next)) - (mm - spent) + 1.5,
        )
    },
  )

  law(
    '[R-96] has at least the difficult steps in which a place lies in difficult ground',
    [path, pointBelow(400), fc.integer({ min: 1, max: 100 })],
    (points, corner, size) => {
      const area = [
        corner,
        at(corner.x + size, corner.y),
        at(corner.x + size, corner.y + size),
        at(corner.x, corner.y + size),
      ]
      const { length, steps, difficultSteps } = walkCost(points, 50, { low: [], difficult: [area] })
      const seen = new Set<number>()
      for (let mm = 1; mm < length; mm++) {
        const { x, y } = pointAlong(points, mm)
        const isIn = x > corner.x && y > corner.y && x < corner.x + size && y < corner.y + size
        // Places are truncated by up to a millimetre: those well inside, and well within a step, decide.
        if (
          isIn &&
          mm % 50 > 2 &&
          mm % 50 < 48 &&
          x > corner.x + 1 &&
          y > corner.y + 1 &&
          x < corner.x + size - 1 &&
          y < corner.y + size - 1
        )
          seen.add(Math.floor(mm / 50))
      }
      expect(difficultSteps).toBeGreaterThanOrEqual(seen.size)
      expect(difficultSteps).toBeLessThanOrEqual(steps)
    },
    300,
  )
})
