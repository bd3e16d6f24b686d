import {
  type Allowance,
  type Question,
  type Seat,
  type TimeLimits,
  topFrame,
  type WindowFrame,
  when,
} from '@shamble/kernel'
import { isBlocking, isOpenWindow } from './cards/moments.js'
import { mightRespond } from './cards/plays.js'
import { isTimed } from './options.js'
import type { Zombies } from './state.js'

/** What a player who is not on turn is given for laying and filling a tile, or for steering a move, in responses. */
const LONG_TASK = 3

/** Questions that make one task: their time is counted in all. */
const TASKS: Readonly<Record<string, string>> = {
  place: 'tile',
  fill: 'tile',
  step: 'steering',
  walk: 'steering',
}

/** Online play [ZMB-W.g] [ZMB-W.h] [ZMB-W.m]; a player who is out of time gets the answer of [ZMB-W.i]. */
export const timeLimits: TimeLimits<Zombies> = { allows, grace }

function allows(s: Zombies, { seat, kind }: Question): Allowance | null {
  const { responseSeconds, moveWindowSeconds, turnSeconds } = s.options
  if (!isTimed(s)) return null
  // [ZMB-W.h] Windows that stop the game: each time they are opened everybody has all of it.
  if (when('ZMB-W.h', kind === 'announce' || kind === 'tile-drawn')) return seconds(responseSeconds, null)
  if (isBlocking(kind)) return seconds(moveWindowSeconds, null)
  // [ZMB-W.m] The sum of what the active player thinks in one turn.
  if (when('ZMB-W.m', seat === s.active)) return { ...seconds(turnSeconds, `turn ${s.turn}`), ofTurn: true }
  const task = TASKS[kind]
  if (task === undefined) return seconds(responseSeconds, null)
  return seconds(LONG_TASK * responseSeconds, `turn ${s.turn}, ${task} of seat ${seat}`)
}

const seconds = (count: number, budget: string | null): Allowance => ({ milliseconds: count * 1000, budget })

/** [ZMB-W.g] Before the active player goes on from an open window, if another person could still interrupt. */
function grace(s: Zombies, seat: Seat, others: readonly Seat[]): number {
  if (!isTimed(s) || s.outcome !== null) return 0
  const top = topFrame(s)
  const isOpen = top.kind === 'window' && isOpenWindow((top as WindowFrame).of) && !isBlocking((top as WindowFrame).of)
  const isAsked = s.questions.some((question) => question.seat === seat)
  if (!isOpen || !isAsked) return 0
  return when(
    'ZMB-W.g',
    others.some((other) => mightRespond(s, other)),
  )
    ? s.options.graceMs
    : 0
}
