import {
  circleCovers,
  isSameLevel,
  type Point,
  squaredDistance,
  type TriangleTemplate,
  triangleTouches,
  zoneAt,
} from '@shamble/geometry'
import { when } from '@shamble/kernel'
import { discOf, figuresOf } from '../board/measure.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { SHOTGUNS } from '../numbers/templates.js'
import type { Firearm } from '../numbers/weapons.js'
import { type Figure, isZombie, type Table } from '../state.js'
import { isHidden, isInSight, type Muzzle } from './muzzle.js'

/** A figure under a shotgun's triangle, and in which of its zones. */
interface UnderTriangle {
  readonly figure: Figure
  readonly zone: number
}

/** [GEO-10] A shotgun's triangle from a muzzle towards a place. */
export function triangleOf(s: Table, muzzle: Muzzle, { mode, range }: Firearm, towards: Point): TriangleTemplate {
  const { rise, run, zones } = SHOTGUNS[mode === 'sawnOff' ? 'sawnOff' : 'shotgun']
  return {
    shooter: discOf(s, muzzle),
    towards,
    rise,
    run,
    zones: zones.map((_, i) => Math.round((range * (i + 1)) / zones.length)),
  }
}

/** The flamethrower's triangle: length and width are options. */
export function flameOf(s: Table, muzzle: Muzzle, towards: Point): TriangleTemplate {
  const { flameBaseMm, flameLengthMm } = s.options
  const { range } = numbersOf(s.options).weapons.flamethrower
  return { shooter: discOf(s, muzzle), towards, rise: flameBaseMm, run: 2 * flameLengthMm, zones: [range] }
}

/** [DWA-11.2.7.1.a] In which zone a figure is hit: at least half under the triangle, not more than half covered. */
export function zoneOf(s: Table, muzzle: Muzzle, template: TriangleTemplate, figure: Figure): number | null {
  const zone = zoneAt(template, figure)
  if (!when('GEO-9', zone !== null) || !isHalfUnder(s, figure, (p) => zoneAt(template, p) !== null)) return null
  return when('DWA-11.2.7.1.a', isHidden(muzzle, figure)) ? null : zone
}

/** Everybody whom a shotgun hits, the nearest to its apex first [DICE-5]. */
export function underTriangle(s: Table, muzzle: Muzzle, template: TriangleTemplate, but: Figure): UnderTriangle[] {
  const found: UnderTriangle[] = []
  for (const figure of figuresOf(s)) {
    if (figure === but) continue
    const zone = zoneOf(s, muzzle, template, figure)
    if (zone !== null) found.push({ figure, zone })
  }
  const far = fromApex(template)
  return found.sort((one, other) => nearer(far(one.figure) - far(other.figure), one.figure, other.figure))
}

/** [DWA-11.2.7.4.a] [GEO-9] Everybody under the flames or touched by them, even partly, the nearest first. */
export function underFlames(s: Table, muzzle: Muzzle, template: TriangleTemplate, but: Figure): Figure[] {
  const found: Figure[] = []
  for (const figure of figuresOf(s))
    if (figure !== but && when('GEO-9', triangleTouches(template, discOf(s, figure))) && isInSight(muzzle, figure))
      found.push(figure)
  const far = fromApex(template)
  return found.sort((one, other) => nearer(far(one) - far(other), one, other))
}

/** [GEO-9] [GEO-11] Everybody on a level at least half under a circle, the nearest to its centre first [DICE-5]. */
export function underCircle(s: Table, centre: Point, level: number, radius: number): Figure[] {
  const circle = { x: centre.x, y: centre.y, radius }
  const found: Figure[] = []
  for (const figure of figuresOf(s))
    if (
      isSameLevel(figure.level, level) &&
      when('GEO-9', circleCovers(circle, figure)) &&
      isHalfUnder(s, figure, (p) => circleCovers(circle, p))
    )
      found.push(figure)
  return found.sort((one, other) => nearer(squaredDistance(one, centre) - squaredDistance(other, centre), one, other))
}

/** [DICE-5] The nearer first, at equal distances by their numbers. */
export const nearer = (difference: number, one: Figure, other: Figure): number =>
  when('DICE-5', difference !== 0) ? difference : byId(one, other)

/** People in the order of their creation, then the dead in theirs. */
export function byId(one: Figure, other: Figure): number {
  if (isZombie(one) !== isZombie(other)) return isZombie(one) ? 1 : -1
  return Math.abs(one.id) - Math.abs(other.id)
}

/** Squares of distances from the apex, less what is the same for all. */
function fromApex({ shooter, towards }: TriangleTemplate): (p: Point) => number {
  const length = Math.sqrt(squaredDistance(shooter, towards))
  return (p) => {
    const along = (p.x - shooter.x) * (towards.x - shooter.x) + (p.y - shooter.y) * (towards.y - shooter.y)
    return squaredDistance(shooter, p) - (shooter.diameter * along) / length
  }
}

/**
 * By option half the base's area must lie under a template, counted in square millimetres. Templates have no
 * dents, so a base whose centre lies outside never has half of it inside.
 */
function isHalfUnder(s: Table, { x, y }: Point, holds: (p: Point) => boolean): boolean {
  if (!when('R-11', s.options.templateTest === 'area')) return true
  const { baseMm } = s.options
  const most = Math.floor(baseMm / 2)
  let all = 0
  let under = 0
  for (let dx = -most; dx <= most; dx++)
    for (let dy = -most; dy <= most; dy++) {
      if (4 * (dx * dx + dy * dy) > baseMm * baseMm) continue
      all++
      if (holds({ x: x + dx, y: y + dy })) under++
    }
  return 2 * under >= all
}
