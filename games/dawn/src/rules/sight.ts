import { type RuleId, when } from '@shamble/kernel'
import { OBSTACLES } from '../map/line.js'
import { type DoorIndex, type Mall, NO_DOOR, type Square, type Way } from '../map/mall.js'
import { CLOSED, type Dawn } from '../state.js'
import { isOccupied } from './pieces.js'

/** [DAWN-6.4.a] Whether walls and doors, as they are now, leave the line between two squares free. */
export function inSight(s: Dawn, mall: Mall, a: Square, b: Square): boolean {
  const code = mall.sight[a * mall.size + b]!
  if (code <= 1) return when('DAWN-6.4.f', code === 1)
  // A glass door never blocks; a solid one does while it is closed.
  const door = code - 2
  return !when('DAWN-6.4.a', s.doors[door] === CLOSED && mall.doors[door]!.kind === 'solid')
}

/** The rule that stops the line between two squares which are not in sight of each other. */
export function whyNoSight(mall: Mall, a: Square, b: Square): RuleId {
  const code = mall.sight[a * mall.size + b]!
  // A line that is free as far as the map goes is stopped by the closed solid door on it.
  return code > 0 ? 'DAWN-6.4.a' : OBSTACLES[-code]!
}

/** [DAWN-RUL.28] Whether a line runs through points where four squares meet: half its smallest step is a corner. */
export function touchesCorner(mall: Mall, a: Square, b: Square): boolean {
  let rows = Math.abs(mall.row[a]! - mall.row[b]!)
  let cols = Math.abs(mall.col[a]! - mall.col[b]!)
  while (rows > 0 && rows % 2 === 0 && cols % 2 === 0) {
    rows /= 2
    cols /= 2
  }
  return rows % 2 === 1 && cols % 2 === 1
}

/** The door that a line of sight passes, or `NO_DOOR`. */
export function doorOnLine(mall: Mall, a: Square, b: Square): DoorIndex {
  const code = mall.sight[a * mall.size + b]!
  return code > 1 ? code - 2 : NO_DOOR
}

/** [DAWN-6.3.c] The first occupied square that a line runs through, or -1. */
export function blockerBetween(s: Dawn, mall: Mall, a: Square, b: Square): Square {
  if (a === b) return -1
  for (const square of mall.between.get(a * mall.size + b) ?? []) if (isOccupied(s, square)) return square
  return -1
}

/** [DAWN-7.1.a] Sight of zombies: pieces block it only where the option says so [DAWN-DIF.06]. */
export function zombieSees(s: Dawn, mall: Mall, from: Square, to: Square): boolean {
  if (!when('DAWN-7.1.a', inSight(s, mall, from, to))) return false
  if (when('DAWN-DIF.06', s.options.unitsBlockSight === 'shots-only')) return true
  return blockerBetween(s, mall, from, to) < 0
}

/** [DAWN-RUL.29] Squares along sides, never diagonally. */
export function rangeBetween(mall: Mall, a: Square, b: Square): number {
  return Math.abs(mall.row[a]! - mall.row[b]!) + Math.abs(mall.col[a]! - mall.col[b]!)
}

/** The square of the straight distance, to break ties. */
export function straightDistance(mall: Mall, a: Square, b: Square): number {
  return (mall.row[a]! - mall.row[b]!) ** 2 + (mall.col[a]! - mall.col[b]!) ** 2
}

/** [DAWN-5.3.a] [DAWN-7.0.d] A closed door lets nobody through. */
export function isPassable(s: Dawn, way: Way): boolean {
  return way.door === NO_DOOR || !when('DAWN-5.3.a', s.doors[way.door] === CLOSED)
}

/** Steps from every square to a target, by the measure that reaction uses [DAWN-RUL.03]. */
export function stepsTowards(s: Dawn, mall: Mall, target: Square): (square: Square) => number {
  if (when('DAWN-RUL.03', s.options.towardMetric === 'through-doors'))
    return (square) => mall.steps[target * mall.size + square]!
  const field = movementField(s, mall, [target], () => 1, 'closed doors stop')
  return (square) => field[square]!
}

/** [DAWN-RUL.38] Movement points from the nearest of some squares: 1 a square, 2 more for a closed door. */
export function movementPoints(s: Dawn, mall: Mall, from: readonly Square[]): number[] {
  const isShut = (way: Way) => way.door !== NO_DOOR && s.doors[way.door] === CLOSED
  return movementField(s, mall, from, (way) => (when('DAWN-RUL.38', isShut(way)) ? 3 : 1), 'doors open')
}

function movementField(
  s: Dawn,
  mall: Mall,
  from: readonly Square[],
  cost: (way: Way) => number,
  doors: 'closed doors stop' | 'doors open',
): number[] {
  const field = new Array<number>(mall.size).fill(9_999)
  const rings: Square[][] = [[...from]]
  for (const square of from) field[square] = 0
  for (let distance = 0; distance < rings.length; distance++) {
    for (const square of rings[distance] ?? []) {
      if (field[square]! < distance) continue
      for (const way of mall.ways[square]!) {
        if (doors === 'closed doors stop' && !isPassable(s, way)) continue
        const next = distance + cost(way)
        if (next >= field[way.to]!) continue
        field[way.to] = next
        rings[next] ??= []
        rings[next].push(way.to)
      }
    }
  }
  return field
}
