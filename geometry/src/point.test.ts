import { describe, expect, it } from 'vitest'
import { squaredDistance, within } from './point.js'

describe('points', () => {
  it('are measured by the square of their distance', () => {
    expect(squaredDistance({ x: 10, y: 20 }, { x: 13, y: 16 })).toBe(25)
    expect(squaredDistance({ x: 0, y: 0 }, { x: 10_000, y: 10_000 })).toBe(200_000_000)
  })

  it('are within a distance up to and including it', () => {
    const a = { x: 100, y: 100 }
    expect(within(a, { x: 220, y: 260 }, 200)).toBe(true)
    expect(within(a, { x: 221, y: 260 }, 200)).toBe(false)
    expect(within(a, a, 0)).toBe(true)
  })
})
