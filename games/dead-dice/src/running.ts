import type { RunningGame } from '@shamble/kernel'
import { type DeadDiceAction, readAction } from './actions.js'
import { cloneDeadDice } from './clone.js'
import type { DeadDiceFrame } from './frames/kinds.js'
import { oddsOf } from './odds/index.js'
import type { DeadDiceOptions } from './options.js'
import { procedures } from './procedures.js'
import { resigned } from './rules/leaving.js'
import { seatsOf } from './seats.js'
import type { DeadDice } from './state.js'
import { type DeadDiceView, guessDeadDice, viewDeadDice } from './view.js'

type Running = RunningGame<DeadDice, DeadDiceFrame, DeadDiceAction, DeadDiceView>

/** The game from its first question on. */
export const running: Running = {
  id: 'dead-dice',
  rulesVersion: '4',
  secrets: () => true,
  seats: (options) => seatsOf(options as DeadDiceOptions),
  frames: procedures as unknown as Running['frames'],
  action: readAction,
  clone: cloneDeadDice,
  view: viewDeadDice,
  guess: guessDeadDice,
  odds: oddsOf,
  resigned,
}
