import { BrokenInvariant, type Frame, type Play, type Procedure, pop, push, type Seat } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { PRICES } from '../data/menace.js'
import { ACTIONS } from '../data/tags.js'
import { nameOf, narrate } from '../events.js'
import { automaticMaster } from '../master/automatic.js'
import { pay } from '../rules/menace.js'
import { refusalOfPanic } from '../rules/panic.js'
import { poolOf, UNAIDED } from '../rules/pool.js'
import { hasHumanMaster, standOf } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { PanicFrame } from './kinds-master.js'
import { startTest } from './test.js'

const TEST = 0
const END = 1

/** [DD-8.21] [DD-15.41] Panic is paid, and no flight gives any of it back. */
export function startPanic(s: DeadDice, seat: Seat, difficulty: number, play: Play, why = ''): void {
  pay(s, { what: 'panic', price: PRICES.panic.menace, rule: PRICES.panic.rule, why })
  s.scene!.master.panic = true
  s.master.plan.left = Math.max(0, s.master.plan.left - PRICES.panic.menace)
  play.emit?.({ kind: 'panic', rule: 'DD-8.21', seat, data: { difficulty }, about: { seat, difficulty } })
  narrate(s, play, 'panic', { who: nameOf(s, seat) })
  push(s, { kind: 'panic', step: TEST, seat, difficulty, tested: null } satisfies PanicFrame as Frame)
}

/**
 * [DD-16.18] At the start of a living round the automatic game master may frighten a survivor. Persons speak up
 * themselves.
 */
export function mayPanic(s: DeadDice, play: Play): void {
  if (hasHumanMaster(s)) return
  play.reveal?.('all')
  const act = automaticMaster().wantsPanic(s)
  if (act === null) return
  const refusal = refusalOfPanic(s, act.seat, act.difficulty)
  if (refusal !== null) throw new BrokenInvariant(`the automatic game master may not panic: ${refusal.rule}`)
  startPanic(s, act.seat, act.difficulty, play, act.why)
}

/** [DD-8.21] [DD-15.37] A failure costs the next action, and leaves the survivor defenceless through the coming dead round. */
export const panic: Procedure<DeadDice, PanicFrame, DeadDiceAction> = {
  run(s, f, play) {
    if (f.step === TEST) {
      f.step = END
      test(s, f, play)
    } else {
      const { seat } = f
      const { made } = f.tested!
      pop(s)
      if (!made) fail(s, seat, play)
    }
  },
}

function test(s: DeadDice, { seat, difficulty }: PanicFrame, play: Play): void {
  const [{ by, tags }] = ACTIONS.panic
  startTest(
    s,
    {
      what: 'panic',
      rule: 'DD-8.21',
      leader: seat,
      by,
      tags,
      difficulty,
      parts: poolOf(s, seat, { by, tags }, UNAIDED).parts.slice(),
      companions: [],
      assistants: [],
      secret: false,
      saveable: false,
      announced: true,
    },
    play,
  )
}

function fail(s: DeadDice, seat: Seat, play: Play): void {
  const stand = standOf(s.scene!, seat)!
  stand.panicked = true
  stand.defenceless = true
  play.emit?.({ kind: 'panicked', rule: 'DD-8.21', seat })
}
