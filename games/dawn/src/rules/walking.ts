import { type Play, type RuleId, when } from '@shamble/kernel'
import { event } from '../events.js'
import type { ActivationFrame } from '../frames/kinds.js'
import type { Mall, Square } from '../map/mall.js'
import {
  ALL_CHARACTERS,
  type Character,
  countersOf,
  type Dawn,
  HUMAN_SEAT,
  isAutomatic,
  mallOf,
  NORMAL,
  STUNNED,
} from '../state.js'
import { carryingCost, isCarried } from './carrying.js'
import { faceOf } from './faces.js'
import { mayBeNoted, revealHidden } from './hidden.js'
import { fades, isZombieOccupied, supersAt, turnUp } from './pieces.js'

type Move = Readonly<Pick<ActivationFrame, 'active' | 'allowance' | 'spent' | 'carriedBy'>>

export const movementLeft = (f: Pick<Move, 'allowance' | 'spent'>): number => f.allowance - f.spent
export const hereOf = (s: Dawn, f: Pick<Move, 'active'>): Square => s.at[f.active[0]!]!

/** [DAWN-5.2.b] The lowest among those who walk. */
export function allowanceOf(s: Dawn, who: readonly Character[]): number {
  let lowest = faceOf(s, who[0]!).movementAllowance
  for (let i = 1; i < who.length; i++) {
    const own = faceOf(s, who[i]!).movementAllowance
    if (when('DAWN-5.2.b', own < lowest)) lowest = own
  }
  return lowest
}

/** [DAWN-5.0.c] */
export const ENTER_COST = 1

export interface StepCost {
  readonly enter: number
  readonly leave: number
  readonly carry: number
}

/** [DAWN-5.9.a] What one step costs from where the activated characters are, part by part. */
export function stepCost(s: Dawn, f: Move): StepCost {
  const here = hereOf(s, f)
  const carry = carryingCost(s, f)
  // [DAWN-5.4.b] Leaving costs what is there, on top of the step itself and [DAWN-5.6.g] of a load.
  const isHeld = when('DAWN-5.4.b', isZombieOccupied(s, here))
  const pays = carry > 0 ? when('DAWN-5.6.g', isHeld) : isHeld
  return { enter: ENTER_COST, leave: pays ? leavingCost(s, here) : 0, carry }
}

/** [DAWN-RUL.52] The value of what is in a square; [DAWN-5.4.e] a super zombie counts with its own. */
function leavingCost(s: Dawn, here: Square): number {
  const unit = s.unitAt[here]!
  const supers = supersAt(s, here).length
  const isAdded = when('DAWN-5.4.e', when('DAWN-RUL.52', supers > 0))
  return (unit < 0 ? 0 : s.value[unit]!) + (isAdded ? supers * countersOf(s).superValue : 0)
}

export function totalCost({ enter, leave, carry }: StepCost): number {
  return enter + leave + carry
}

/** [DAWN-5.1.a] Why something that costs points cannot be paid, or `null`; [DAWN-5.2.d] a stack that has none left only shoots. */
export function whyNotPaid(f: Move, cost: number): RuleId | null {
  const isTooMuch = cost > movementLeft(f)
  const isOver = f.active.length > 1 ? when('DAWN-5.2.d', isTooMuch) : isTooMuch
  return when('DAWN-5.1.a', isOver) ? 'DAWN-5.1.a' : null
}

/** Moves the activated characters, and those they carry, into an adjacent square. */
export function walk(s: Dawn, f: ActivationFrame, to: Square, play: Play): void {
  const from = hereOf(s, f)
  const cost = stepCost(s, f)
  f.spent += totalCost(cost)
  if (cost.leave > 0) f.paidValue = 1
  // [DAWN-5.2.c] All of the stack, and nobody else but who is carried.
  const moving = ALL_CHARACTERS.filter((c) => when('DAWN-5.2.c', f.active.includes(c)) || isCarried(f, c))
  for (const c of moving) {
    s.at[c] = to
    if (isCarried(f, c)) f.wasCarried[c] = 1
  }
  f.entered.push(to)
  const ids = { group: f.active, square: to, from, cost: totalCost(cost), left: movementLeft(f) }
  play.emit?.(event(s, 'walked', 'DAWN-5.0.c', ids, pointsFade(s, f, 'cost', 'left')))
  find(s, mallOf(s), to, play)
  wake(s, f, to, moving, play)
}

/** What turns up in a square that is entered. */
function find(s: Dawn, mall: Mall, to: Square, play: Play): void {
  const isTaken = isZombieOccupied(s, to)
  // [DAWN-RUL.17] An entry that finds a zombie does not use up what is hidden there [DAWN-9.3.a].
  const comesOut = s.hidden.includes(to) && !when('DAWN-9.3.a', when('DAWN-RUL.17', isTaken))
  if (isTaken) turnUp(s, to, play, 'DAWN-5.4.a')
  else if (when('DAWN-4.1.d', comesOut)) revealHidden(s, to, play, 'DAWN-9.1.a')
  // That nothing came out is news as well: such a step is not taken back.
  else if (!isAutomatic(s) && s.hidden.length > 0 && mayBeNoted(mall, to)) play.reveal?.([HUMAN_SEAT])
}

/**
 * [DAWN-2.3.f] A player who can subtract reads the value of the zombie that was left, here and for the rest of the
 * move.
 */
export function pointsFade(
  s: Dawn,
  f: Pick<ActivationFrame, 'paidValue'>,
  ...names: readonly string[]
): ReturnType<typeof fades> {
  return f.paidValue === 1 ? fades(s, ...names) : {}
}

/** [DAWN-8.3.b] Another character moved in wakes the stunned; being carried about does not [DAWN-RUL.27]. */
function wake(s: Dawn, f: ActivationFrame, square: Square, moving: readonly Character[], play: Play): void {
  for (const who of ALL_CHARACTERS) {
    if (s.status[who] !== STUNNED || s.at[who] !== square) continue
    if (when('DAWN-RUL.27', moving.includes(who))) continue
    // [DAWN-8.3.c] Those who recovered join nobody's move: only those who were activated go on.
    if (when('DAWN-8.3.c', f.active.includes(who))) continue
    s.status[who] = NORMAL
    f.woken[who] = 1
    play.emit?.(event(s, 'woke', 'DAWN-8.3.b', { who }))
  }
}
