import { wilson } from '@shamble/bots'
import { seededBelow } from '@shamble/chance'
import { describe, expect, it } from 'vitest'
import { compare, halfWidth, type Interval, interval, needed } from './confidence.js'
import { ln, lnFactorial } from './ln.js'

const RUNS = 1_000
const LOOKS = 30
const BETWEEN = 20

/** In how many of 1,000 runs the true share lay inside at every single look. */
function coverage(truth: number, of: (counted: number, matches: number) => Interval): number {
  const known = new Map<string, boolean>()
  const holds = (counted: number, matches: number): boolean => {
    const name = `${counted}/${matches}`
    if (!known.has(name)) {
      const { low, high } = of(counted, matches)
      known.set(name, low <= truth && truth <= high)
    }
    return known.get(name)!
  }
  let covered = 0
  for (let run = 0; run < RUNS; run++) {
    const below = seededBelow('coverage', truth, run)
    let [counted, isInside] = [0, true]
    for (let look = 1; look <= LOOKS; look++) {
      for (let i = 0; i < BETWEEN; i++) if (below(1_000) < truth * 1_000) counted++
      isInside &&= holds(counted, look * BETWEEN)
    }
    if (isInside) covered++
  }
  return covered / RUNS
}

describe('the confidence sequence', () => {
  it.each([0.5, 0.12])('holds a true share of %d at every look in at least 95 percent of 1,000 runs', (truth) => {
    expect(coverage(truth, interval)).toBeGreaterThanOrEqual(0.95)
  })

  it('holds where an interval for a single look does not', () => {
    const once = (counted: number, matches: number): Interval => {
      const [low, high] = wilson(counted, matches)
      return { low, high }
    }
    expect(coverage(0.5, once)).toBeLessThan(0.9)
  })

  it('knows nothing before the first match, and never leaves 0 to 1', () => {
    expect(interval(0, 0)).toEqual({ low: 0, high: 1 })
    expect(interval(0, 40).low).toBe(0)
    expect(interval(40, 40).high).toBe(1)
    expect(interval(0, 40).high).toBeLessThan(0.2)
  })

  it('closes as matches come in, and about when it was expected to', () => {
    expect(halfWidth(interval(300, 1_000))).toBeLessThan(halfWidth(interval(30, 100)))
    const matches = needed(30, 100, 0.05, 100_000)
    expect(halfWidth(interval(Math.round(0.3 * matches), matches))).toBeLessThanOrEqual(0.05)
    expect(halfWidth(interval(Math.round(0.3 * (matches - 5)), matches - 5))).toBeGreaterThan(0.0495)
    expect(needed(30, 100, 0.0001, 5_000)).toBe(5_000)
  })
})

describe('two values compared by matches with the same dice', () => {
  it('differ only where matches that one counts and the other does not say so', () => {
    expect(compare('1'.repeat(40), '0'.repeat(40), 0.05)).toBe('more')
    expect(compare('0'.repeat(40), '1'.repeat(40), 0.05)).toBe('less')
    expect(compare('10'.repeat(40), '01'.repeat(40), 0.05)).toBeNull()
    expect(compare('1'.repeat(400), '1'.repeat(400), 0.05)).toBeNull()
  })

  it('are told apart wrongly in at most 5% of 1,000 runs, however often they are looked at', () => {
    let wrong = 0
    for (let run = 0; run < RUNS; run++) {
      const below = seededBelow('pairs', run)
      let [one, other, isWrong] = ['', '', false]
      for (let look = 0; look < 8; look++) {
        for (let i = 0; i < BETWEEN; i++) {
          one += below(2)
          other += below(2)
        }
        isWrong ||= compare(one, other, 0.05) !== null
      }
      if (isWrong) wrong++
    }
    expect(wrong / RUNS).toBeLessThanOrEqual(0.05)
  })
})

describe('logarithms of our own', () => {
  it('agree with those of the machine', () => {
    for (const x of [1e-9, 0.3, 0.7, 1, 1.5, 2, 10, 12_345.678, 1e12]) expect(ln(x)).toBeCloseTo(Math.log(x), 12)
    let sum = 0
    for (let n = 1; n <= 2_000; n++) sum += Math.log(n)
    expect(lnFactorial(2_000)).toBeCloseTo(sum, 7)
    expect(lnFactorial(255) + ln(256)).toBeCloseTo(lnFactorial(256), 9)
  })
})
