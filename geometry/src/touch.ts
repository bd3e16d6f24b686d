import { cutsBase, legHits } from './barriers.js'
import { type Disc, discsOverlap } from './disc.js'
import { lengthsAlong } from './path.js'
import { type Point, squaredDistance } from './point.js'
import { type Segment, segmentCutsDisc, segmentsMeet } from './segment.js'
import { type Path, placeAlong, placeOnLeg } from './walk.js'

/** What a walk comes upon first. */
export interface Touch {
  readonly kind: 'contact' | 'base' | 'wall'
  /** Its place in the list that it was given in. */
  readonly index: number
  /** How far along the path: where contact is made, or the last place before the base would overlap. */
  readonly mm: number
}

/** What may stop a walk. */
export interface InTheWay {
  readonly walls: readonly Segment[]
  /** May be brushed past and not walked through. */
  readonly bases: readonly Disc[]
  /** Coming within `contact` millimetres of one of these, no wall between the centres, ends the walk [GEO-4, DWA-10.d]. */
  readonly enemies: readonly Disc[]
  readonly contact: number
}

/**
 * What a base comes upon first on its path; `null` when the way is free. Legs are tested as they are drawn, places are
 * those of `pointAlong`. An enemy that is touched from the beginning stops the first leg only where it comes nearer.
 */
export function firstTouch(path: Path, diameter: number, inTheWay: InTheWay): Touch | null {
  const lengths = lengthsAlong(path)
  for (let i = 0; i + 1 < path.length; i++) {
    const mover = { x: path[i]!.x, y: path[i]!.y, diameter }
    const touch = touchOnLeg(mover, path[i + 1]!, lengths[i + 1]! - lengths[i]!, i === 0, inTheWay)
    if (touch !== null) return { ...touch, mm: lengths[i]! + touch.mm }
  }
  return null
}

/**
 * How far along a path, up to so many millimetres, a base can come to rest. Places are truncated: one beside a way that
 * is free may lie a hair inside something that the way only brushes.
 */
export function restingLength(
  path: Path,
  mm: number,
  diameter: number,
  walls: readonly Segment[],
  bases: readonly Disc[],
): number {
  const lengths = lengthsAlong(path)
  for (let at = mm; at > 0; at--) {
    const { x, y } = placeAlong(path, lengths, at)
    const here = { x, y, diameter }
    if (!bases.some((base) => discsOverlap(here, base)) && !walls.some((wall) => segmentCutsDisc(wall, here))) return at
  }
  return 0
}

function touchOnLeg(mover: Disc, to: Point, length: number, isFirst: boolean, inTheWay: InTheWay): Touch | null {
  const { walls, bases, enemies, contact } = inTheWay
  const { x, y, diameter } = mover
  let first: Touch | null = null
  const note = (kind: Touch['kind'], index: number, mm: number) => {
    if (first === null || mm < first.mm) first = { kind, index, mm }
  }
  const place = (mm: number): Point => (mm >= length ? to : placeOnLeg(mover, to, mm))
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i]!
    const twice = diameter + enemy.diameter + 2 * contact
    if (!cutsBase(x, y, to.x, to.y, enemy.x, enemy.y, twice + 2 * ASTRAY)) continue
    const isTouched = 4 * squaredDistance(mover, enemy) <= twice * twice
    const before = isFirst && isTouched ? squaredDistance(mover, enemy) : Number.MAX_SAFE_INTEGER
    for (let mm = approach(mover, to, length, enemy, enemy, twice / 2); mm <= length; mm++) {
      const here = place(mm)
      const squared = squaredDistance(here, enemy)
      if (4 * squared > twice * twice || squared >= before) continue
      if (walls.some((wall) => segmentsMeet({ a: here, b: enemy }, wall))) continue
      note('contact', i, mm)
      break
    }
  }
  for (let i = 0; i < bases.length; i++) {
    const base = bases[i]!
    const twice = diameter + base.diameter
    if (!cutsBase(x, y, to.x, to.y, base.x, base.y, twice)) continue
    let mm = approach(mover, to, length, base, base, twice / 2)
    for (let here = place(mm); mm < length; here = place(++mm))
      if (cutsBase(x, y, here.x, here.y, base.x, base.y, twice)) break
    note('base', i, Math.max(0, mm - 1))
  }
  for (let i = 0; i < walls.length; i++) {
    const { a, b } = walls[i]!
    if (!legHits(a.x, a.y, b.x, b.y, x, y, to.x, to.y, diameter)) continue
    let mm = approach(mover, to, length, a, b, diameter / 2)
    for (let here = place(mm); mm < length; here = place(++mm))
      if (legHits(a.x, a.y, b.x, b.y, x, y, here.x, here.y, diameter)) break
    note('wall', i, Math.max(0, mm - 1))
  }
  return first
}

// Truncation shifts a place by less than 1 mm in each direction, rounding up a leg's beginning by less than another.
const ASTRAY = 3

/**
 * A length on the leg, in whole millimetres, before which no place comes within `reach` of a segment. Truncated places
 * do not come nearer evenly: from there on every one is looked at.
 */
function approach(from: Point, to: Point, length: number, a: Point, b: Point, reach: number): number {
  const exact = Math.sqrt(squaredDistance(from, to))
  const ux = exact === 0 ? 0 : (to.x - from.x) / exact
  const uy = exact === 0 ? 0 : (to.y - from.y) / exact
  let mm = 0
  while (mm < length) {
    const clear = distanceTo(from.x + mm * ux, from.y + mm * uy, a, b) - reach - ASTRAY
    if (clear <= 0) break
    // A step as long as the way is clear for certain: what is so far off cannot be reached by a shorter one.
    mm += Math.max(1, clear)
  }
  return Math.max(0, Math.floor(Math.min(mm, length)) - ASTRAY)
}

function distanceTo(x: number, y: number, a: Point, b: Point): number {
  const dx = b.x - a.x
  const dy = b.y - a.y
  const squared = dx * dx + dy * dy
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / squared))
  const across = x - a.x - share * dx
  const down = y - a.y - share * dy
  return Math.sqrt(across * across + down * down)
}
