import { cite, type Play } from '@shamble/kernel'
import { type Mall, type Square, squareName } from '../map/mall.js'
import { hasCharacter, hasSuper, isInPlay, isZombieOccupied, supersOnMap, unitsOnMap } from '../rules/pieces.js'
import { isPassable, stepsTowards, straightDistance, zombieSees } from '../rules/sight.js'
import { smashGlass, tryGlass, walkSuper, walkUnit } from '../rules/zombie-moves.js'
import {
  closedGlass,
  glassInTheWay,
  type Path,
  pathsFrom,
  reachOf,
  superMoves,
  superReach,
  unitMayEnd,
} from '../rules/zombie-paths.js'
import {
  ALL_CHARACTERS,
  CLOSED,
  type Dawn,
  type MovePhaseFrame,
  mallOf,
  NO_UNIT,
  READY,
  SPENT,
  type Unit,
} from '../state.js'
import { bestSuperMove, compare, superGlass } from './reaction-phase.js'

type FreeFrame = MovePhaseFrame<'free-phase'>

/** A move that a priority calls for. */
export interface AutomaticMove {
  readonly unit: Unit
  readonly path: Path
}

const PRIORITIES = 5

/**
 * [DAWN-15.5.a] Moves units by the five priorities, each exhausted before the next.
 * @returns `ask` when more units answer to a priority than may move [DAWN-15.5.c]
 */
export function runAutomaton(s: Dawn, f: FreeFrame, play: Play): 'ask' | 'done' {
  if (f.priority === 0) f.priority = 1
  while (f.left > 0 && f.priority <= PRIORITIES) {
    if (f.priority === 2) {
      clearMainDoors(s, f, play)
      f.priority = 3
      continue
    }
    const moves = automaticMoves(s, f)
    const units = new Set(moves.map((move) => move.unit))
    if (units.size === 0) f.priority++
    // Priority 5 names its unit itself: the closest, one after the other [DAWN-RUL.41].
    else if (units.size > f.left && f.priority < 5) return 'ask'
    else moveNow(s, f, best(s, moves), play)
  }
  return 'done'
}

/** The answer of the player, or of the game where he leaves it the choice. */
export function chosenMove(s: Dawn, f: FreeFrame, unit: Unit, path: Path, play: Play): void {
  cite('DAWN-15.5.c')
  moveNow(s, f, unit === NO_UNIT ? best(s, automaticMoves(s, f)) : { unit, path }, play)
}

function moveNow(s: Dawn, f: FreeFrame, { unit, path }: AutomaticMove, play: Play): void {
  f.left--
  play.emit?.({ kind: `priority.${f.priority}`, rule: 'DAWN-15.5.a', data: { square: squareName(s.where[unit]!) } })
  walkUnit(s, unit, path, play, 'DAWN-15.5.a')
}

/** Least favourable to the characters first: the nearest, then the lower square. */
function best(s: Dawn, moves: readonly AutomaticMove[]): AutomaticMove {
  const mall = mallOf(s)
  const rank = ({ unit, path }: AutomaticMove): number[] => [
    nearestCharacter(s, mall, s.where[unit]!).steps,
    s.where[unit]!,
    nearestCharacter(s, mall, path[path.length - 1]!).straight,
    path[path.length - 1]!,
  ]
  return [...moves].sort((a, b) => compare(rank(a), rank(b)))[0]!
}

/** Every move that the present priority calls for. */
export function automaticMoves(s: Dawn, f: FreeFrame): AutomaticMove[] {
  const mall = mallOf(s)
  const movers = unitsOnMap(s).filter((u) => isFree(s, u) && s.berserk[u] !== 1 && !s.companion.includes(u))
  if (f.priority === 5) return closestMoves(s, mall, movers)
  return movers.flatMap((unit) => priorityPaths(s, mall, unit, f.priority, 1).map((path) => ({ unit, path })))
}

function isFree(s: Dawn, unit: Unit): boolean {
  return s.duty[unit] === READY && !hasCharacter(s, s.where[unit]!)
}

/** The ways for one unit that answer to priority 1, 3 or 4; the best of them where the rules leave no choice. */
function priorityPaths(s: Dawn, mall: Mall, unit: Unit, priority: number, reach: number): Path[] {
  const from = s.where[unit]!
  const paths = pathsFrom(s, mall, from, reach, unitMayEnd(s), null)
  const end = (path: Path): Square => path[path.length - 1]!
  if (priority === 1)
    return bestEnd(
      s,
      mall,
      paths.filter((path) => hasCharacter(s, end(path))),
    ) // prettier-ignore
  if (priority === 3) {
    const target = seenCharacter(s, mall, from)
    if (target < 0) return []
    const towards = stepsTowards(s, mall, target)
    return bestEnd(s, mall, pathsFrom(s, mall, from, reach, unitMayEnd(s), towards), target)
  }
  // [DAWN-15.5.b] Never into a main-door square.
  return bestEnd(
    s,
    mall,
    paths.filter((path) => seenCharacter(s, mall, end(path)) >= 0 && !isBarredDoorSquare(s, mall, end(path))),
  ) // prettier-ignore
}

/** [DAWN-RUL.05] The smaller straight distance, then the lower number. */
function bestEnd(s: Dawn, mall: Mall, paths: readonly Path[], target?: Square): Path[] {
  const rank = (path: Path): number[] => {
    const end = path[path.length - 1]!
    const straight =
      target === undefined ? nearestCharacter(s, mall, end).straight : straightDistance(mall, end, target)
    return [hasCharacter(s, end) ? 0 : 1, straight, end]
  }
  return paths.length === 0 ? [] : [[...paths].sort((a, b) => compare(rank(a), rank(b)))[0]!]
}

/** [DAWN-15.5.a] Priority 5: the unit that is closest to any character, hall squares 1 and store squares 2. */
function closestMoves(s: Dawn, mall: Mall, movers: readonly Unit[]): AutomaticMove[] {
  const ranked = movers.map((unit) => ({ unit, near: crawlTarget(s, mall, s.where[unit]!) }))
  ranked.sort((a, b) => a.near.distance - b.near.distance || s.where[a.unit]! - s.where[b.unit]!)
  for (const { unit, near } of ranked) {
    const towards = stepsTowards(s, mall, near.square)
    const paths = pathsFrom(s, mall, s.where[unit]!, 1, unitMayEnd(s), towards).filter(
      (path) => !isBarredDoorSquare(s, mall, path[0]!),
    )
    // [DAWN-RUL.41] A unit whose every step is stopped is passed over.
    const [path] = bestEnd(s, mall, paths, near.square)
    if (path !== undefined) return [{ unit, path }]
    cite('DAWN-RUL.41')
  }
  return []
}

/** [DAWN-DIF.13] Any main-door square, or only one whose door is open. */
function isBarredDoorSquare(s: Dawn, mall: Mall, square: Square): boolean {
  const door = mall.mainDoorAt[square]!
  if (door < 0) return false
  cite('DAWN-15.5.b')
  if (s.options.soloDoorSquares === 'any') return true
  cite('DAWN-DIF.13')
  return s.doors[door] !== CLOSED
}

function characterSquares(s: Dawn): Square[] {
  return ALL_CHARACTERS.filter((c) => isInPlay(s, c)).map((c) => s.at[c]!)
}

/** The nearest character in sight of a square, or -1. */
function seenCharacter(s: Dawn, mall: Mall, from: Square): Square {
  let found = -1
  for (const square of characterSquares(s)) {
    if (!zombieSees(s, mall, from, square)) continue
    if (found < 0 || mall.steps[from * mall.size + square]! < mall.steps[from * mall.size + found]!) found = square
  }
  return found
}

function nearestCharacter(s: Dawn, mall: Mall, from: Square): { steps: number; straight: number } {
  let [steps, straight] = [9_999, 9_999]
  for (const square of characterSquares(s)) {
    steps = Math.min(steps, mall.steps[from * mall.size + square]!)
    straight = Math.min(straight, straightDistance(mall, from, square))
  }
  return { steps, straight }
}

function crawlTarget(s: Dawn, mall: Mall, from: Square): { square: Square; distance: number } {
  let best = { square: from, distance: 99_999 }
  for (const square of characterSquares(s)) {
    const distance = mall.crawl[from * mall.size + square]!
    if (distance < best.distance) best = { square, distance }
  }
  return best
}

/** [DAWN-15.5.a] Priority 2: units in squares with an open main door make way. */
function clearMainDoors(s: Dawn, f: FreeFrame, play: Play): void {
  const mall = mallOf(s)
  for (const door of mall.mainDoors) {
    const square = mall.doors[door]!.squares[0]!
    const unit = s.unitAt[square]!
    if (f.left === 0 || s.doors[door] === CLOSED || unit === NO_UNIT || !isFree(s, unit)) continue
    if (s.berserk[unit] === 1 || s.companion.includes(unit)) continue
    const chain = wayOut(s, mall, square, f.left)
    // [DAWN-RUL.42] The last of the chain moves first; each counts against the die.
    cite('DAWN-RUL.42')
    for (let i = chain.length - 1; i >= 1; i--) {
      f.left--
      const mover = s.unitAt[chain[i - 1]!]!
      play.emit?.({ kind: 'priority.2', rule: 'DAWN-15.5.a', data: { square: squareName(chain[i - 1]!) } })
      walkUnit(s, mover, [chain[i]!], play, 'DAWN-15.5.a')
    }
  }
}

/** The shortest row of movable units from a square to a free one, at most `most` moves; empty when there is none. */
function wayOut(s: Dawn, mall: Mall, from: Square, most: number): Square[] {
  let rows: Square[][] = [[from]]
  const seen = new Set([from])
  for (let length = 1; length <= most; length++) {
    const free: Square[][] = []
    const longer: Square[][] = []
    for (const row of rows) {
      for (const way of mall.ways[row[row.length - 1]!]!) {
        if (seen.has(way.to) || !isPassable(s, way)) continue
        const next = [...row, way.to]
        if (!isZombieOccupied(s, way.to)) {
          if (mall.mainDoorAt[way.to]! < 0) free.push(next)
          continue
        }
        const unit = s.unitAt[way.to]!
        if (unit === NO_UNIT || hasSuper(s, way.to) || !isFree(s, unit)) continue
        seen.add(way.to)
        longer.push(next)
      }
    }
    if (free.length > 0) {
      const rank = (row: Square[]): number[] => [
        nearestCharacter(s, mall, row[row.length - 1]!).steps,
        row[row.length - 1]!,
      ]
      return free.sort((a, b) => compare(rank(a), rank(b)))[0]!
    }
    rows = longer
  }
  return []
}

/** [DAWN-RUL.40] Berserk units and super zombies move outside the count, all of them, by the same priorities. */
export function moveFreeAgents(s: Dawn, play: Play): void {
  const mall = mallOf(s)
  const agents = unitsOnMap(s)
    .filter((u) => s.berserk[u] === 1 || s.companion.includes(u))
    .sort((a, b) => s.where[a]! - s.where[b]!) // prettier-ignore
  for (const who of supersOnMap(s))
    if (s.superMoved[who] === 0 && !hasCharacter(s, s.at[who]!)) moveSuper(s, mall, who, play)
  for (const unit of agents) if (isFree(s, unit)) moveBerserk(s, mall, unit, play)
}

function moveSuper(s: Dawn, mall: Mall, who: number, play: Play): void {
  cite('DAWN-RUL.40')
  const from = s.at[who]!
  const seen = seenCharacter(s, mall, from)
  const target = seen >= 0 ? seen : crawlTarget(s, mall, from).square
  const towards = stepsTowards(s, mall, target)
  const move = bestSuperMove(s, mall, who, superMoves(s, mall, who, superReach(s), towards), towards)
  if (move !== null) {
    walkSuper(s, who, move, play, 'DAWN-4.2C.b')
    return
  }
  const door = superGlass(s, mall, from).find((glass) => closedGlass(s, mall, from).includes(glass))
  if (door === undefined) return
  smashGlass(s, from, door, play)
  s.superMoved[who] = 1
  if (s.unitAt[from] !== NO_UNIT) s.duty[s.unitAt[from]!] = SPENT
}

function moveBerserk(s: Dawn, mall: Mall, unit: Unit, play: Play): void {
  cite('DAWN-RUL.40')
  const from = s.where[unit]!
  const door = s.berserk[unit] === 1 ? glassInTheWay(s, mall, from)[0] : undefined
  let reach = reachOf(s, unit)
  if (door !== undefined) {
    tryGlass(s, unit, door, play)
    s.duty[unit] = SPENT
    if (s.options.glassBreakCost === 'whole-move') return
    reach = 1
  }
  for (const priority of [1, 3, 4]) {
    const [path] = priorityPaths(s, mall, unit, priority, reach)
    if (path !== undefined) {
      walkUnit(s, unit, path, play, 'DAWN-4.2C.b')
      return
    }
  }
  const near = crawlTarget(s, mall, from)
  const towards = stepsTowards(s, mall, near.square)
  const paths = pathsFrom(s, mall, from, reach, unitMayEnd(s), towards).filter(
    (path) => !isBarredDoorSquare(s, mall, path[path.length - 1]!),
  )
  const longest = Math.max(0, ...paths.map((path) => path.length))
  const [path] = bestEnd(
    s,
    mall,
    paths.filter((way) => way.length === longest),
    near.square,
  ) // prettier-ignore
  if (path !== undefined) walkUnit(s, unit, path, play, 'DAWN-4.2C.b')
}
