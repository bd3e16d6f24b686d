import { type Play, type RuleId, when } from '@shamble/kernel'
import type { DawnAction } from '../actions.js'
import type { Mall, Square } from '../map/mall.js'
import { closedGlass } from '../rules/glass.js'
import { hasCharacter } from '../rules/pieces.js'
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
import { type Character, type Dawn, NO_UNIT, SPENT } from '../state.js'
import { AFTER_GLASS, LADEN, type MovePhaseFrame, NO_PAUSE, UNLADEN } from './kinds.js'

type SuperAction = Extract<DawnAction, { type: 'super' }>

/** The squares that a super zombie has left: all of them, or what the way so far and the glass have left it. */
export const superSteps = (s: Dawn, f: MovePhaseFrame): number => (f.going < 0 ? superReach(s) : f.goingSteps)

/** What a super zombie may do now, at the beginning of its move or on its way. */
export function superChoices(
  s: Dawn,
  f: MovePhaseFrame,
  mall: Mall,
  who: Character,
  towards: Distance | null,
): SuperMove[] {
  return superMoves(s, mall, who, superSteps(s, f), towards, f.pause)
}

/** The zombie player moves a super zombie. [DAWN-DIF.10] By option it may go on from there: with the unit, or not. */
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
  const left = superSteps(s, f) - path.length
  walkSuper(s, who, action, play, rule)
  if (f.pause === AFTER_GLASS) leaveBehind(s, f.going)
  endPause(f)
  // [DAWN-TYPO.02] It has gone as far as it may, which is more than one square in either phase.
  const isDone = when('DAWN-TYPO.02', left === 0) || hasCharacter(s, s.at[who]!)
  if (isDone || !when('DAWN-DIF.10', s.options.superPickup === 'mid-move')) return
  const pause = lift !== ALONE && drop === path.length ? LADEN : UNLADEN
  if (superMoves(s, mall, who, left, towards, pause).length === 0) return
  // It is still on its way.
  s.superMoved[who] = 0
  f.going = s.at[who]!
  f.goingSteps = left
  f.pause = pause
}

/** It goes no farther. A unit that broke the glass with it has made its move [DAWN-RUL.54]; one it only met has not. */
export function stopSuper(s: Dawn, f: MovePhaseFrame): void {
  s.superMoved[readySuperAt(s, f.going)!] = 1
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

/** The glass was the move of whoever went for it: a unit, or one super zombie and the unit with it [DAWN-11.6.a]. */
export function spend(s: Dawn, square: Square): void {
  const who = readySuperAt(s, square)
  if (who !== undefined) s.superMoved[who] = 1
  leaveBehind(s, square)
}

/** Closed glass that this super zombie may smash; of two in a square one goes for it. */
export function superGlass(s: Dawn, mall: Mall, who: Character): number[] {
  return smasherAt(s, s.at[who]!) === who ? closedGlass(s, mall, s.at[who]!) : []
}
