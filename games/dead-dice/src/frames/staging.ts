import { ask, type Frame, type Procedure, pop } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { hasHumanMaster, masterSeat } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { StagingFrame } from './kinds-master.js'
import { desk } from './late.js'

export const stagingFrame = (): Frame => ({ kind: 'staging', step: 0 }) satisfies StagingFrame as Frame

/** [DD-4.2] Where nothing is prepared, a game master may bring a scenario along that nobody else reads. */
export const mayStage = (s: DeadDice): boolean => hasHumanMaster(s) && s.staged === null

/** [DD-4.2] [DD-16.68] Before anybody makes a survivor: a scenario of the game master's own, or none. */
export const staging: Procedure<DeadDice, StagingFrame, DeadDiceAction> = {
  run(s) {
    if (mayStage(s)) ask(s, masterSeat(s), 'stage')
    else pop(s)
  },
  offer: (s, f, seat, to) => desk().staging.offer(s, f, seat, to),
  answer: (s, f, seat, action, play) => desk().staging.answer(s, f, seat, action, play),
}
