import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { law } from './law.js'
import { exactSign, rootDown, signWithRoot } from './root.js'

describe('a root rounded down', () => {
  law('is the largest whose square is no more', [fc.bigInt({ min: 0n, max: 10n ** 60n })], (n) => {
    const root = rootDown(n)
    expect(root * root <= n && n < (root + 1n) ** 2n).toBe(true)
  })
})

describe('sums with a root', () => {
  it('have the sign that doubles cannot tell', () => {
    expect(signWithRoot(-3, 1, 9)).toBe(0)
    expect(signWithRoot(0, 0, 5)).toBe(0)
    expect(signWithRoot(7, -5, 0)).toBe(1)
    // 665857 / 470832 is a hair more than the root of 2, 941664 / 665857 a hair less.
    expect(signWithRoot(665_857, -470_832, 2)).toBe(1)
    expect(signWithRoot(-665_857, 470_832, 2)).toBe(-1)
    expect(signWithRoot(941_664, -665_857, 2)).toBe(-1)
  })

  const whole = fc.integer({ min: -1_000_000_000, max: 1_000_000_000 })

  law(
    'have the sign of a root worked out to twenty places',
    [whole, whole, fc.integer({ min: 0, max: 800_000_000 })],
    (p, q, s) => {
      const scale = 10n ** 20n
      const root = rootDown(BigInt(s) * scale * scale)
      const low = BigInt(p) * scale + BigInt(q) * (q < 0 ? root + 1n : root)
      const high = BigInt(p) * scale + BigInt(q) * (q < 0 ? root : root + 1n)
      const sign = signWithRoot(p, q, s)
      expect(exactSign(BigInt(p), BigInt(q), BigInt(s))).toBe(sign)
      if (low > 0n) expect(sign).toBe(1)
      if (high < 0n) expect(sign).toBe(-1)
    },
  )
})
