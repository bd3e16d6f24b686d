import { type Play, type RuleId, when } from '@shamble/kernel'
import type { DawnAction } from '../actions.js'
import type { Mall, Square } from '../map/mall.js'
import { closedGlass } from '../rules/glass.js'
import { hasCharacter, supersAt } from '../rules/pieces.js'
import {
  ALONE,
  readySuperAt,
  type SuperMove,
  smasherAt,
  superMoves,
  superReach,
  walkSuper,
} from '../rules/super-zombies.js'
import type { Distance } from '../rules/zombie-movement.js'
import { BOUND, type Character, type Dawn, NO_UNIT, SPENT } from '../state.js'
import { AFTER_GLASS, LADEN, type MovePhaseFrame, NO_PAUSE, UNLADEN } from './kinds.js'

type SuperAction = Extract<DawnAction, { type: 'super' }>

/**
 * Whether a super zombie is on its way and anything may come between: [DAWN-11.1.b] its player has seen what it
 * walked through and takes it on, or moves something else. Units that come and go [DAWN-DIF.10] bind it to its way.
 */
export const isResting = (s: Dawn, f: MovePhaseFrame): boolean =>
  (f.pause === LADEN || f.pause === UNLADEN) && when('DAWN-DIF.10', s.options.superPickup !== 'mid-move')

/** Whether it is where a unit was met: what it saw there may take it on. */
export const isLooking = (s: Dawn, f: MovePhaseFrame): boolean => f.pause === UNLADEN && s.unitAt[f.going] !== NO_UNIT

const isGoing = (s: Dawn, f: MovePhaseFrame, who: Character): boolean => f.going >= 0 && s.at[who] === f.going

/** The super zombie in the middle of its move, if one is; one that rests has moved as far as all others know. */
export function goerOf(s: Dawn, f: MovePhaseFrame): Character | undefined {
  if (f.going < 0) return undefined
  return isResting(s, f) ? supersAt(s, f.going)[0] : readySuperAt(s, f.going)
}

/** [DAWN-RUL.05] What a bound unit in its square answers is that unit's own. */
export const isItsStay = (s: Dawn, f: MovePhaseFrame): boolean => {
  const unit = s.unitAt[f.going]!
  return !isResting(s, f) || unit === NO_UNIT || s.duty[unit] !== BOUND
}

/** Something else is done: a super zombie that rested on its way goes no farther. */
export function endRest(s: Dawn, f: MovePhaseFrame, action: DawnAction): void {
  if (isResting(s, f) && !(action.type === 'super' && isGoing(s, f, action.who))) endPause(f)
}

/** The squares that a super zombie has left: all of them, or what the way so far and the glass have left it. */
export const superSteps = (s: Dawn, f: MovePhaseFrame, who: Character): number =>
  isGoing(s, f, who) ? f.goingSteps : superReach(s)

/** What a super zombie may do now, at the beginning of its move or on its way. */
export function superChoices(
  s: Dawn,
  f: MovePhaseFrame,
  mall: Mall,
  who: Character,
  towards: Distance | null,
): SuperMove[] {
  return superMoves(s, mall, who, superSteps(s, f, who), towards, isGoing(s, f, who) ? f.pause : NO_PAUSE)
}

/** The zombie player moves a super zombie: [DAWN-11.1.b] they see what it walks through before it goes on. */
export function moveSuper(
  s: Dawn,
  f: MovePhaseFrame,
  mall: Mall,
  action: SuperAction,
  towards: Distance | null,
  play: Play,
  rule: RuleId,
): void {
  const { who, path, lift, drop } = action
  const left = superSteps(s, f, who) - path.length
  walkSuper(s, who, action, play, rule)
  if (f.pause === AFTER_GLASS) leaveBehind(s, f.going)
  endPause(f)
  // [DAWN-TYPO.02] It has gone as far as it may, which is more than one square in either phase.
  const isDone = when('DAWN-TYPO.02', left === 0) || hasCharacter(s, s.at[who]!)
  if (isDone) return
  const pause = lift !== ALONE && drop === path.length ? LADEN : UNLADEN
  if (superMoves(s, mall, who, left, towards, pause).length === 0) return
  f.going = s.at[who]!
  f.goingSteps = left
  f.pause = pause
  // It is still on its way, and nothing may come between.
  if (!isResting(s, f)) s.superMoved[who] = 0
}

/** It goes no farther. A unit that broke the glass with it has made its move [DAWN-RUL.54]; one it only met has not. */
export function stopSuper(s: Dawn, f: MovePhaseFrame): void {
  s.superMoved[goerOf(s, f)!] = 1
  if (f.pause === AFTER_GLASS) leaveBehind(s, f.going)
  endPause(f)
}

export function pauseAfterGlass(f: MovePhaseFrame, square: Square, steps: number): void {
  f.going = square
  f.goingSteps = steps
  f.pause = AFTER_GLASS
}

export function endPause(f: MovePhaseFrame): void {
  f.going = -1
  f.pause = NO_PAUSE
}

/** [DAWN-RUL.54] A unit whose super zombie went on without it after the glass may not go on by itself. */
export function leaveBehind(s: Dawn, square: Square): void {
  const unit = s.unitAt[square]!
  if (unit !== NO_UNIT) s.duty[unit] = SPENT
}

/**
 * The glass was the move of the unit that went for it: a unit, or one super zombie and the unit with it [DAWN-11.6.a].
 */
export function spend(s: Dawn, square: Square): void {
  const who = readySuperAt(s, square)
  if (who !== undefined) s.superMoved[who] = 1
  leaveBehind(s, square)
}

/** Closed glass that this super zombie may smash; of two in a square one goes for it. */
export function superGlass(s: Dawn, mall: Mall, who: Character): number[] {
  return smasherAt(s, s.at[who]!) === who ? closedGlass(s, mall, s.at[who]!) : []
}
