import { describe, expect, it } from 'vitest'
import { discInside, discsOverlap, gap } from './disc.js'

const base = (x: number, y: number, diameter = 25) => ({ x, y, diameter })

describe('bases', () => {
  it('may touch and not overlap', () => {
    expect(discsOverlap(base(100, 100), base(125, 100))).toBe(false)
    expect(discsOverlap(base(100, 100), base(124, 100))).toBe(true)
    // 15 and 20 across: radii of 7.5 and 10 make 17.5.
    expect(discsOverlap(base(0, 0, 15), base(17, 0, 20))).toBe(true)
    expect(discsOverlap(base(0, 0, 15), base(18, 0, 20))).toBe(false)
  })

  it('are measured from edge to edge, rounded up', () => {
    expect(gap(base(0, 0), base(125, 0))).toBe(100)
    expect(gap(base(0, 0), base(126, 0))).toBe(101)
    // 125.004 between the centres: a hair more than 100 is 101.
    expect(gap(base(0, 0), base(125, 1))).toBe(101)
    expect(gap(base(0, 0, 24), base(100, 0))).toBe(76)
    expect(gap(base(0, 0), base(20, 0))).toBe(0)
  })

  it('lie inside a rectangle when their whole edge does', () => {
    expect(discInside(base(13, 13), 1000, 800)).toBe(true)
    expect(discInside(base(12, 13), 1000, 800)).toBe(false)
    expect(discInside(base(13, 12), 1000, 800)).toBe(false)
    expect(discInside(base(987, 787), 1000, 800)).toBe(true)
    expect(discInside(base(988, 787), 1000, 800)).toBe(false)
    expect(discInside(base(987, 788), 1000, 800)).toBe(false)
    expect(discInside(base(10, 10, 20), 1000, 800)).toBe(true)
  })
})
