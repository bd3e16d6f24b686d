import {
  advance,
  type Point,
  pathLength,
  scattered,
  segmentsMeet,
  squaredDistance,
  surfaceAt,
  surfacesAt,
} from '@shamble/geometry'
import { type Modifier, type Refusal, when } from '@shamble/kernel'
import { boardOf, screensOn } from '../board/board.js'
import { figuresOf, sees } from '../board/measure.js'
import { spokenLengths } from '../lengths.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { GrenadeId } from '../numbers/weapons.js'
import { no } from '../orders/refusals.js'
import { type Figure, type Human, isZombie, type Table } from '../state.js'
import { whyForbidden } from './burdens.js'
import { explosionAt } from './explosions.js'
import { personalOnly } from './fire-modifiers.js'
import { isClear, isInSight, type Muzzle, muzzleOf } from './muzzle.js'
import { type Aimer, mayAimAt } from './targets.js'

/** Where a grenade is meant to come down. */
export interface Spot {
  readonly at: Point
  readonly level: number
}

/** [GEO-6] From the edge of the base to a point. */
function isPointWithin({ options }: Pick<Table, 'options'>, from: Point, p: Point, mm: number): boolean {
  const twice = 2 * mm + (options.measure === 'centre' ? 0 : options.baseMm)
  return 4 * squaredDistance(from, p) <= twice * twice
}

export const isOnTable = ({ options }: Pick<Table, 'options'>, { x, y }: Point): boolean => {
  const { width, depth } = boardOf(options)
  return x >= 0 && y >= 0 && x <= width && y <= depth
}

/** Why a grenade cannot be meant for a spot: off the table, too far, out of sight, or among people only. */
export function whyNotSpot(aimer: Aimer, what: GrenadeId, range: number, { at, level }: Spot): Refusal | null {
  const { s, human, forced } = aimer
  const muzzle = muzzleOf(s, human)
  if (!isOnTable(s, at)) return { ...no('R-26', 'grenade.offTable'), at: 'at' }
  if (!surfacesAt(boardOf(s.options).roofs, at).includes(level))
    return { ...no('GEO-14', 'grenade.level'), at: 'level' }
  if (when('DWA-11.2.7.3.b', !isPointWithin(s, muzzle, at, range)))
    return { ...no('DWA-11.2.7.3.b', undefined, spokenLengths(s.options, { range })), at: 'at' }
  if (when('DWA-11.2.7.3.c', !isSpotSeen(s, muzzle, at, level))) return { ...no('DWA-11.2.7.3.c'), at: 'at' }
  if (forced) return null
  const { under } = explosionAt(s, { ...at, level, what })
  const people = under.some((figure) => !isZombie(figure))
  const meant = under.some((figure) => mayAimAt(s, human, figure))
  return when('R-88', people && !meant) ? { ...no('R-88', 'grenade.people'), at: 'at' } : null
}

/** Why flaws and disorders forbid a grenade there. Only then is it asked who would be under it. */
export function whyForbiddenGrenade(
  doer: Parameters<typeof whyForbidden>[0],
  what: GrenadeId,
  { at, level }: Spot,
): Refusal | null {
  if (!doer.s.options.advanced) return null
  const { under } = explosionAt(doer.s, { ...at, level, what })
  return whyForbidden(doer, { kind: 'grenade', targets: under.map(({ id }) => id) })
}

/** [DWA-11.2.7.3.c] A point is seen when nothing stands before it, and where a figure stands when they are seen. */
function isSpotSeen(s: Table, muzzle: Muzzle, at: Point, level: number): boolean {
  if (level === muzzle.level && isClear(muzzle, at)) return true
  for (const figure of figuresOf(s))
    if (figure.x === at.x && figure.y === at.y && figure.level === level && isInSight(muzzle, figure)) return true
  return level !== muzzle.level && sees(muzzle.table, muzzle, standingAt(at, level))
}

const standingAt = ({ x, y }: Point, level: number): Figure => ({
  id: 0,
  x,
  y,
  level,
  facing: 0,
  posture: 'standing',
  stunned: false,
  burning: null,
})

/** What is added to a landing die. */
export const landingModifiers = (s: Table, human: Human, what: GrenadeId, launched: boolean): Modifier[] =>
  personalOnly(s, human, launched ? 'grenadeLauncher' : what)

/** [DWA-11.2.7.3.d] How many dice a grenade strays by. */
export function strayDice({ options }: Pick<Table, 'options'>, total: number): number {
  const { scores, counts } = numbersOf(options)
  if (when('DWA-11.2.7.3.d', total >= scores.grenadeOnTarget)) return 0
  return total >= scores.grenadeNear ? counts.scatterNear : counts.scatterFar
}

/**
 * [R-26] [GEO-12] Where a grenade comes down that strays so far: a high wall on its way stops it on the near side, and
 * beyond the edge of a roof it falls.
 */
export function strayed(s: Table, from: Point, level: number, d20: number, pips: number): Spot {
  const to = scattered(from, d20, pips * numbersOf(s.options).distances.scatter)
  const at = stopped(s, from, to, level)
  return { at, level: surfaceAt(boardOf(s.options).roofs, at, level) }
}

function stopped(s: Table, from: Point, to: Point, level: number): Point {
  const walls = screensOn(s, level)
  const meets = (p: Point): boolean => walls.some((wall) => segmentsMeet(wall, { a: from, b: p }))
  if (!when('R-26', meets(to))) return to
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (dx === 0 && dy === 0) return to
  let last: Point = from
  for (let mm = 1; mm <= pathLength([from, to]); mm++) {
    const p = advance(from, dx, dy, mm)
    if (meets(p)) return last
    last = p
  }
  return last
}
