import { ask, type Offers, type Play, type Procedure, pop, type Refusal, type RuleId, when } from '@shamble/kernel'
import { AUTO, type DawnAction, FINISH } from '../actions.js'
import type { Mall, Square } from '../map/mall.js'
import { glassInTheWay, isWholeMove, mayBreakNow, smashGlass, tryGlass } from '../rules/glass.js'
import { revealHidden } from '../rules/hidden.js'
import { hasCharacter, hasSuper, isZombieOccupied, supersOnMap } from '../rules/pieces.js'
import { isPassable, stepsTowards } from '../rules/sight.js'
import { readySuperAt, smasherAt, superReach } from '../rules/super-zombies.js'
import { type Distance, provokingSquares, reactionPaths, seesAny, walkUnit } from '../rules/zombie-movement.js'
import { whyNotBreak, whyNotReact, whyNotSuper } from '../rules/zombie-refusals.js'
import {
  BOUND,
  type Dawn,
  isAutomatic,
  mallOf,
  NO_UNIT,
  READY,
  SPENT,
  SUPER,
  type Unit,
  ZOMBIE_SEAT,
} from '../state.js'
import { gameTurnOf, type ReactionFrame } from './kinds.js'
import { boundUnits, exempt, reactAll } from './reactions.js'
import {
  endPause,
  endRest,
  goerOf,
  isItsStay,
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

const FIND = 0
const MOVE = 1

/** [DAWN-4.2B.a] A unit that saw the characters act moves towards where they are now. */
export const reactionPhase: Procedure<Dawn, ReactionFrame, DawnAction> = {
  run(s, f, play) {
    // [DAWN-RUL.06] Fixed at the start of the phase, with doors and pieces as they are then.
    if (when('DAWN-RUL.06', f.step === FIND)) {
      f.step = MOVE
      bindAll(s, f)
      return
    }
    // [DAWN-RUL.01] Nobody was moved: nothing reacts.
    if (f.target < 0) {
      pop(s)
      return
    }
    if (isAutomatic(s)) {
      reactAll(s, f, play)
      pop(s)
      return
    }
    if (mayStillReact(s, f)) ask(s, ZOMBIE_SEAT, 'react')
    else pop(s)
  },

  offer(s, f, _seat, to) {
    const mall = mallOf(s)
    const towards = stepsTowards(s, mall, f.target)
    if (goerOf(s, f) !== undefined) {
      offerGoingOn(s, f, mall, towards, to)
      if (!isResting(s, f)) return
    }
    const bound = boundUnits(s)
    if (bound.length === 0) to.legal(FINISH)
    else to.legal(AUTO)
    for (const unit of bound) offerUnit(s, f, mall, unit, towards, to)
    if (f.going >= 0 && !isResting(s, f)) return
    offerOptional(s, f, mall, towards, to)
    offerCompanions(s, f, mall, towards, to)
    for (const square of s.hidden) {
      const refusal = whyNotRevealNow(s, f, mall, square, towards)
      if (refusal === null) to.legal({ type: 'reveal', square })
      else to.refuse({ type: 'reveal', square }, refusal)
    }
  },

  answer(s, f, _seat, action, play) {
    const mall = mallOf(s)
    endRest(s, f, action)
    switch (action.type) {
      case 'move':
        endPause(f)
        walkUnit(s, s.unitAt[action.from]!, action.path, play, 'DAWN-7.0.b')
        break
      case 'stay':
        if (f.going === action.from && goerOf(s, f) !== undefined) stopSuper(s, f)
        else if (s.duty[s.unitAt[action.from]!] === BOUND)
          exempt(s, mall, s.unitAt[action.from]!, stepsTowards(s, mall, f.target), play)
        endPause(f)
        break
      case 'break':
        breakGlass(s, f, action.from, action.door, play)
        break
      case 'super':
        moveSuper(s, f, mall, action, stepsTowards(s, mall, f.target), play, 'DAWN-11.4.a')
        break
      case 'reveal':
        revealHidden(s, action.square, play, 'DAWN-9.2.a')
        s.duty[s.unitAt[action.square]!] = BOUND
        break
      case 'auto':
        reactAll(s, f, play)
        break
      default:
        pop(s)
    }
  },

  refuse(s, f, seat, action) {
    if (seat !== ZOMBIE_SEAT || isAutomatic(s)) return null
    const mall = mallOf(s)
    const towards = stepsTowards(s, mall, f.target)
    if (action.type === 'finish') return s.duty.includes(BOUND) ? { rule: 'DAWN-7.0.a' } : null
    if (action.type === 'move') {
      const refusal = whyNotReact(s, mall, action.from, action.path, towards)
      return refusal ?? (sawNothing(s, f, mall, action.from) ? { rule: 'DAWN-7.0.b' } : null)
    }
    if (action.type === 'break') {
      const refusal = whyNotBreak(s, mall, action.from, action.door)
      if (refusal !== null || !sawNothing(s, f, mall, action.from)) return refusal
      return readySuperAt(s, action.from) === undefined ? { rule: 'DAWN-7.0.b' } : SAW_NOTHING
    }
    if (action.type !== 'super') return null
    const isReady = s.status[action.who] === SUPER && s.superMoved[action.who] === 0
    if (isReady && sawNothing(s, f, mall, s.at[action.who]!)) return SAW_NOTHING
    if (f.going >= 0 && s.at[action.who] !== f.going && !isResting(s, f)) return null
    const refusal = whyNotSuper(
      s,
      mall,
      action.who,
      action,
      towards,
      superSteps(s, f, action.who),
      s.at[action.who] === f.going,
    )
    // [DAWN-RUL.09] It reacts only to what it saw.
    return refusal ?? { rule: 'DAWN-RUL.09' }
  },
}

/** [DAWN-RUL.09] A super zombie reacts to what it saw, like any unit. */
const SAW_NOTHING: Refusal = { rule: 'DAWN-RUL.09', key: 'DAWN-RUL.09.blind' }

/** Whether what is in a square saw nothing of the move. */
const sawNothing = (s: Dawn, f: ReactionFrame, mall: Mall, from: Square): boolean =>
  isZombieOccupied(s, from) && !seesAny(s, mall, from, f.provoking)

function bindAll(s: Dawn, f: ReactionFrame): void {
  if (f.target < 0) return
  const mall = mallOf(s)
  f.provoking = provokingSquares(s, gameTurnOf(s))
  for (let unit = 0; unit < s.where.length; unit++) {
    const from = s.where[unit]!
    // [DAWN-9.4.a] A hidden unit is on no square, sees nothing and has to do nothing.
    if (when('DAWN-9.4.a', from < 0)) continue
    if (!when('DAWN-4.2B.a', seesAny(s, mall, from, f.provoking))) continue
    const isLetOff = when('DAWN-4.2B.b', isExempt(s, from))
    if (!(s.berserk[unit] === 1 ? when('DAWN-10.2.a', isLetOff) : isLetOff)) s.duty[unit] = BOUND
  }
}

/** [DAWN-7.2.a] With a character it stays where it is; [DAWN-7.2.d] beside a super zombie it may react but need not. */
function isExempt(s: Dawn, from: Square): boolean {
  return when('DAWN-7.2.a', hasCharacter(s, from)) || when('DAWN-7.2.d', hasSuper(s, from))
}

function mayStillReact(s: Dawn, f: ReactionFrame): boolean {
  if (s.duty.includes(BOUND) || (f.going >= 0 && (!isResting(s, f) || isLooking(s, f)))) return true
  // The rest is optional; that hidden zombies are left is known to all, so asking tells nothing.
  if (s.hidden.length > 0 || readyCompanions(s).length > 0) return true
  return supersOnMap(s).some((c) => s.superMoved[c] === 0)
}

/** [DAWN-7.0.a] A bound unit must take a step that brings it closer, unless it is stopped. */
function offerUnit(s: Dawn, f: ReactionFrame, mall: Mall, unit: Unit, towards: Distance, to: Offers<DawnAction>): void {
  const from = s.where[unit]!
  const isHeld = f.going >= 0 && !isResting(s, f)
  if (isHeld && f.going !== from) return
  const goesOn = isHeld && f.going === from
  const paths = reactionPaths(s, mall, unit, towards, goesOn ? f.goingSteps : undefined)
  for (const path of paths) to.legal({ type: 'move', from, path })
  // [DAWN-RUL.04] One of the free steps must be taken; [DAWN-RUL.05] only who is stopped at its moment stays.
  const mayStay = when('DAWN-RUL.05', when('DAWN-RUL.04', paths.length === 0))
  if (mayStay) to.legal({ type: 'stay', from })
  else to.refuse({ type: 'stay', from }, 'DAWN-7.0.a')
  if (s.berserk[unit] !== 1 || goesOn) return
  for (const door of glassInTheWay(s, mall, from)) {
    if (mayBreakNow(s, mall, from, door, towards, paths.length)) to.legal({ type: 'break', from, door })
    else to.refuse({ type: 'break', from, door }, 'DAWN-10.4.d')
  }
}

/** [DAWN-11.4.a] Super zombies, and units beside them, react if the zombie player likes. */
function offerOptional(s: Dawn, f: ReactionFrame, mall: Mall, towards: Distance, to: Offers<DawnAction>): void {
  for (const who of supersOnMap(s)) {
    const from = s.at[who]!
    if (when('DAWN-11.4.a', s.superMoved[who] === 1) || hasCharacter(s, from)) continue
    if (!when('DAWN-RUL.09', seesAny(s, mall, from, f.provoking))) continue
    const moves = superChoices(s, f, mall, who, towards)
    for (const { path, lift, drop } of moves) to.legal({ type: 'super', who, path, lift, drop })
    for (const door of superGlass(s, mall, who)) {
      if (mayBreakNow(s, mall, from, door, towards, moves.length)) to.legal({ type: 'break', from, door })
      else to.refuse({ type: 'break', from, door }, 'DAWN-10.4.d')
    }
  }
}

/** Units that began with a super zombie, or with two, and have not moved. */
function readyCompanions(s: Dawn): Unit[] {
  return [...new Set(s.companion)].filter((unit) => unit !== NO_UNIT && s.duty[unit] === READY)
}

/** [DAWN-DIF.29] Each decides for itself: the unit may react alone, before its super zombie or after it. */
function offerCompanions(s: Dawn, f: ReactionFrame, mall: Mall, towards: Distance, to: Offers<DawnAction>): void {
  for (const unit of readyCompanions(s)) {
    const from = s.where[unit]!
    if (hasCharacter(s, from) || !when('DAWN-DIF.29', seesAny(s, mall, from, f.provoking))) continue
    for (const path of reactionPaths(s, mall, unit, towards)) to.legal({ type: 'move', from, path })
  }
}

/** [DAWN-9.2.a] Only one that would be eligible to react once it is there. */
function whyNotRevealNow(s: Dawn, f: ReactionFrame, mall: Mall, square: Square, towards: Distance): RuleId | null {
  if (when('DAWN-9.3.a', isZombieOccupied(s, square))) return 'DAWN-9.3.a'
  // [DAWN-RUL.18] In a character's square it could not react.
  if (when('DAWN-RUL.18', hasCharacter(s, square))) return 'DAWN-RUL.18'
  const mayStep = mall.ways[square]!.some(
    (way) => towards(way.to) < towards(square) && isPassable(s, way) && !isZombieOccupied(s, way.to),
  )
  const mayReact = mayStep && seesAny(s, mall, square, f.provoking)
  return when('DAWN-9.2.a', mayReact) ? null : 'DAWN-9.2.a'
}

function breakGlass(s: Dawn, f: ReactionFrame, from: Square, door: number, play: Play): void {
  const unit = s.unitAt[from]!
  const mall = mallOf(s)
  const isSuper = smasherAt(s, from) !== undefined
  if (isSuper) smashGlass(s, from, door, play)
  else tryGlass(s, unit, door, play)
  if (isWholeMove(s)) {
    spend(s, from)
    return
  }
  pauseAfterGlass(f, from, (isSuper ? superReach(s) : 2) - 1)
  // A berserk with nowhere to go on to is done.
  const towards = stepsTowards(s, mall, f.target)
  if (!isSuper && reactionPaths(s, mall, unit, towards, f.goingSteps).length === 0) {
    endPause(f)
    s.duty[unit] = SPENT
  }
}

/** [DAWN-DIF.07] [DAWN-DIF.10] A super zombie that has smashed glass, or is on its way, may go on or stay. */
function offerGoingOn(s: Dawn, f: ReactionFrame, mall: Mall, towards: Distance, to: Offers<DawnAction>): void {
  const who = goerOf(s, f)!
  if (isItsStay(s, f)) to.legal({ type: 'stay', from: f.going })
  for (const { path, lift, drop } of superChoices(s, f, mall, who, towards)) {
    to.legal({ type: 'super', who, path, lift, drop })
  }
}
