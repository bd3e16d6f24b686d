import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { Disc } from './disc.js'
import { law, pointBelow, segmentBelow } from './law.js'
import type { Segment } from './segment.js'
import { sight } from './sight.js'
import { whoSeesWhom } from './who-sees-whom.js'

function slowly(figures: readonly Disc[], walls: readonly Segment[]): number[] {
  return figures.flatMap((from, i) =>
    figures.map((to, j) => (i === j || (from.x === to.x && from.y === to.y) ? 0 : sight(from, to, walls, []).stopped)),
  )
}

function quickly(figures: readonly Disc[], walls: readonly Segment[]): number[] {
  const stopped = new Uint16Array(figures.length ** 2)
  whoSeesWhom(figures, walls, stopped)
  return [...stopped]
}

describe('who sees whom', () => {
  it('[GEO-7] counts the stopped rays of every ordered pair', () => {
    const figures = [
      { x: 100, y: 500, diameter: 25 },
      { x: 500, y: 500, diameter: 25 },
    ]
    expect(quickly(figures, [])).toEqual([0, 0, 0, 0])
    expect(quickly(figures, [{ a: { x: 300, y: 400 }, b: { x: 300, y: 505 } }])).toEqual([0, 23, 23, 0])
    expect(quickly(figures, [{ a: { x: 300, y: 400 }, b: { x: 300, y: 506 } }])).toEqual([0, 25, 25, 0])
    // Close to the looker a narrow wall takes all; from the other side rays fan out past it.
    expect(quickly(figures, [{ a: { x: 120, y: 495 }, b: { x: 120, y: 505 } }])).toEqual([0, 25, 11, 0])
  })

  const base = (p: { x: number; y: number }) => ({ ...p, diameter: 25 })
  const bases = (most: number) => fc.array(pointBelow(most).map(base), { minLength: 2, maxLength: 6 })
  const walls = (most: number) => fc.array(segmentBelow(most), { maxLength: 40 })
  // Walls along the axes, through the centres of figures and past their edges.
  const straight = fc.array(
    fc
      .tuple(
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 20 }),
        fc.integer({ min: 0, max: 20 }),
        fc.boolean(),
      )
      .map(([x, y, to, isAcross]) => ({
        a: { x: 10 * x, y: 10 * y },
        b: isAcross ? { x: 10 * to, y: 10 * y } : { x: 10 * x, y: 10 * to },
      })),
    { maxLength: 8 },
  )
  const onLattice = fc.array(
    pointBelow(20).map(({ x, y }) => base({ x: 10 * x, y: 10 * y })),
    { minLength: 2, maxLength: 6 },
  )

  law('[GEO-7] agrees with looking at one pair after the other', [bases(1_200), walls(1_200)], (figures, high) => {
    expect(quickly(figures, high)).toEqual(slowly(figures, high))
  })

  law('[GEO-7] agrees in a crowd', [bases(120), walls(150)], (figures, high) => {
    expect(quickly(figures, high)).toEqual(slowly(figures, high))
  })

  law('[GEO-7] agrees where walls and lines of sight coincide', [onLattice, straight], (figures, high) => {
    expect(quickly(figures, high)).toEqual(slowly(figures, high))
  })

  law(
    '[GEO-7] agrees for large and small bases',
    [
      fc.array(
        fc.record({
          x: fc.integer({ min: 0, max: 300 }),
          y: fc.integer({ min: 0, max: 300 }),
          diameter: fc.integer({ min: 1, max: 90 }),
        }),
        { minLength: 2, maxLength: 5 },
      ),
      walls(300),
    ],
    (figures, high) => {
      expect(quickly(figures, high)).toEqual(slowly(figures, high))
    },
  )
})
