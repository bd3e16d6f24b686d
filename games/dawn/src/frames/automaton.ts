import { type Play, when } from '@shamble/kernel'
import { event } from '../events.js'
import type { Mall, Square } from '../map/mall.js'
import { unitsOnMap } from '../rules/pieces.js'
import {
  crawlTarget,
  endOf,
  isFree,
  isOpenMainDoorSquare,
  leastBy,
  nearestSteps,
  PRIORITIES,
  type Priority,
  priorityPath,
  wayOut,
} from '../rules/priorities.js'
import { isUncounted, type Path, walkUnit } from '../rules/zombie-movement.js'
import { type Dawn, mallOf, NO_UNIT, type Unit } from '../state.js'
import type { FreeFrame } from './kinds.js'

/** A move that a priority calls for. */
export interface AutomaticMove {
  readonly unit: Unit
  readonly path: Path
}

/**
 * [DAWN-15.5.a] Moves units by the five priorities, each exhausted before the next.
 * @returns `ask` when more units answer to a priority than may move, or than there is room for [DAWN-15.5.c]
 */
export function runAutomaton(s: Dawn, f: FreeFrame, play: Play): 'ask' | 'done' {
  if (f.priority === 0) f.priority = 1
  while (f.left > 0 && f.priority <= PRIORITIES.length) {
    const moves = automaticMoves(s, f)
    if (moves.length === 0) f.priority++
    else if (when('DAWN-15.5.c', movesNeeded(s, f, moves) > f.left || isContested(f, moves))) return 'ask'
    else moveNow(s, f, leastFavourable(s, moves), play)
  }
  return 'done'
}

/** The answer of the player, or of the game where the player leaves it the choice. */
export function chosenMove(s: Dawn, f: FreeFrame, unit: Unit, path: Path, play: Play): void {
  moveNow(s, f, when('DAWN-15.5.c', unit === NO_UNIT) ? leastFavourable(s, automaticMoves(s, f)) : { unit, path }, play)
}

/** As if the player left the choice to the game here and wherever this phase would ask again. */
export function chosenMoves(s: Dawn, f: FreeFrame, play: Play): void {
  do chosenMove(s, f, NO_UNIT, [], play)
  while (runAutomaton(s, f, play) === 'ask')
}

/** Every move that the present priority calls for, one a unit. */
export function automaticMoves(s: Dawn, f: FreeFrame): AutomaticMove[] {
  const mall = mallOf(s)
  const priority = f.priority as Priority
  if (priority === 2) return doorMoves(s, mall, f.left)
  const movers = unitsOnMap(s).filter((u) => isFree(s, u) && !isUncounted(s, u))
  if (priority === 5) return closestMoves(s, mall, movers)
  return movers.flatMap((unit) => {
    const path = priorityPath(s, mall, unit, priority, 1)
    return path === null ? [] : [{ unit, path }]
  })
}

/** Priority 2: units in squares with an open main door, each with its first step out. */
function doorMoves(s: Dawn, mall: Mall, left: number): AutomaticMove[] {
  return mall.mainDoors.flatMap((door) => {
    const square = mall.doors[door]!.squares[0]!
    const unit = s.unitAt[square]!
    if (unit === NO_UNIT || !isOpenMainDoorSquare(s, mall, square) || !isFree(s, unit)) return []
    const row = rowFrom(s, mall, unit, left)
    return row.length === 0 ? [] : [{ unit, path: row.slice(1, 2) }]
  })
}

/**
 * Priority 5: the unit closest to any character. [DAWN-RUL.41] One whose every step is stopped is passed over, and
 * the next closest takes its place; of several equally close ones each may be meant [DAWN-15.5.c].
 */
function closestMoves(s: Dawn, mall: Mall, movers: readonly Unit[]): AutomaticMove[] {
  const ranked = movers.map((unit) => ({ unit, distance: crawlTarget(s, mall, s.where[unit]!).distance }))
  ranked.sort((a, b) => a.distance - b.distance)
  const found: AutomaticMove[] = []
  let closest = Number.POSITIVE_INFINITY
  for (const { unit, distance } of ranked) {
    if (distance > closest) break
    const path = priorityPath(s, mall, unit, 5, 1)
    if (when('DAWN-RUL.41', path === null)) continue
    closest = distance
    found.push({ unit, path: path! })
  }
  return found
}

/** How many counted moves it takes to carry all of them out. */
function movesNeeded(s: Dawn, f: FreeFrame, moves: readonly AutomaticMove[]): number {
  if (f.priority !== 2) return moves.length
  const mall = mallOf(s)
  const rows = moves.map(({ unit }) => unitsIn(s, rowFrom(s, mall, unit, f.left)))
  return rows.flat().filter((unit) => !isUncounted(s, unit)).length
}

/** The way out for a unit in a main-door square; one outside the count needs no move of its own. */
function rowFrom(s: Dawn, mall: Mall, unit: Unit, left: number): Path {
  return wayOut(s, mall, s.where[unit]!, isUncounted(s, unit) ? left + 1 : left)
}

/** [DAWN-15.5.c] Several could enter the same character's square, and only one of them will. */
function isContested(f: FreeFrame, moves: readonly AutomaticMove[]): boolean {
  return f.priority === 1 && new Set(moves.map(({ path }) => endOf(path))).size < moves.length
}

/** The units that are in a row of squares, from the main door on; its last square is free. */
function unitsIn(s: Dawn, row: Path): Unit[] {
  return row.slice(0, -1).map((square) => s.unitAt[square]!)
}

/** The nearest to a character first, then the lower square. */
function leastFavourable(s: Dawn, moves: readonly AutomaticMove[]): AutomaticMove {
  const mall = mallOf(s)
  return leastBy(moves, ({ unit, path }) => {
    const from = s.where[unit]!
    return [nearestSteps(s, mall, from), from, endOf(path)]
  })!
}

function moveNow(s: Dawn, f: FreeFrame, { unit, path }: AutomaticMove, play: Play): void {
  if (when('DAWN-RUL.42', f.priority === 2)) makeWay(s, f, unit, play)
  else step(s, f, unit, path, play)
}

/** [DAWN-RUL.42] The last of the row moves first; each counts against the die. */
function makeWay(s: Dawn, f: FreeFrame, unit: Unit, play: Play): void {
  const row = rowFrom(s, mallOf(s), unit, f.left)
  const units = unitsIn(s, row)
  for (let i = units.length - 1; i >= 0; i--) step(s, f, units[i]!, [row[i + 1]!], play)
}

function step(s: Dawn, f: FreeFrame, unit: Unit, path: Path, play: Play): void {
  if (!isUncounted(s, unit)) f.left--
  tellPriority(s, f.priority as Priority, s.where[unit]!, play)
  walkUnit(s, unit, path, play, 'DAWN-15.5.a')
}

/** Why a zombie that nobody plays moves as it does. */
export function tellPriority(s: Dawn, priority: Priority, square: Square, play: Play): void {
  play.emit?.(event(s, `priority.${priority}`, 'DAWN-15.5.a', { square }))
}
