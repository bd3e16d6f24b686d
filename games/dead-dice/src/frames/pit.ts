import { type Frame, type Play, type Procedure, pop, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { DIFFICULTIES } from '../data/difficulty.js'
import { ACTIONS } from '../data/tags.js'
import { poolOf, UNAIDED } from '../rules/pool.js'
import { ableSeats, standOf } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { PitFrame } from './kinds-fight.js'
import { startTest } from './test.js'

const NEXT = 0
const TESTED = 1

export const pitFrame = (s: DeadDice): Frame =>
  ({ kind: 'pit', step: NEXT, seats: ableSeats(s), tested: null }) satisfies PitFrame as Frame

/** [DD-16.16] Everybody watches their step: who does not cannot move before climbing out. */
export const pit: Procedure<DeadDice, PitFrame, DeadDiceAction> = {
  run(s, f, play) {
    if (f.step === TESTED) landed(s, f, play)
    else if (f.seats.length === 0) pop(s)
    else {
      f.step = TESTED
      const [approach] = ACTIONS.pit
      const leader = f.seats[0]!
      startTest(
        s,
        {
          what: 'pit',
          ...DIFFICULTIES.pit,
          leader,
          by: approach.by,
          tags: approach.tags,
          parts: poolOf(s, leader, approach, UNAIDED).parts.slice(),
          companions: [],
          assistants: [],
          secret: false,
          saveable: true,
          announced: true,
        },
        play,
      )
    }
  },
}

function landed(s: DeadDice, f: PitFrame, play: Play): void {
  const seat = f.seats.shift()!
  const { made } = f.tested!
  f.tested = null
  f.step = NEXT
  if (when('DD-16.16', made)) return
  standOf(s.scene!, seat)!.inPit = true
  play.emit?.({ kind: 'fell-in', rule: 'DD-16.16', seat })
}
