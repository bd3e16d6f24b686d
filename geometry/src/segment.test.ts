import { describe, expect, it } from 'vitest'
import { boxesMeet, segmentCutsDisc, segmentsMeet, segmentTouchesDisc } from './segment.js'

const line = (ax: number, ay: number, bx: number, by: number) => ({ a: { x: ax, y: ay }, b: { x: bx, y: by } })

describe('segments', () => {
  it('meet where they cross or only touch', () => {
    expect(segmentsMeet(line(0, 0, 10, 10), line(0, 10, 10, 0))).toBe(true)
    expect(segmentsMeet(line(0, 0, 10, 0), line(10, 0, 10, 9))).toBe(true)
    expect(segmentsMeet(line(0, 0, 10, 0), line(11, 0, 11, 9))).toBe(false)
    expect(segmentsMeet(line(0, 0, 10, 0), line(5, 1, 5, 9))).toBe(false)
    // A whole table wide, one millimetre apart.
    expect(segmentsMeet(line(0, 0, 10_000, 9_999), line(5_000, 5_000, 10_000, 10_000))).toBe(false)
    expect(segmentsMeet(line(0, 0, 10_000, 10_000), line(5_000, 5_000, 10_000, 9_999))).toBe(true)
  })

  it('meet on one line when they overlap there', () => {
    expect(segmentsMeet(line(0, 0, 10, 10), line(10, 10, 20, 20))).toBe(true)
    expect(segmentsMeet(line(0, 0, 10, 10), line(11, 11, 20, 20))).toBe(false)
    expect(segmentsMeet(line(0, 0, 10, 0), line(0, 1, 10, 1))).toBe(false)
  })

  it('may be no longer than a point', () => {
    expect(segmentsMeet(line(5, 5, 5, 5), line(0, 0, 10, 10))).toBe(true)
    expect(segmentsMeet(line(5, 6, 5, 6), line(0, 0, 10, 10))).toBe(false)
    expect(segmentsMeet(line(5, 5, 5, 5), line(5, 5, 5, 5))).toBe(true)
    expect(segmentsMeet(line(5, 5, 5, 5), line(5, 6, 5, 6))).toBe(false)
  })

  it('touch a disc at its edge and cut it inside', () => {
    const disc = { x: 100, y: 100, diameter: 20 }
    const tangent = line(0, 110, 200, 110)
    expect([segmentTouchesDisc(tangent, disc), segmentCutsDisc(tangent, disc)]).toEqual([true, false])
    const nearer = line(0, 109, 200, 109)
    expect([segmentTouchesDisc(nearer, disc), segmentCutsDisc(nearer, disc)]).toEqual([true, true])
    const off = line(0, 111, 200, 111)
    expect([segmentTouchesDisc(off, disc), segmentCutsDisc(off, disc)]).toEqual([false, false])
  })

  it('come to a disc with an end', () => {
    const disc = { x: 100, y: 100, diameter: 50 }
    expect(segmentTouchesDisc(line(125, 100, 200, 100), disc)).toBe(true)
    expect(segmentTouchesDisc(line(126, 100, 200, 100), disc)).toBe(false)
    expect(segmentTouchesDisc(line(0, 0, 80, 85), disc)).toBe(true)
    expect(segmentTouchesDisc(line(0, 0, 80, 84), disc)).toBe(false)
    expect(segmentCutsDisc(line(100, 100, 100, 100), disc)).toBe(true)
  })

  it('have odd diameters measured in halves', () => {
    const disc = { x: 100, y: 100, diameter: 25 }
    expect(segmentCutsDisc(line(0, 112, 200, 112), disc)).toBe(true)
    expect(segmentTouchesDisc(line(0, 113, 200, 113), disc)).toBe(false)
  })

  it('are exact against a disc across the longest diagonal', () => {
    // The corner lies 14142.1 mm from the line's far end and 5000 * sqrt(2) = 7071.07 mm from the line.
    const diagonal = line(0, 10_000, 10_000, 0)
    expect(segmentCutsDisc(diagonal, { x: 0, y: 0, diameter: 3_000 })).toBe(false)
    // 2828 and 2829 are on either side of 2 * 1000 * sqrt(2) = 2828.43.
    expect(segmentTouchesDisc(diagonal, { x: 4_000, y: 4_000, diameter: 2_828 })).toBe(false)
    expect(segmentTouchesDisc(diagonal, { x: 4_000, y: 4_000, diameter: 2_829 })).toBe(true)
  })

  it('have boxes that come within a distance', () => {
    expect(boxesMeet(line(0, 0, 10, 10), line(15, 0, 20, 5), 5)).toBe(true)
    expect(boxesMeet(line(0, 0, 10, 10), line(15, 0, 20, 5), 4)).toBe(false)
    expect(boxesMeet(line(10, 10, 0, 0), line(5, 20, 0, 15), 5)).toBe(true)
    expect(boxesMeet(line(10, 10, 0, 0), line(5, 20, 0, 15), 4)).toBe(false)
  })
})
