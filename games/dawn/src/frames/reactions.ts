import { type Play, when } from '@shamble/kernel'
import { event } from '../events.js'
import type { Mall, Square } from '../map/mall.js'
import { glassInTheWay, isWholeMove, mayBreakNow, smashGlass, tryGlass } from '../rules/glass.js'
import { hasCharacter, supersOnMap } from '../rules/pieces.js'
import { stepsTowards, straightDistance } from '../rules/sight.js'
import { type SuperMove, superMoves, superReach, walkSuper } from '../rules/super-zombies.js'
import {
  type Distance,
  isStoppedByDoor,
  type Path,
  reactionPaths,
  seesAny,
  walkUnit,
} from '../rules/zombie-movement.js'
import {
  BOUND,
  type Character,
  type Dawn,
  isAutomatic,
  mallOf,
  NO_UNIT,
  READY,
  SPENT,
  STOPPED,
  type Unit,
} from '../state.js'
import type { ReactionFrame } from './kinds.js'
import { endPause, leaveBehind, superGlass } from './super-move.js'

export function boundUnits(s: Dawn): Unit[] {
  const units: Unit[] = []
  for (const unit of s.unitAt) if (unit !== NO_UNIT && s.duty[unit] === BOUND) units.push(unit)
  return units
}

/** A unit that is stopped at its moment is exempt, even if the way is free later [DAWN-RUL.05]. */
export function exempt(s: Dawn, mall: Mall, unit: Unit, towards: Distance, play: Play): void {
  const square = s.where[unit]!
  const rule = isStoppedByDoor(s, mall, square, towards) ? 'DAWN-7.2.b' : 'DAWN-7.2.c'
  // [DAWN-7.4.b] It may not move in the free phase either; [DAWN-RUL.56] by option it may be chosen there like any other.
  const isSpent = when('DAWN-7.4.b', when('DAWN-DIF.33', s.options.blockedReactors === 'spent'))
  s.duty[unit] = when('DAWN-RUL.56', !isSpent) ? READY : STOPPED
  play.emit?.(event(s, 'exempt', rule, { square, unit: s.token[unit]! }))
}

/** [DAWN-RUL.05] Nearest first, then the lower square; each by the stated choice. */
export function reactAll(s: Dawn, f: ReactionFrame, play: Play): void {
  const mall = mallOf(s)
  const towards = stepsTowards(s, mall, f.target)
  const units = boundUnits(s).map((unit) => ({
    from: s.where[unit]!,
    react: () => reactUnit(s, f, mall, unit, towards, play),
  }))
  const supers = reactingSupers(s, f, mall).map((who) => ({
    from: s.at[who]!,
    react: () => reactSuper(s, mall, who, towards, play),
  }))
  const order = [...supers, ...units].sort((a, b) => towards(a.from) - towards(b.from) || a.from - b.from)
  for (const { react } of order) react()
  endPause(f)
}

function reactUnit(s: Dawn, f: ReactionFrame, mall: Mall, unit: Unit, towards: Distance, play: Play): void {
  // A super zombie may have taken it along since.
  if (s.duty[unit] !== BOUND) return
  const from = s.where[unit]!
  const paths = reactionPaths(s, mall, unit, towards, f.going === from ? f.goingSteps : undefined)
  // [DAWN-RUL.40] An automatic berserk tries the glass whenever it may, with a free way too [DAWN-DIF.08].
  const mayTry = paths.length === 0 || when('DAWN-RUL.40', isAutomatic(s))
  if (mayTry && tryGlassInReaction(s, f, mall, unit, towards, paths.length, play)) return
  if (when('DAWN-RUL.05', when('DAWN-RUL.04', paths.length === 0))) exempt(s, mall, unit, towards, play)
  else walkUnit(s, unit, bestPath(s, mall, paths, f.target), play, 'DAWN-7.0.b')
}

/** [DAWN-RUL.40] An automatic berserk always tries the glass that it may try now. */
function tryGlassInReaction(
  s: Dawn,
  f: ReactionFrame,
  mall: Mall,
  unit: Unit,
  towards: Distance,
  freeWays: number,
  play: Play,
): boolean {
  const from = s.where[unit]!
  if (s.berserk[unit] !== 1 || f.going === from) return false
  const door = glassInTheWay(s, mall, from).find((glass) => mayBreakNow(s, mall, from, glass, towards, freeWays))
  if (door === undefined) return false
  tryGlass(s, unit, door, play)
  s.duty[unit] = SPENT
  if (!isWholeMove(s)) {
    const paths = reactionPaths(s, mall, unit, towards, 1)
    if (paths.length > 0) walkUnit(s, unit, bestPath(s, mall, paths, f.target), play, 'DAWN-7.0.b')
  }
  return true
}

/** [DAWN-RUL.40] An automatic super zombie reacts whenever it can, in its place of the order [DAWN-RUL.05]. */
function reactingSupers(s: Dawn, f: ReactionFrame, mall: Mall): Character[] {
  if (!when('DAWN-RUL.40', isAutomatic(s))) return []
  return supersOnMap(s).filter((who) => {
    const from = s.at[who]!
    if (when('DAWN-11.4.a', s.superMoved[who] === 1) || hasCharacter(s, from)) return false
    return when('DAWN-RUL.09', seesAny(s, mall, from, f.provoking))
  })
}

function reactSuper(s: Dawn, mall: Mall, who: Character, towards: Distance, play: Play): void {
  const from = s.at[who]!
  const moves = superMoves(s, mall, who, superReach(s), towards)
  const move = bestSuperMove(s, mall, who, moves, towards)
  if (move !== null) {
    walkSuper(s, who, move, play, 'DAWN-11.4.a')
    return
  }
  const door = superGlass(s, mall, who).find((glass) => mayBreakNow(s, mall, from, glass, towards, 0))
  if (door === undefined) return
  smashGlass(s, from, door, play)
  if (!isWholeMove(s)) followThrough(s, mall, who, superReach(s) - 1, towards, play)
  s.superMoved[who] = 1
  leaveBehind(s, from)
}

/** After smashing glass for one square of its move a super zombie goes on towards the target. */
function followThrough(s: Dawn, mall: Mall, who: Character, steps: number, towards: Distance, play: Play): void {
  const move = bestSuperMove(s, mall, who, superMoves(s, mall, who, steps, towards), towards)
  if (move !== null) walkSuper(s, who, move, play, 'DAWN-11.4.a')
}

/** [DAWN-RUL.05] A character's square, else the smaller straight distance, else the lower number. */
export function bestPath(s: Dawn, mall: Mall, paths: readonly Path[], target: Square): Path {
  const rank = (path: Path): number[] => {
    const end = path[path.length - 1]!
    return [hasCharacter(s, end) ? 0 : 1, straightDistance(mall, end, target), end, path[0]!]
  }
  return [...paths].sort((a, b) => compare(rank(a), rank(b)))[0]!
}

/** As far as it can towards the target, with its unit where that is possible. */
export function bestSuperMove(
  s: Dawn,
  mall: Mall,
  _who: Character,
  moves: readonly SuperMove[],
  towards: Distance,
): SuperMove | null {
  const rank = (move: SuperMove): number[] => {
    const end = move.path[move.path.length - 1]!
    return [hasCharacter(s, end) ? 0 : 1, towards(end), -(move.drop - Math.max(0, move.lift)), end, mall.row[end]!]
  }
  return [...moves].sort((a, b) => compare(rank(a), rank(b)))[0] ?? null
}

function compare(a: readonly number[], b: readonly number[]): number {
  for (let i = 0; i < a.length; i++) if (a[i] !== b[i]) return a[i]! - b[i]!
  return 0
}
