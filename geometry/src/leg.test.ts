import { describe, expect, it } from 'vitest'
import { legHitsDisc, legHitsSegment } from './leg.js'

const base = (x: number, y: number, diameter = 25) => ({ x, y, diameter })
const wall = { a: { x: 100, y: 200 }, b: { x: 300, y: 200 } }

describe('a moving base', () => {
  it('may not pass through a wall', () => {
    expect(legHitsSegment(base(200, 100), { x: 200, y: 300 }, wall)).toBe(true)
    expect(legHitsSegment(base(200, 100), { x: 250, y: 150 }, wall)).toBe(false)
  })

  it('may come up to a wall as far as its edge', () => {
    expect(legHitsSegment(base(200, 100), { x: 200, y: 187 }, wall)).toBe(false)
    expect(legHitsSegment(base(200, 100), { x: 200, y: 188 }, wall)).toBe(true)
    expect(legHitsSegment(base(200, 100, 24), { x: 200, y: 188 }, wall)).toBe(false)
  })

  it('may glide along a wall that it touches', () => {
    expect(legHitsSegment(base(150, 188, 24), { x: 250, y: 188 }, wall)).toBe(false)
    expect(legHitsSegment(base(150, 188, 25), { x: 250, y: 188 }, wall)).toBe(true)
  })

  it('needs room around the end of a wall', () => {
    expect(legHitsSegment(base(312, 100, 24), { x: 312, y: 300 }, wall)).toBe(false)
    expect(legHitsSegment(base(311, 100, 24), { x: 311, y: 300 }, wall)).toBe(true)
  })

  it('is hit by a wall shorter than the base, in the middle of its way', () => {
    const post = { a: { x: 200, y: 205 }, b: { x: 200, y: 210 } }
    expect(legHitsSegment(base(100, 193), { x: 300, y: 193 }, post)).toBe(true)
    expect(legHitsSegment(base(100, 192), { x: 300, y: 192 }, post)).toBe(false)
  })

  it('may brush past another base and not push through it', () => {
    expect(legHitsDisc(base(100, 100), { x: 300, y: 100 }, base(200, 125))).toBe(false)
    expect(legHitsDisc(base(100, 100), { x: 300, y: 100 }, base(200, 124))).toBe(true)
    expect(legHitsDisc(base(100, 100), { x: 175, y: 100 }, base(200, 100))).toBe(false)
    expect(legHitsDisc(base(100, 100), { x: 176, y: 100 }, base(200, 100))).toBe(true)
    expect(legHitsDisc(base(100, 100, 10), { x: 180, y: 100 }, base(200, 100, 31))).toBe(true)
    expect(legHitsDisc(base(100, 100, 10), { x: 179, y: 100 }, base(200, 100, 31))).toBe(false)
  })

  it('may stand still where it stands free', () => {
    expect(legHitsSegment(base(200, 187), { x: 200, y: 187 }, wall)).toBe(false)
    expect(legHitsSegment(base(200, 188), { x: 200, y: 188 }, wall)).toBe(true)
    expect(legHitsDisc(base(200, 100), { x: 200, y: 100 }, base(225, 100))).toBe(false)
  })
})
