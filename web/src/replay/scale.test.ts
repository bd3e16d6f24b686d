import { describe, expect, it } from 'vitest'
import { labelStep, roundValues, spread } from './scale.js'

describe('the scale of a race', () => {
  it('has lines at round values, and one at the goal', () => {
    expect(roundValues(25)).toEqual([0, 5, 10, 15, 20, 25])
    expect(roundValues(4)).toEqual([0, 1, 2, 3, 4])
    expect(roundValues(12)).toEqual([0, 5, 12])
    expect(roundValues(100, 5)).toEqual([0, 25, 50, 75, 100])
    expect(roundValues(1)).toEqual([0, 1])
  })

  it('thins out labels that would touch', () => {
    expect(labelStep(47, 34)).toBe(1)
    expect(labelStep(25, 34)).toBe(3)
    expect(labelStep(8, 34)).toBe(5)
    expect(labelStep(0.01, 34)).toBe(3400)
  })

  it('spreads labels at the ends of lines, in the order of their lines', () => {
    expect(spread([10, 12, 80], 20, 0, 100)).toEqual([10, 30, 80])
    expect(spread([95, 95, 95], 20, 0, 100)).toEqual([60, 80, 100])
    const placed = spread([50, 50, 50, 50], 22, 0, 100)
    expect(placed.slice(1).map((y, i) => y - placed[i]!)).toEqual([22, 22, 22])
  })
})
