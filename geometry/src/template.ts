import { BrokenInvariant } from '@shamble/kernel'
import type { Disc } from './disc.js'
import { type Point, squaredDistance, within } from './point.js'
import { exactSign, signWithRoot } from './root.js'
import { cross } from './segment.js'

/** A round template: its middle, and its radius in whole millimetres [GEO-11]. */
export interface CircleTemplate extends Point {
  readonly radius: number
}

/** At least half under: the centre of the base lies inside or on the outline [GEO-9, R-11]. */
export function circleCovers(circle: CircleTemplate, centre: Point): boolean {
  return within(circle, centre, circle.radius)
}

/** Under the circle or touched by it, even partly. */
export function circleTouches(circle: CircleTemplate, base: Disc): boolean {
  const twice = 2 * circle.radius + base.diameter
  return 4 * squaredDistance(circle, base) <= twice * twice
}

/**
 * A triangle with its apex on the edge of the shooter's base, towards a point [GEO-10]. Its sides part by `rise`
 * millimetres to each side for every `run` along the axis: 1 and 6 for a shotgun, 1 and 2 when it is sawn off.
 */
export interface TriangleTemplate {
  readonly shooter: Disc
  readonly towards: Point
  readonly rise: number
  readonly run: number
  /** Where each zone ends, from the apex; the last is the template's length. The line itself belongs to the nearer. */
  readonly zones: readonly number[]
}

/** A place in the triangle's own terms, times the length of its axis, so that both are whole. */
interface Placed {
  readonly along: number
  readonly across: number
  /** The square of the axis. */
  readonly squared: number
}

function placed({ shooter, towards }: TriangleTemplate, p: Point): Placed {
  const squared = squaredDistance(shooter, towards)
  if (squared === 0) throw new BrokenInvariant('template: a triangle needs a direction')
  const [dx, dy] = [towards.x - shooter.x, towards.y - shooter.y]
  return {
    along: (p.x - shooter.x) * dx + (p.y - shooter.y) * dy,
    across: Math.abs(cross(shooter, towards, p)),
    squared,
  }
}

/** In which zone the centre of a base is, 0 being the nearest; `null` when it is outside [GEO-9, GEO-10]. */
export function zoneAt(template: TriangleTemplate, centre: Point): number | null {
  const { along, across, squared } = placed(template, centre)
  if (!isBetweenSides(template, along, across, squared)) return null
  const zone = template.zones.findIndex((mm) => isUpTo(template, along, squared, mm))
  return zone < 0 ? null : zone
}

/** Under the triangle or touched by it, even partly: the flamethrower's rule [GEO-9]. */
export function triangleTouches(template: TriangleTemplate, base: Disc): boolean {
  if (isFarOff(template, base)) return false
  const { along, across, squared } = placed(template, base)
  const { shooter, rise, run } = template
  const length = template.zones[template.zones.length - 1]!
  const isShort = isUpTo(template, along, squared, length)
  if (isShort && isBetweenSides(template, along, across, squared)) return true
  // Level with the far side: straight back to it.
  if (!isShort && signWithRoot(run * across, -rise * length, squared) <= 0) {
    return signWithRoot(2 * along, -(shooter.diameter + 2 * length + base.diameter), squared) <= 0
  }
  // How far along the slanting side its nearest point lies: before the apex, behind the far corner, or between them.
  const slope = 2 * (run * along + rise * across)
  if (signWithRoot(slope, -run * shooter.diameter, squared) <= 0) return reachesCorner(template, base, 0)
  const end = run * run * shooter.diameter + 2 * length * (run * run + rise * rise)
  if (signWithRoot(run * slope, -end, squared) >= 0) return reachesCorner(template, base, length)
  return reachesSide(template, base, 2 * (run * across - rise * along), squared)
}

/** Whether a base is farther off than any corner: most are, and need no exact numbers. */
function isFarOff({ shooter, rise, run, zones }: TriangleTemplate, base: Disc): boolean {
  const length = zones[zones.length - 1]!
  const reach = shooter.diameter + base.diameter + 2 * length + (2 * length * rise) / run
  return 4 * squaredDistance(shooter, base) > reach * reach + 1
}

/** Whether a place is between the two slanting sides or on one of them; never before the apex. */
function isBetweenSides(
  { shooter, rise, run }: TriangleTemplate,
  along: number,
  across: number,
  squared: number,
): boolean {
  return signWithRoot(2 * (rise * along - run * across), -rise * shooter.diameter, squared) >= 0
}

/** Whether a place is at most so far from the apex, measured along the axis. */
function isUpTo({ shooter }: TriangleTemplate, along: number, squared: number, mm: number): boolean {
  return signWithRoot(2 * along, -(shooter.diameter + 2 * mm), squared) <= 0
}

/** Whether a base reaches the apex (at 0) or the far corner on its side (at the length). */
function reachesCorner(template: TriangleTemplate, base: Disc, at: number): boolean {
  const { along, across, squared } = placed(template, base)
  const { shooter, rise, run } = template
  // The corner is (D / 2 + at, at * rise / run) from the shooter. Its squared distance from the base, times 4 run^2.
  const ahead = run * (shooter.diameter + 2 * at)
  const beside = 2 * rise * at
  const whole =
    4 * run * run * squaredDistance(shooter, base) + ahead * ahead + beside * beside - (run * base.diameter) ** 2
  const rooted = -4 * run * (ahead * along + beside * across)
  // whole + rooted / sqrt(squared) <= 0, times the squared axis.
  return exactSign(BigInt(whole) * BigInt(squared), BigInt(rooted), BigInt(squared)) <= 0
}

/** Whether a base reaches the slanting side beside it: `off <= L * (d * sqrt(M) - rise * D)`, L being the axis. */
function reachesSide({ shooter, rise, run }: TriangleTemplate, base: Disc, off: number, squared: number): boolean {
  const steep = rise * rise + run * run
  const width = signWithRoot(-rise * shooter.diameter, base.diameter, steep)
  if (off <= 0 && width >= 0) return true
  if (off >= 0 && width <= 0) return off === 0 && width === 0
  const [s, d, r] = [BigInt(squared), BigInt(base.diameter), BigInt(rise * shooter.diameter)]
  const apart = exactSign(BigInt(off) ** 2n - s * (d * d * BigInt(steep) + r * r), 2n * s * d * r, BigInt(steep))
  // Both sides negative: the larger square is the smaller number.
  return off > 0 ? apart <= 0 : apart >= 0
}
