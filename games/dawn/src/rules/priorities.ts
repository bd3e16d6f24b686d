import { when } from '@shamble/kernel'
import type { Mall, Square } from '../map/mall.js'
import { ALL_CHARACTERS, CLOSED, type Dawn, NO_UNIT, READY, type Unit } from '../state.js'
import { hasCharacter, hasSuper, isInPlay, isOccupied, isZombieOccupied } from './pieces.js'
import { inSight, isPassable, stepsTowards, straightDistance, zombieSees } from './sight.js'
import { type Path, pathsFrom, unitMayEnd } from './zombie-movement.js'

/** [DAWN-15.5.a] Each is exhausted before the next. */
export const PRIORITIES = [1, 2, 3, 4, 5] as const
export type Priority = (typeof PRIORITIES)[number]

/** [DAWN-15.5.d] Has not reacted, and holds nobody. */
export function isFree(s: Dawn, unit: Unit): boolean {
  return when('DAWN-15.5.d', s.duty[unit] === READY) && !hasCharacter(s, s.where[unit]!)
}

export const endOf = (path: Path): Square => path[path.length - 1]!

/**
 * The ways up to `reach` squares long by which one unit answers to a priority, the best of them: the rules leave no
 * choice of way to the player. Priority 2 here is for a unit that finds a way out by itself.
 */
export function priorityPath(s: Dawn, mall: Mall, unit: Unit, priority: Priority, reach: number): Path | null {
  const from = s.where[unit]!
  const paths = (target: Square | null) =>
    pathsFrom(s, mall, from, reach, unitMayEnd(s), target === null ? null : stepsTowards(s, mall, target))
  switch (priority) {
    case 1:
      if (nearestSteps(s, mall, from) > reach) return null
      return bestWay(
        s,
        mall,
        paths(null).filter((path) => hasCharacter(s, endOf(path))),
      )
    case 2:
      return isOpenMainDoorSquare(s, mall, from) ? outOfTheDoor(s, mall, paths(null)) : null
    case 3: {
      const seen = seenCharacter(s, mall, from)
      return seen < 0 ? null : bestWay(s, mall, paths(seen), seen)
    }
    case 4: {
      if (isHeldInSight(s, mall, from)) return null
      // Its own square is empty behind it, unless a super zombie stays there.
      const left = hasSuper(s, from) ? -1 : from
      const mayEnd = (end: Square) => wouldSee(s, mall, end, left) && !isBarredDoorSquare(s, mall, end)
      return bestWay(
        s,
        mall,
        paths(null).filter((path) => mayEnd(endOf(path))),
      )
    }
    case 5: {
      if (isHeldInSight(s, mall, from)) return null
      const { square } = crawlTarget(s, mall, from)
      const closer = paths(square).filter((path) => !isBarredDoorSquare(s, mall, endOf(path)))
      const longest = Math.max(0, ...closer.map((path) => path.length))
      return bestWay(
        s,
        mall,
        closer.filter((path) => path.length === longest),
        square,
      )
    }
  }
}

/**
 * [DAWN-15.5.a] A unit that sees a character answers to priority 3; where its way is blocked it answers to no later
 * one.
 */
export function isHeldInSight(s: Dawn, mall: Mall, from: Square): boolean {
  return seenCharacter(s, mall, from) >= 0
}

/** [DAWN-RUL.05] A character's square, else the smaller straight distance, else the lower number. */
function bestWay(s: Dawn, mall: Mall, paths: readonly Path[], target?: Square): Path | null {
  return leastBy(paths, (path) => {
    const end = endOf(path)
    const straight = target === undefined ? nearestStraight(s, mall, end) : straightDistance(mall, end, target)
    return [hasCharacter(s, end) ? 0 : 1, straight, end, path.length]
  })
}

/** [DAWN-RUL.42] The square nearest to a character, then the lower number, never another main-door square. */
function outOfTheDoor(s: Dawn, mall: Mall, paths: readonly Path[]): Path | null {
  const away = paths.filter((path) => when('DAWN-RUL.42', mall.mainDoorAt[endOf(path)]! < 0))
  return leastBy(away, (path) => [nearestSteps(s, mall, endOf(path)), endOf(path), path.length])
}

/**
 * [DAWN-15.5.a] Priority 2: the shortest row of squares from a main door to a free one, at most `most` moves; every
 * unit in the row moves one on. Empty when there is none.
 */
export function wayOut(s: Dawn, mall: Mall, from: Square, most: number): Square[] {
  let rows: Square[][] = [[from]]
  const seen = new Set([from])
  for (let length = 1; length <= most; length++) {
    const free: Square[][] = []
    const longer: Square[][] = []
    for (const row of rows) {
      for (const way of mall.ways[endOf(row)]!) {
        if (seen.has(way.to) || !isPassable(s, way)) continue
        const next = [...row, way.to]
        if (!isZombieOccupied(s, way.to)) {
          if (when('DAWN-RUL.42', mall.mainDoorAt[way.to]! < 0)) free.push(next)
          continue
        }
        const unit = s.unitAt[way.to]!
        if (unit === NO_UNIT || hasSuper(s, way.to) || !isFree(s, unit)) continue
        seen.add(way.to)
        longer.push(next)
      }
    }
    const best = leastBy(free, (row) => [nearestSteps(s, mall, endOf(row)), endOf(row)])
    if (best !== null) return best
    rows = longer
  }
  return []
}

export function isOpenMainDoorSquare(s: Dawn, mall: Mall, square: Square): boolean {
  const door = mall.mainDoorAt[square]!
  return door >= 0 && s.doors[door] !== CLOSED
}

/** [DAWN-15.5.b] Where priorities 4 and 5 never lead: [DAWN-DIF.13] any main-door square, or only an open one. */
export function isBarredDoorSquare(s: Dawn, mall: Mall, square: Square): boolean {
  const door = mall.mainDoorAt[square]!
  if (!when('DAWN-15.5.b', door >= 0)) return false
  return when('DAWN-DIF.13', s.options.soloDoorSquares === 'any') || s.doors[door] !== CLOSED
}

function characterSquares(s: Dawn): Square[] {
  return ALL_CHARACTERS.filter((c) => isInPlay(s, c)).map((c) => s.at[c]!)
}

/** The nearest character in sight of a square, or -1. */
export function seenCharacter(s: Dawn, mall: Mall, from: Square): Square {
  let found = -1
  for (let c = 0; c < 4; c++) {
    const square = s.at[c]!
    if (!isInPlay(s, c) || !zombieSees(s, mall, from, square)) continue
    if (found < 0 || mall.steps[from * mall.size + square]! < mall.steps[from * mall.size + found]!) found = square
  }
  return found
}

/** Whether a zombie that has moved away from `left` would see a character from `end`. */
export function wouldSee(s: Dawn, mall: Mall, end: Square, left: Square): boolean {
  return characterSquares(s).some((square) => {
    if (!inSight(s, mall, end, square)) return false
    if (s.options.unitsBlockSight === 'shots-only') return true
    return (mall.between.get(end * mall.size + square) ?? []).every((on) => on === left || !isOccupied(s, on))
  })
}

export function nearestSteps(s: Dawn, mall: Mall, from: Square): number {
  let least = 9_999
  for (let c = 0; c < 4; c++) if (isInPlay(s, c)) least = Math.min(least, mall.steps[from * mall.size + s.at[c]!]!)
  return least
}

function nearestStraight(s: Dawn, mall: Mall, from: Square): number {
  let least = 9_999
  for (let c = 0; c < 4; c++) if (isInPlay(s, c)) least = Math.min(least, straightDistance(mall, from, s.at[c]!))
  return least
}

/** [DAWN-15.5.a] Priority 5: the character closest to a square, hall squares counting 1 and store squares 2. */
export function crawlTarget(s: Dawn, mall: Mall, from: Square): { square: Square; distance: number } {
  let [target, least] = [from, 99_999]
  for (let c = 0; c < 4; c++) {
    if (!isInPlay(s, c)) continue
    const distance = mall.crawl[from * mall.size + s.at[c]!]!
    if (distance >= least) continue
    target = s.at[c]!
    least = distance
  }
  return { square: target, distance: least }
}

/** The first by a list of numbers, or `null` where there is none. */
export function leastBy<T>(items: readonly T[], rank: (item: T) => readonly number[]): T | null {
  let best: T | null = null
  let least: readonly number[] = []
  for (const item of items) {
    const ranked = rank(item)
    if (best !== null && !comesBefore(ranked, least)) continue
    best = item
    least = ranked
  }
  return best
}

function comesBefore(a: readonly number[], b: readonly number[]): boolean {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! < b[i]!
  return false
}
