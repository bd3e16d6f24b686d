import { ask, type Offers, type Play, type Procedure, pop, when } from '@shamble/kernel'
import { AUTO, AUTO_ALL, type DawnAction, FINISH } from '../actions.js'
import { event } from '../events.js'
import type { Mall, Square, Way } from '../map/mall.js'
import { glassInTheWay, isWholeMove, smashGlass, tryGlass } from '../rules/glass.js'
import { revealHidden } from '../rules/hidden.js'
import { hasCharacter, isInPlay, isZombieOccupied, supersOnMap, unitsOnMap } from '../rules/pieces.js'
import { isPassable } from '../rules/sight.js'
import { smasherAt, superReach } from '../rules/super-zombies.js'
import { isUncounted, pathsFrom, reachOf, unitMayEnd, walkUnit } from '../rules/zombie-movement.js'
import { whyNotBreak, whyNotMoveAgain, whyNotMoveFreely, whyNotSuper } from '../rules/zombie-refusals.js'
import { ALL_CHARACTERS, type Dawn, isAutomatic, mallOf, NO_UNIT, READY, type Unit, ZOMBIE_SEAT } from '../state.js'
import { automaticMoves, chosenMove, chosenMoves, runAutomaton } from './automaton.js'
import { moveFreeAgents } from './free-agents.js'
import { chooser } from './hidden-table.js'
import { type FreeFrame, gameTurnOf } from './kinds.js'
import {
  endPause,
  endRest,
  goerOf,
  isLooking,
  isResting,
  moveSuper,
  pauseAfterGlass,
  spend,
  stopSuper,
  superChoices,
  superGlass,
  superSteps,
} from './super-move.js'

const ROLL = 0
const MOVE = 1

/** [DAWN-4.2C.a] One die: so many units of choice may each move one square. */
export const freePhase: Procedure<Dawn, FreeFrame, DawnAction> = {
  run(s, f, play) {
    if (f.step === ROLL) {
      f.step = MOVE
      const die = play.chance.die(6, 'DAWN-7.0.c')
      f.left = die
      play.emit?.(event(s, 'free-roll', 'DAWN-4.2C.a', {}, { dice: [die] }))
      if (isAutomatic(s)) moveFreeAgents(s, play)
      else revealWhenNoneIsLeft(s, play)
    } else if (isAutomatic(s)) {
      if (runAutomaton(s, f, play) === 'ask') ask(s, chooser(s), 'priority')
      else pop(s)
    } else if (mayStillMove(s, f)) ask(s, ZOMBIE_SEAT, 'free')
    else pop(s)
  },

  offer(s, f, _seat, to) {
    if (isAutomatic(s)) {
      // [DAWN-15.5.c] Too many for the moves that are left: the player picks, or lets the game decide.
      for (const { unit, path } of automaticMoves(s, f)) to.legal({ type: 'move', from: s.where[unit]!, path })
      // With one move left there is nothing more to choose.
      if (f.left > 1) to.legal(AUTO_ALL)
      to.legal(AUTO)
      return
    }
    const due = dueSquares(s)
    if (due.length > 0) {
      for (const square of due) to.legal({ type: 'reveal', square })
      to.refuse(FINISH, 'DAWN-9.4.b')
      return
    }
    const mall = mallOf(s)
    if (f.going >= 0) offerGoingOn(s, f, mall, to)
    if (f.going < 0 || isResting(s, f)) offerAll(s, f, mall, to)
    to.legal(FINISH)
  },

  answer(s, f, _seat, action, play) {
    endRest(s, f, action)
    switch (action.type) {
      case 'move':
        if (isAutomatic(s)) chosenMove(s, f, s.unitAt[action.from]!, action.path, play)
        else freeMove(s, f, s.unitAt[action.from]!, action.path, play)
        break
      case 'super':
        moveSuper(s, f, mallOf(s), action, null, play, 'DAWN-4.2C.b')
        break
      case 'stay':
        // Nothing is left to end where a super zombie rested.
        if (goerOf(s, f) !== undefined) stopSuper(s, f)
        else if (f.going >= 0) spend(s, f.going)
        endPause(f)
        break
      case 'break':
        breakGlass(s, f, action.from, action.door, play)
        break
      case 'reveal':
        revealHidden(s, action.square, play, dueSquares(s).length > 0 ? 'DAWN-9.4.b' : 'DAWN-9.2.b')
        break
      case 'auto':
        chosenMove(s, f, NO_UNIT, [], play)
        break
      case 'autoAll':
        chosenMoves(s, f, play)
        break
      default:
        pop(s)
    }
  },

  refuse(s, f, seat, action) {
    if (seat !== ZOMBIE_SEAT || isAutomatic(s)) return null
    if (dueSquares(s).length > 0) return { rule: 'DAWN-9.4.b' }
    const mall = mallOf(s)
    if (action.type === 'break') return whyNotBreak(s, mall, action.from, action.door)
    if (action.type === 'super') {
      if (f.going >= 0 && s.at[action.who] !== f.going && !isResting(s, f)) return null
      return whyNotSuper(s, mall, action.who, action, null, superSteps(s, f, action.who), s.at[action.who] === f.going)
    }
    if (action.type !== 'move') return null
    const unit = s.unitAt[action.from]!
    const isOut = unit !== NO_UNIT && f.left === 0 && !isUncounted(s, unit) && mayMove(s, unit)
    return isOut ? { rule: 'DAWN-4.2C.a' } : whyNotMoveFreely(s, mall, action.from, action.path)
  },
}

/**
 * [DAWN-9.4.b] [DAWN-RUL.19] No zombie was left on the map: all that are hidden must come now, also when some came
 * in the reaction phase. Where one of those is now, none appears [DAWN-9.3.a] before the square is free.
 */
function revealWhenNoneIsLeft(s: Dawn, play: Play): void {
  if (s.hidden.length === 0) return
  const turn = gameTurnOf(s)
  if (unitsOnMap(s).length + supersOnMap(s).length === 0) turn.cleared = 1
  for (const square of dueSquares(s)) revealHidden(s, square, play, 'DAWN-9.4.b')
}

/** [DAWN-9.4.b] Noted squares that are free while all that are hidden must come: nothing else is done before. */
function dueSquares(s: Dawn): Square[] {
  if (s.hidden.length === 0 || !when('DAWN-RUL.19', gameTurnOf(s).cleared === 1)) return []
  return s.hidden.filter((square) => !when('DAWN-9.3.a', isZombieOccupied(s, square))).sort((a, b) => a - b)
}

function mayMove(s: Dawn, unit: Unit): boolean {
  return s.duty[unit] === READY && !hasCharacter(s, s.where[unit]!)
}

function mayStillMove(s: Dawn, f: FreeFrame): boolean {
  if (s.hidden.length > 0 || (f.going >= 0 && (!isResting(s, f) || isLooking(s, f)))) return true
  for (let u = 0; u < s.where.length; u++) {
    if (s.where[u]! >= 0 && mayMove(s, u) && (f.left > 0 || isUncounted(s, u))) return true
  }
  return supersOnMap(s).some((c) => s.superMoved[c] === 0 && !hasCharacter(s, s.at[c]!))
}

/** The widest choice of the game, so it is written for speed: what every unit needs is looked up once. */
function offerAll(s: Dawn, f: FreeFrame, mall: Mall, to: Offers<DawnAction>): void {
  const { unitAt, duty } = s
  const held = ALL_CHARACTERS.filter((c) => isInPlay(s, c)).map((c) => s.at[c]!)
  const supers = supersOnMap(s)
  const isFree = supers.length === 0 ? (square: Square) => unitAt[square] === NO_UNIT : unitMayEnd(s)
  const steps = singleSteps(mall)
  for (let from = 0; from < unitAt.length; from++) {
    const unit = unitAt[from]!
    if (unit === NO_UNIT) continue
    if (when('DAWN-4.2C.c', duty[unit] !== READY) || when('DAWN-7.6.a', held.includes(from))) {
      if (to.keepsRefusals) {
        const rule = held.includes(from) ? 'DAWN-7.6.a' : whyNotMoveAgain(s, unit)!.rule
        to.refuse({ type: 'move', from, path: [] }, rule)
      }
    } else if (isUncounted(s, unit)) offerUncounted(s, mall, unit, from, to)
    else if (f.left > 0) offerSteps(s, mall.ways[from]!, steps[from]!, isFree, to)
    else if (to.keepsRefusals) to.refuse({ type: 'move', from, path: [] }, 'DAWN-4.2C.a')
  }
  for (const who of supers) {
    const from = s.at[who]!
    if (when('DAWN-11.4.a', s.superMoved[who] === 1) || held.includes(from)) continue
    for (const { path, lift, drop } of superChoices(s, f, mall, who, null)) {
      to.legal({ type: 'super', who, path, lift, drop })
    }
    for (const door of superGlass(s, mall, who)) to.legal({ type: 'break', from, door })
  }
  for (const square of s.hidden) {
    if (when('DAWN-9.3.a', isZombieOccupied(s, square))) to.refuse({ type: 'reveal', square }, 'DAWN-9.3.a')
    else to.legal({ type: 'reveal', square })
  }
}

function offerUncounted(s: Dawn, mall: Mall, unit: Unit, from: Square, to: Offers<DawnAction>): void {
  for (const path of pathsFrom(s, mall, from, reachOf(s, unit), unitMayEnd(s), null))
    to.legal({ type: 'move', from, path })
  // [DAWN-10.4.d] Here the conditions of 10.4.a are enough.
  if (s.berserk[unit] !== 1 || smasherAt(s, from) !== undefined) return
  for (const door of glassInTheWay(s, mall, from)) to.legal({ type: 'break', from, door })
}

function offerSteps(
  s: Dawn,
  ways: readonly Way[],
  steps: readonly DawnAction[],
  isFree: (square: Square) => boolean,
  to: Offers<DawnAction>,
): void {
  for (let i = 0; i < ways.length; i++) {
    const way = ways[i]!
    if (isFree(way.to) && isPassable(s, way)) to.legal(steps[i]!)
  }
}

const singleStepsOf = new WeakMap<Mall, readonly (readonly DawnAction[])[]>()

/** Every step to a neighbour as an action, made once for each mall: these are most of what is ever offered. */
function singleSteps(mall: Mall): readonly (readonly DawnAction[])[] {
  let steps = singleStepsOf.get(mall)
  if (steps === undefined) {
    steps = mall.ways.map((ways, from) => ways.map(({ to }): DawnAction => ({ type: 'move', from, path: [to] })))
    singleStepsOf.set(mall, steps)
  }
  return steps
}

/** [DAWN-DIF.07] After a try that cost one square; [DAWN-DIF.10] a super zombie also on its way. */
function offerGoingOn(s: Dawn, f: FreeFrame, mall: Mall, to: Offers<DawnAction>): void {
  const from = f.going
  const who = goerOf(s, f)
  to.legal({ type: 'stay', from })
  if (who !== undefined) {
    for (const { path, lift, drop } of superChoices(s, f, mall, who, null))
      to.legal({ type: 'super', who, path, lift, drop })
    return
  }
  for (const path of pathsFrom(s, mall, from, f.goingSteps, unitMayEnd(s), null)) to.legal({ type: 'move', from, path })
}

function freeMove(s: Dawn, f: FreeFrame, unit: Unit, path: readonly Square[], play: Play): void {
  endPause(f)
  const counted = !isUncounted(s, unit)
  if (counted) f.left--
  walkUnit(s, unit, path, play, counted ? 'DAWN-4.2C.a' : 'DAWN-4.2C.b')
}

function breakGlass(s: Dawn, f: FreeFrame, from: Square, door: number, play: Play): void {
  const unit = s.unitAt[from]!
  const who = smasherAt(s, from)
  if (who === undefined) tryGlass(s, unit, door, play)
  else smashGlass(s, from, door, play)
  if (isWholeMove(s)) spend(s, from)
  else pauseAfterGlass(f, from, (who === undefined ? 2 : superReach(s)) - 1)
}
