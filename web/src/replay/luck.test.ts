import { describe, expect, it } from 'vitest'
import { chanceOfAtLeast, chanceOfHits, hitLuck, sumLuck } from './luck.js'

describe('luck', () => {
  it('counts faces and compares their sum with fair dice', () => {
    const luck = sumLuck([6, 6])
    expect(luck).toMatchObject({ faces: [0, 0, 0, 0, 0, 2], dice: 2, got: 12, expected: 7 })
    expect(luck.asGood).toBeCloseTo(1 / 36)
    expect(sumLuck([1]).asGood).toBeCloseTo(1)
    expect(sumLuck([])).toMatchObject({ dice: 0, got: 0, asGood: 1 })
  })

  it('counts what dice reached, each against its own chance', () => {
    const luck = hitLuck([
      { die: 5, share: 1 / 2, hit: true },
      { die: 6, share: 1 / 3, hit: true },
      { die: 2, share: 1 / 2, hit: false },
    ])
    expect(luck).toMatchObject({ faces: [0, 1, 0, 0, 1, 1], dice: 3, got: 2 })
    expect(luck.expected).toBeCloseTo(4 / 3)
    // All three, or any two of them.
    expect(luck.asGood).toBeCloseTo(1 / 12 + 1 / 12 + 1 / 12 + 1 / 6)
    expect(chanceOfHits([0.5, 0.5], 0)).toBe(1)
    expect(chanceOfHits([0.5, 0.5], 3)).toBe(0)
  })

  it('stays exact enough for hundreds of dice', () => {
    expect(chanceOfAtLeast(400, 1400)).toBeGreaterThan(0.49)
    expect(chanceOfAtLeast(400, 1400)).toBeLessThan(0.52)
    expect(chanceOfAtLeast(0, 0)).toBe(1)
  })
})
