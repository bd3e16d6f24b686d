import { type Play, when } from '@shamble/kernel'
import type { Mall, Square } from '../map/mall.js'
import { glassInTheWay, isWholeMove, leadsThrough, smashGlass, tryGlass } from '../rules/glass.js'
import { hasCharacter, supersOnMap, unitsOnMap } from '../rules/pieces.js'
import {
  crawlTarget,
  endOf,
  isBarredDoorSquare,
  isFree,
  isHeldInSight,
  isOpenMainDoorSquare,
  nearestSteps,
  PRIORITIES,
  type Priority,
  priorityPath,
  seenCharacter,
  wouldSee,
} from '../rules/priorities.js'
import { stepsTowards } from '../rules/sight.js'
import { type SuperMove, superMoves, superReach, walkSuper } from '../rules/super-zombies.js'
import { isUncounted, reachOf, walkUnit } from '../rules/zombie-movement.js'
import { type Character, type Dawn, mallOf, NO_UNIT, SPENT, type Unit } from '../state.js'
import { tellPriority } from './automaton.js'
import { bestSuperMove } from './reactions.js'
import { superGlass } from './super-move.js'

/** [DAWN-RUL.40] Berserk units and super zombies move outside the count, all of them, by the same priorities. */
export function moveFreeAgents(s: Dawn, play: Play): void {
  const mall = mallOf(s)
  const agents = unitsOnMap(s).filter((unit) => when('DAWN-RUL.40', isUncounted(s, unit)))
  for (const who of supersOnMap(s)) {
    const mayMove = !when('DAWN-11.4.a', s.superMoved[who] === 1) && !hasCharacter(s, s.at[who]!)
    if (when('DAWN-RUL.40', mayMove)) moveSuper(s, mall, who, superReach(s), play)
  }
  for (const unit of agents) if (isFree(s, unit)) moveBerserk(s, mall, unit, play)
}

function moveBerserk(s: Dawn, mall: Mall, unit: Unit, play: Play): void {
  // Glass with a character in sight behind it is always tried.
  const [door] = s.berserk[unit] === 1 ? glassInTheWay(s, mall, s.where[unit]!) : []
  let reach = reachOf(s, unit)
  if (door !== undefined) {
    tryGlass(s, unit, door, play)
    s.duty[unit] = SPENT
    if (isWholeMove(s)) return
    reach--
  }
  for (const priority of PRIORITIES) {
    const path = priorityPath(s, mall, unit, priority, reach)
    if (path === null) continue
    tellPriority(s, priority, s.where[unit]!, play)
    walkUnit(s, unit, path, play, 'DAWN-4.2C.b')
    return
  }
}

function moveSuper(s: Dawn, mall: Mall, who: Character, reach: number, play: Play): void {
  for (const priority of PRIORITIES) {
    const { move, glass } = superPlan(s, mall, who, priority, reach)
    if (move !== null || glass !== undefined) tellPriority(s, priority, s.at[who]!, play)
    if (move !== null) {
      walkSuper(s, who, move, play, 'DAWN-4.2C.b')
      return
    }
    if (glass !== undefined) {
      breakThrough(s, mall, who, glass, reach, play)
      return
    }
  }
}

/** What a priority asks of a super zombie: a move, or else the glass that stops it. */
function superPlan(
  s: Dawn,
  mall: Mall,
  who: Character,
  priority: Priority,
  reach: number,
): { move: SuperMove | null; glass?: number | undefined } {
  const from = s.at[who]!
  const anywhere = (mayEnd: (end: Square, move: SuperMove) => boolean): { move: SuperMove | null } => {
    const moves = superMoves(s, mall, who, reach, null).filter((move) => mayEnd(endOf(move.path), move))
    return { move: bestSuperMove(s, mall, who, moves, (square) => nearestSteps(s, mall, square)) }
  }
  const towards = (target: Square, mayEnd: (end: Square) => boolean) => {
    const distance = stepsTowards(s, mall, target)
    const moves = superMoves(s, mall, who, reach, distance).filter((move) => mayEnd(endOf(move.path)))
    const glass = superGlass(s, mall, who).find((door) => leadsThrough(mall, from, door, distance))
    return { move: bestSuperMove(s, mall, who, moves, distance), glass }
  }
  switch (priority) {
    case 1:
      return anywhere((end) => hasCharacter(s, end))
    case 2:
      return isOpenMainDoorSquare(s, mall, from) ? anywhere((end) => mall.mainDoorAt[end]! < 0) : { move: null }
    case 3: {
      const seen = seenCharacter(s, mall, from)
      return seen < 0 ? { move: null } : towards(seen, () => true)
    }
    case 4:
      if (isHeldInSight(s, mall, from)) return { move: null }
      return anywhere((end, { lift }) => {
        const left = s.unitAt[from] === NO_UNIT || lift === 0 ? from : -1
        return wouldSee(s, mall, end, left) && !isBarredDoorSquare(s, mall, end)
      })
    case 5:
      if (isHeldInSight(s, mall, from)) return { move: null }
      return towards(crawlTarget(s, mall, from).square, (end) => !isBarredDoorSquare(s, mall, end))
  }
}

/** [DAWN-11.6.a] The glass is the move of both, or [DAWN-DIF.07] the first square of it. */
function breakThrough(s: Dawn, mall: Mall, who: Character, door: number, reach: number, play: Play): void {
  const from = s.at[who]!
  smashGlass(s, from, door, play)
  if (!isWholeMove(s) && reach > 1) moveSuper(s, mall, who, reach - 1, play)
  s.superMoved[who] = 1
  const unit = s.unitAt[from]!
  if (unit !== NO_UNIT) s.duty[unit] = SPENT
}
