import { corridorToDisc } from './corridor.js'
import { type Disc, discsOverlap, gap } from './disc.js'
import { legHitsDisc, legHitsSegment } from './leg.js'
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
  const { diameter } = mover
  let first: Touch | null = null
  const note = (kind: Touch['kind'], index: number, mm: number) => {
    if (first === null || mm < first.mm) first = { kind, index, mm }
  }
  const place = (mm: number): Disc => {
    const { x, y } = mm >= length ? to : placeOnLeg(mover, to, mm)
    return { x, y, diameter }
  }
  const corridor = { a: mover, b: to, width: diameter + 2 * (contact + ASTRAY) }
  for (let i = 0; i < enemies.length; i++) {
    const enemy = enemies[i]!
    if (corridorToDisc(corridor, enemy) > 0) continue
    const before = isFirst && gap(mover, enemy) <= contact ? squaredDistance(mover, enemy) : Number.MAX_SAFE_INTEGER
    const from = approach(mover, to, length, enemy, (diameter + enemy.diameter) / 2 + contact)
    const mm = firstWhere(from, length, (at) => {
      const here = place(at)
      if (gap(here, enemy) > contact || squaredDistance(here, enemy) >= before) return false
      return !walls.some((wall) => segmentsMeet({ a: here, b: enemy }, wall))
    })
    if (mm !== null) note('contact', i, mm)
  }
  for (let i = 0; i < bases.length; i++) {
    const base = bases[i]!
    if (!legHitsDisc(mover, to, base)) continue
    const from = approach(mover, to, length, base, (diameter + base.diameter) / 2)
    note('base', i, lastBefore(firstWhere(from, length, (at) => legHitsDisc(mover, place(at), base))))
  }
  for (let i = 0; i < walls.length; i++) {
    const wall = walls[i]!
    if (!legHitsSegment(mover, to, wall)) continue
    const from = approach(mover, to, length, wall, diameter / 2)
    note('wall', i, lastBefore(firstWhere(from, length, (at) => legHitsSegment(mover, place(at), wall))))
  }
  return first
}

// Truncation shifts a place by less than 1 mm in each direction, rounding up a leg's beginning by less than another.
const ASTRAY = 3

/** A length on the leg, in whole millimetres, before which no place comes within `reach` of something. */
function approach(from: Point, to: Point, length: number, thing: Point | Segment, reach: number): number {
  const { a, b } = 'a' in thing ? thing : { a: thing, b: thing }
  const exact = Math.sqrt(squaredDistance(from, to))
  const [ux, uy] = exact === 0 ? [0, 0] : [(to.x - from.x) / exact, (to.y - from.y) / exact]
  const isClear = (mm: number) => distanceTo(from.x + mm * ux, from.y + mm * uy, a, b) > reach + ASTRAY
  // Steps as long as the way is clear for certain: what is so far off cannot be reached by a shorter one.
  let mm = 0
  while (mm < length && isClear(mm)) {
    mm += Math.max(1, distanceTo(from.x + mm * ux, from.y + mm * uy, a, b) - reach - ASTRAY)
  }
  return Math.max(0, Math.floor(Math.min(mm, length)) - ASTRAY)
}

function distanceTo(x: number, y: number, a: Point, b: Point): number {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const squared = dx * dx + dy * dy
  const share = squared === 0 ? 0 : Math.min(1, Math.max(0, ((x - a.x) * dx + (y - a.y) * dy) / squared))
  return Math.hypot(x - a.x - share * dx, y - a.y - share * dy)
}

/** Truncated places do not come nearer evenly: every one is looked at. */
function firstWhere(from: number, length: number, holds: (mm: number) => boolean): number | null {
  for (let mm = from; mm <= length; mm++) if (holds(mm)) return mm
  return null
}

/** The whole leg overlaps, so some length is the first. */
function lastBefore(mm: number | null): number {
  return Math.max(0, mm! - 1)
}
