import { BrokenInvariant } from '@shamble/kernel'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { law, pointBelow } from './law.js'
import { rootDown } from './root.js'
import { circleCovers, circleTouches, type TriangleTemplate, triangleTouches, zoneAt } from './template.js'

const at = (x: number, y: number) => ({ x, y })
const base = (x: number, y: number, diameter = 25) => ({ x, y, diameter })

describe('a circle template', () => {
  it('[GEO-9] [GEO-11] covers a base by its centre, the outline included', () => {
    const grenade = { ...at(500, 500), radius: 40 }
    expect(circleCovers(grenade, at(524, 532))).toBe(true)
    expect(circleCovers(grenade, at(525, 532))).toBe(false)
  })

  it('[GEO-9] touches a base by any part of it', () => {
    const flame = { ...at(500, 500), radius: 50 }
    expect(circleTouches(flame, base(562, 500))).toBe(true)
    expect(circleTouches(flame, base(563, 500))).toBe(false)
  })
})

describe('a triangle template', () => {
  const shotgun = { shooter: base(100, 100), towards: at(100, 0), rise: 1, run: 6, zones: [50, 100, 150] }
  const sawnOff = { shooter: base(100, 100, 24), towards: at(900, 100), rise: 1, run: 2, zones: [50, 100] }

  it('[GEO-10] begins at the edge of the shooter and is as wide as it is far', () => {
    expect(zoneAt(shotgun, at(100, 88))).toBe(null)
    expect(zoneAt(shotgun, at(100, 87))).toBe(0)
    // 60.5 along gives 10.08 to each side; 66.5 gives 11.08.
    expect(zoneAt(shotgun, at(110, 27))).toBe(1)
    expect(zoneAt(shotgun, at(111, 27))).toBe(null)
    expect(zoneAt(shotgun, at(89, 21))).toBe(1)
    expect(zoneAt(shotgun, at(100, 120))).toBe(null)
    expect(zoneAt(sawnOff, at(212, 150))).toBe(1)
    expect(zoneAt(sawnOff, at(212, 151))).toBe(null)
  })

  it('[GEO-10] has zones whose line belongs to the nearer one', () => {
    expect(zoneAt(sawnOff, at(112, 100))).toBe(0)
    expect(zoneAt(sawnOff, at(162, 100))).toBe(0)
    expect(zoneAt(sawnOff, at(163, 100))).toBe(1)
    expect(zoneAt(sawnOff, at(213, 100))).toBe(null)
    // A quarter of a millimetre beyond 150 is out.
    expect(zoneAt({ ...shotgun, towards: at(100, 900) }, at(100, 262))).toBe(2)
    expect(zoneAt({ ...shotgun, towards: at(100, 900) }, at(100, 263))).toBe(null)
  })

  it('[GEO-9] touches a base by any part of it where flames count', () => {
    expect(triangleTouches(sawnOff, base(224, 100, 24))).toBe(true)
    expect(triangleTouches(sawnOff, base(225, 100, 24))).toBe(false)
    expect(triangleTouches(sawnOff, base(100, 100, 24))).toBe(true)
    expect(triangleTouches(sawnOff, base(99, 100, 24))).toBe(false)
    // Beyond the far corner at (212, 150), three and four fifths away.
    expect(triangleTouches(sawnOff, base(215, 154, 10))).toBe(true)
    expect(triangleTouches(sawnOff, base(215, 155, 10))).toBe(false)
  })

  it('[GEO-9] touches a base that only comes to its slanting side', () => {
    // A slope of three to four: (146, 138) lies exactly 10 mm off it, beside (152, 130).
    const steep = { shooter: base(100, 100, 24), towards: at(900, 100), rise: 3, run: 4, zones: [100] }
    expect(triangleTouches(steep, base(146, 138, 20))).toBe(true)
    expect(triangleTouches(steep, base(146, 138, 19))).toBe(false)
    expect(triangleTouches(steep, base(146, 62, 20))).toBe(true)
  })

  it('needs a direction', () => {
    expect(() => zoneAt({ ...shotgun, towards: shotgun.shooter }, at(0, 0))).toThrow(BrokenInvariant)
  })

  const small = fc.integer({ min: 1, max: 30 })
  const templates: fc.Arbitrary<TriangleTemplate> = fc
    .record({
      shooter: fc.record({ x: small, y: small, diameter: small }),
      towards: fc.oneof(pointBelow(30), pointBelow(2_000)),
      rise: fc.integer({ min: 1, max: 3 }),
      run: fc.integer({ min: 1, max: 6 }),
      zones: fc.constantFrom([20], [20, 40], [50, 100, 150]),
    })
    .filter(({ shooter, towards }) => shooter.x !== towards.x || shooter.y !== towards.y)

  law('[GEO-10] has the zones of a slow reckoning to forty places', [templates, pointBelow(200)], (template, p) => {
    const { a, l } = slowly(template, p)
    const { rise, run, zones } = template
    // Two hundred units of the last place: what lies within them is on the line.
    const hair = 200n
    let expected: number | null = null
    if (a >= -hair && BigInt(run) * l <= BigInt(rise) * a + hair) {
      const zone = zones.findIndex((mm) => a <= BigInt(mm) * SCALE + hair)
      expected = zone < 0 ? null : zone
    }
    expect(zoneAt(template, p)).toBe(expected)
  })

  law(
    '[GEO-9] touches what a slow reckoning to forty places says',
    [templates, pointBelow(120), small],
    (template, p, diameter) => {
      const { a, l } = slowly(template, p)
      const { rise, run, zones } = template
      const length = BigInt(zones.at(-1)!) * SCALE
      const h = (length * BigInt(rise)) / BigInt(run)
      const [least, reach] = [nearestSquare(a, l, length, h), (BigInt(diameter) * SCALE) / 2n]
      expect(triangleTouches(template, { ...p, diameter })).toBe(least <= reach * reach + SCALE * 100_000n)
    },
  )

  law('[GEO-9] touches every base that it covers', [templates, pointBelow(200), small], (template, p, diameter) => {
    if (zoneAt(template, p) !== null) expect(triangleTouches(template, { ...p, diameter })).toBe(true)
  })
})

const SCALE = 10n ** 40n

/** Along the axis from the apex, and across it, in units of 10^-40 mm. */
function slowly({ shooter, towards }: TriangleTemplate, p: { x: number; y: number }): { a: bigint; l: bigint } {
  const [dx, dy] = [BigInt(towards.x - shooter.x), BigInt(towards.y - shooter.y)]
  const [px, py] = [BigInt(p.x - shooter.x), BigInt(p.y - shooter.y)]
  const axis = rootDown((dx * dx + dy * dy) * SCALE * SCALE)
  const across = px * dy - py * dx
  return {
    a: ((px * dx + py * dy) * SCALE * SCALE) / axis - (BigInt(shooter.diameter) * SCALE) / 2n,
    l: ((across < 0n ? -across : across) * SCALE * SCALE) / axis,
  }
}

/** The square of the distance from (a, l) to the triangle (0, 0), (length, h), (length, -h), l being 0 or more. */
function nearestSquare(a: bigint, l: bigint, length: bigint, h: bigint): bigint {
  if (a >= 0n && a <= length && l * length <= a * h) return 0n
  const toSegment = (ax: bigint, ay: bigint, bx: bigint, by: bigint): bigint => {
    const [ex, ey, qx, qy] = [bx - ax, by - ay, a - ax, l - ay]
    const [dot, squared] = [qx * ex + qy * ey, ex * ex + ey * ey]
    if (dot <= 0n) return qx * qx + qy * qy
    if (dot >= squared) return (a - bx) ** 2n + (l - by) ** 2n
    return (qx * ey - qy * ex) ** 2n / squared
  }
  const one = toSegment(0n, 0n, length, h)
  const other = toSegment(length, -h, length, h)
  // biome-ignore lint/complexity/useMathMinMax: Math.min knows no bigint
  return one < other ? one : other
}
