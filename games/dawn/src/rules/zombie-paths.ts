import { cite } from '@shamble/kernel'
import { type Mall, NO_DOOR, type Square } from '../map/mall.js'
import {
  ALL_CHARACTERS,
  type Character,
  CLOSED,
  countersOf,
  type Dawn,
  LADEN,
  NO_PAUSE,
  NO_UNIT,
  SPENT,
  type Unit,
} from '../state.js'
import { hasCharacter, hasSuper, isInPlay, isZombieOccupied, supersAt } from './pieces.js'
import { doorOnLine, isPassable, zombieSees } from './sight.js'

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
  const extend = (path: Path, here: Square): void => {
    for (const way of mall.ways[here]!) {
      const { to } = way
      if (to === from || path.includes(to) || !isPassable(s, way)) continue
      if (towards !== null && towards(to) >= towards(here)) continue
      const longer = [...path, to]
      if (mayEnd(to)) found.push(longer)
      if (longer.length < most && !hasCharacter(s, to)) extend(longer, to)
    }
  }
  extend([], from)
  return found
}

/** [DAWN-7.6.b] A unit never ends where a zombie stands [DAWN-RUL.10]. */
export const unitMayEnd =
  (s: Dawn) =>
  (square: Square): boolean =>
    !isZombieOccupied(s, square)

/** How far a unit moves: [DAWN-7.5.a] one square, [DAWN-10.0.b] two when berserk. */
export const reachOf = (s: Dawn, unit: Unit): number => (s.berserk[unit] === 1 ? 2 : 1)

/**
 * [DAWN-7.0.b] The moves that bring a unit closer. [DAWN-7.5.b] [DAWN-RUL.08] A berserk takes two squares
 * where it can, and stops early only in a character's square.
 */
export function reactionPaths(s: Dawn, mall: Mall, unit: Unit, towards: Distance, most = reachOf(s, unit)): Path[] {
  const paths = pathsFrom(s, mall, s.where[unit]!, most, unitMayEnd(s), towards)
  if (most === 1) return paths
  cite('DAWN-7.5.b')
  cite('DAWN-RUL.08')
  const full = paths.filter((path) => path.length === most || hasCharacter(s, path[path.length - 1]!))
  return full.length > 0 ? full : paths
}

/** A super zombie's move: its way, and where on it a unit joins (`lift`) and is left (`drop`). */
export interface SuperMove {
  readonly path: Path
  readonly lift: number
  readonly drop: number
}

export const ALONE = -1

/** [DAWN-11.2.a] Every move of a super zombie, alone or with a unit. */
export function superMoves(
  s: Dawn,
  mall: Mall,
  who: Character,
  most: number,
  towards: Distance | null,
  pause = NO_PAUSE,
): SuperMove[] {
  const from = s.at[who]!
  const noOther = (square: Square) => !hasSuper(s, square)
  const found: SuperMove[] = []
  for (const path of pathsFrom(s, mall, from, most, noOther, towards)) {
    found.push({ path, lift: ALONE, drop: ALONE })
    for (let lift = 0; lift < path.length; lift++) {
      // What came with it so far has moved, and still goes along.
      const isWithIt = lift === 0 && pause === LADEN
      if (!isWithIt && !mayLift(s, who, lift === 0 ? from : path[lift - 1]!, lift)) continue
      for (let drop = lift + 1; drop <= path.length; drop++) {
        const square = path[drop - 1]!
        // [DAWN-RUL.54] Left on the way, the unit must be where it may end.
        if (s.unitAt[square] === NO_UNIT && (drop === path.length || noOther(square))) found.push({ path, lift, drop })
      }
    }
  }
  return found
}

/** The super zombie of a square that has not moved yet, or `undefined`: one that has moved leaves its unit to itself. */
export function readySuperAt(s: Dawn, square: Square): Character | undefined {
  return supersAt(s, square).find((who) => s.superMoved[who] === 0)
}

/** [DAWN-11.6.a] The one that smashes glass from a square: [DAWN-DIF.09] with a unit that can still move, or alone too. */
export function smasherAt(s: Dawn, square: Square): Character | undefined {
  const unit = s.unitAt[square]!
  const together = unit !== NO_UNIT && s.duty[unit]! < SPENT
  return together || s.options.superGlass === 'alone-too' ? readySuperAt(s, square) : undefined
}

/** [DAWN-DIF.10] Only a unit that began the turn with it, or any on the way. */
function mayLift(s: Dawn, who: Character, square: Square, lift: number): boolean {
  const unit = s.unitAt[square]!
  if (unit === NO_UNIT || s.duty[unit]! >= SPENT) return false
  if (s.options.superPickup === 'mid-move') return true
  return lift === 0 && s.companion[who] === unit
}

/** [DAWN-10.4.a] Closed glass doors of a square through which a zombie there sees some character. */
export function glassInTheWay(s: Dawn, mall: Mall, from: Square): number[] {
  return mall.doorsAt[from]!.filter((door) => {
    if (s.doors[door] !== CLOSED || mall.doors[door]!.kind !== 'glass') return false
    return ALL_CHARACTERS.some(
      (c) => isInPlay(s, c) && doorOnLine(mall, from, s.at[c]!) === door && zombieSees(s, mall, from, s.at[c]!),
    )
  })
}

/** [DAWN-11.6.a] Closed glass doors of a square, whoever stands behind them. */
export function closedGlass(s: Dawn, mall: Mall, from: Square): number[] {
  return mall.doorsAt[from]!.filter((door) => s.doors[door] === CLOSED && mall.doors[door]!.kind === 'glass')
}

/** [DAWN-10.4.d] Whether the way to the target leads through this door. */
export function leadsThrough(mall: Mall, from: Square, door: number, towards: Distance): boolean {
  return mall.ways[from]!.some((way) => way.door === door && towards(way.to) < towards(from))
}

/** [DAWN-7.2.b] Whether closed doors stop a unit, here or, where no way is open, farther on; otherwise zombies do. */
export function isStoppedByDoor(s: Dawn, mall: Mall, from: Square, towards: Distance): boolean {
  const closer = mall.ways[from]!.filter((way) => towards(way.to) < towards(from))
  return closer.length === 0 || closer.some((way) => way.door !== NO_DOOR && !isPassable(s, way))
}

/** Whether a zombie in a square sees any of some squares. */
export function seesAny(s: Dawn, mall: Mall, from: Square, squares: readonly Square[]): boolean {
  for (const square of squares) if (zombieSees(s, mall, from, square)) return true
  return false
}

export const superReach = (s: Dawn): number => countersOf(s).superMove
