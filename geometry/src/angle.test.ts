import { describe, expect, it } from 'vitest'
import { displacement, sine } from './angle.js'

const SCALE = 10n ** 40n
const PI = 31415926535897932384626433832795028841971n

describe('angles', () => {
  it('have sines as good as doubles can be', () => {
    for (let degrees = -360; degrees <= 720; degrees++) {
      expect(Math.abs(sine(degrees) - Math.sin((degrees * Math.PI) / 180))).toBeLessThan(1e-14)
    }
    expect([sine(0), sine(90), sine(180), sine(270)]).toEqual([0, 1, 0, -1])
  })

  it('[GEO-12] give displacements that are rounded rightly for every degree and length of a table', () => {
    for (let degrees = 0; degrees < 360; degrees++) {
      const [east, north] = [exactSine(degrees), exactSine(degrees + 90)]
      for (let mm = degrees % 7; mm <= 10_000; mm += 7) {
        const { x, y } = displacement(degrees, mm)
        if (BigInt(x) !== rounded(BigInt(mm) * east) || BigInt(y) !== -rounded(BigInt(mm) * north)) {
          expect.fail(`${mm} mm at ${degrees}°: ${x}, ${y}`)
        }
      }
    }
  })

  it('round halves away from zero', () => {
    expect(displacement(30, 5)).toEqual({ x: 3, y: -4 })
    expect(displacement(210, 5)).toEqual({ x: -3, y: 4 })
  })
})

/** Sine in units of 10^-40, by its series in whole numbers. */
function exactSine(degrees: number): bigint {
  const turned = ((degrees % 360) + 360) % 360
  if (turned > 180) return -exactSine(turned - 180)
  const x = (BigInt(turned > 90 ? 180 - turned : turned) * PI) / 180n
  let term = x
  let sum = x
  for (let power = 3n; term !== 0n; power += 2n) {
    term = (-term * x * x) / (SCALE * SCALE * power * (power - 1n))
    sum += term
  }
  return sum
}

/** Halves away from zero; what is within 10^-30 of a half is one. */
function rounded(n: bigint): bigint {
  const whole = ((n < 0n ? -n : n) + SCALE / 2n + 10n ** 10n) / SCALE
  return n < 0n ? -whole : whole
}
