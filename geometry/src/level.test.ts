import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { law, pointBelow } from './law.js'
import { begunStretches, isSameLevel, standsAt, surfaceAt, surfacesAt, wholeStretches } from './level.js'

const square = (x: number, y: number, side: number) => [
  { x, y },
  { x: x + side, y },
  { x: x + side, y: y + side },
  { x, y: y + side },
]
const roofs = [
  { outline: square(100, 100, 200), height: 100 },
  { outline: square(100, 100, 50), height: 180 },
  { outline: square(300, 100, 50), height: 20 },
]

describe('levels', () => {
  it('[GEO-4] are the same up to 25 mm apart', () => {
    expect(isSameLevel(100, 125)).toBe(true)
    expect(isSameLevel(126, 100)).toBe(false)
  })

  it('are found under a place', () => {
    expect(surfacesAt(roofs, { x: 120, y: 120 })).toEqual([0, 100, 180])
    expect(surfacesAt(roofs, { x: 500, y: 120 })).toEqual([0])
  })

  it('take a figure to the surface that it can step onto, or down to the next', () => {
    expect(surfaceAt(roofs, { x: 120, y: 120 }, 100)).toBe(100)
    expect(surfaceAt(roofs, { x: 120, y: 120 }, 155)).toBe(180)
    expect(surfaceAt(roofs, { x: 320, y: 120 }, 0)).toBe(20)
    expect(surfaceAt(roofs, { x: 320, y: 120 }, 180)).toBe(20)
    expect(surfaceAt(roofs, { x: 200, y: 200 }, 0)).toBe(0)
  })

  it('say which things stand in the way', () => {
    const house = { foot: 0, top: 100 }
    const parapet = { foot: 100, top: 140 }
    expect([0, 50, 100].map((level) => standsAt(house, level))).toEqual([true, true, false])
    expect([0, 74, 75, 100, 180].map((level) => standsAt(parapet, level))).toEqual([false, false, true, true, false])
  })

  it('[DWA-9.1.c] [R-84] count climbs by begun and falls by whole stretches', () => {
    expect([0, 1, 50, 51, 100].map((mm) => begunStretches(mm, 50))).toEqual([0, 1, 1, 2, 2])
    expect([40, 49, 50, 120].map((mm) => wholeStretches(mm, 50))).toEqual([0, 0, 1, 2])
  })

  law('never lift a figure by more than a step', [pointBelow(400), fc.integer({ min: 0, max: 300 })], (p, level) => {
    const found = surfaceAt(roofs, p, level)
    const all = surfacesAt(roofs, p)
    expect(found).toBe(all.filter((height) => height <= level + 25).at(-1))
  })
})
