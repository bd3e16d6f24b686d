import { describe, expect, it } from 'vitest'
import { chanceOfAtLeast, luckOf } from './luck.js'

describe('luck', () => {
  it('counts faces for each seat and compares their sum with fair dice', () => {
    const events = [
      { kind: 'roll', rule: 'X', seat: 0, dice: [6, 6] },
      { kind: 'roll', rule: 'X', seat: 1, dice: [1] },
      { kind: 'roll', rule: 'X', dice: [3] },
    ]
    const [first, second] = luckOf(events, 2)
    expect(first).toMatchObject({ faces: [0, 0, 0, 0, 0, 2], dice: 2, got: 12, expected: 7 })
    expect(first!.asGood).toBeCloseTo(1 / 36)
    expect(second).toMatchObject({ got: 1, expected: 3.5 })
    expect(second!.asGood).toBeCloseTo(1)
  })

  it('stays exact enough for hundreds of dice', () => {
    expect(chanceOfAtLeast(400, 1400)).toBeGreaterThan(0.49)
    expect(chanceOfAtLeast(400, 1400)).toBeLessThan(0.52)
    expect(chanceOfAtLeast(0, 0)).toBe(1)
  })
})
