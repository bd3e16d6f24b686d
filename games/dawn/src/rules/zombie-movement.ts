import { type Play, type RuleId, when } from '@shamble/kernel'
import { event } from '../events.js'
import type { Trail } from '../frames/kinds.js'
import { type Mall, NO_DOOR, type Square } from '../map/mall.js'
import { type Dawn, SPENT, type Unit } from '../state.js'
import { hasCharacter, isZombieOccupied, moveUnit, turnUp } from './pieces.js'
import { isPassable, zombieSees } from './sight.js'

export type Path = readonly Square[]

/** Steps left to a target; every step of a reaction must make them fewer. */
export type Distance = (square: Square) => number

/**
 * Every way to walk up to `most` squares from a square and stop on one that `mayEnd` allows.
 * [DAWN-7.5.c] Occupied squares may be passed; [DAWN-7.6.a] nobody goes on from a character's square.
 */
export function pathsFrom(
  s: Dawn,
  mall: Mall,
  from: Square,
  most: number,
  mayEnd: (square: Square) => boolean,
  towards: Distance | null,
): Path[] {
  const found: Path[] = []
  if (most === 1) {
    for (const way of mall.ways[from]!) {
      const { to } = way
      if (!isPassable(s, way) || (towards !== null && towards(to) >= towards(from))) continue
      if (when('DAWN-7.5.c', mayEnd(to))) found.push([to])
    }
    return found
  }
  const extend = (path: Path, here: Square): void => {
    for (const way of mall.ways[here]!) {
      const { to } = way
      if (to === from || path.includes(to) || !isPassable(s, way)) continue
      if (towards !== null && towards(to) >= towards(here)) continue
      const longer = [...path, to]
      if (when('DAWN-7.5.c', mayEnd(to))) found.push(longer)
      if (longer.length < most && !when('DAWN-7.6.a', hasCharacter(s, to))) extend(longer, to)
    }
  }
  extend([], from)
  return found
}

/** [DAWN-7.6.b] A unit never ends where a zombie is [DAWN-RUL.10]. */
export const unitMayEnd =
  (s: Dawn) =>
  (square: Square): boolean =>
    !when('DAWN-7.6.b', isZombieOccupied(s, square))

/** How far a unit moves: [DAWN-7.5.a] one square, [DAWN-10.0.b] two when berserk, [DAWN-TYPO.02] in either phase. */
export const reachOf = (s: Dawn, unit: Unit): number =>
  when('DAWN-7.5.a', when('DAWN-10.0.b', when('DAWN-TYPO.02', s.berserk[unit] === 1))) ? 2 : 1

/**
 * [DAWN-7.0.b] The moves that bring a unit closer. [DAWN-7.5.b] [DAWN-RUL.08] A berserk takes two squares
 * where it can, and stops early only in a character's square.
 */
export function reactionPaths(s: Dawn, mall: Mall, unit: Unit, towards: Distance, most = reachOf(s, unit)): Path[] {
  const paths = pathsFrom(s, mall, s.where[unit]!, most, unitMayEnd(s), towards)
  if (most === 1) return paths
  const full = paths.filter(
    (path) => path.length === most || when('DAWN-RUL.08', hasCharacter(s, path[path.length - 1]!)),
  )
  return when('DAWN-7.5.b', when('DAWN-RUL.08', full.length > 0)) ? full : paths
}

/** [DAWN-7.2.b] Whether closed doors stop a unit, here or, where no way is open, farther on; otherwise zombies do. */
export function isStoppedByDoor(s: Dawn, mall: Mall, from: Square, towards: Distance): boolean {
  const closer = mall.ways[from]!.filter((way) => towards(way.to) < towards(from))
  return closer.length === 0 || closer.some((way) => way.door !== NO_DOOR && !isPassable(s, way))
}

/** Whether a unit moves outside the count: [DAWN-10.3.a] a berserk one, [DAWN-RUL.11] one that began with a super zombie. */
export function isUncounted(s: Dawn, unit: Unit): boolean {
  return when('DAWN-10.3.a', s.berserk[unit] === 1) || when('DAWN-RUL.11', s.companion.includes(unit))
}

/** Whether a zombie in a square sees any of some squares. */
export function seesAny(s: Dawn, mall: Mall, from: Square, squares: readonly Square[]): boolean {
  for (const square of squares) if (zombieSees(s, mall, from, square)) return true
  return false
}

/** [DAWN-7.0.b] The squares that provoke: entered, [DAWN-7.3.a] acted in, and [DAWN-DIF.05] by option the first. */
export function provokingSquares(s: Dawn, { active, entered, actedIn, startSquare }: Trail): Square[] {
  const squares: Square[] = []
  const add = (square: Square, rule: RuleId) => {
    if (when('DAWN-5.7.a', when(rule, !squares.includes(square)))) squares.push(square)
  }
  for (const square of entered) add(square, 'DAWN-7.0.b')
  for (const square of actedIn) add(square, 'DAWN-7.3.a')
  const isActive = startSquare >= 0 && active.length > 0
  if (isActive && when('DAWN-DIF.05', s.options.reactionSquares === 'activated')) add(startSquare, 'DAWN-DIF.05')
  return squares
}

/** A unit walks; [DAWN-RUL.33] in a character's square it is turned up. */
export function walkUnit(s: Dawn, unit: Unit, path: Path, play: Play, rule: RuleId): void {
  const from = s.where[unit]!
  const to = path[path.length - 1]!
  moveUnit(s, unit, to)
  s.duty[unit] = SPENT
  const kind = rule === 'DAWN-7.0.b' ? 'reacted' : 'moved'
  play.emit?.(event(s, kind, rule, { from, path, unit: s.token[unit]!, berserk: s.berserk[unit]! }))
  turnUp(s, to, play, 'DAWN-RUL.33')
  // Thirty of them move in one answer: each is seen.
  play.beat?.()
}
