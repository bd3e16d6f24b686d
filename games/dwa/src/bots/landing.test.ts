import { resolveOptions } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { dwa } from '../game.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { comesDownOn } from './landing.js'

const numbers = numbersOf(resolveOptions(dwa.options, {}) as never)

describe('where the house bot thinks a grenade comes down', () => {
  it('[DWA-11.2.7.3.d] on target on a 6, and where two dice come to 4 cm at most', () => {
    // One in six, and of the half that strays by two dice six throws of thirty-six; of the third by three dice four.
    expect(comesDownOn(numbers, 0, 0)).toBeCloseTo(1 / 6 + (1 / 2) * (6 / 36) + (1 / 3) * (4 / 216))
    expect(comesDownOn(numbers, 1, 0)).toBeCloseTo(2 / 6 + (1 / 2) * (6 / 36) + (1 / 6) * (4 / 216))
  })

  it('less and less the farther off a figure is, and never beyond 18 cm and the circle', () => {
    const shares = [60, 100, 150, 200].map((far) => comesDownOn(numbers, 0, far))
    expect(shares.slice().sort((one, other) => other - one)).toEqual(shares)
    expect(shares[3]).toBeGreaterThan(0)
    expect(comesDownOn(numbers, 0, 225)).toBe(0)
  })
})
