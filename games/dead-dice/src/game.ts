import type { Game } from '@shamble/kernel'
import type { DeadDiceAction } from './actions.js'
import type { DeadDiceFrame } from './frames/kinds.js'
import { peopleFaults } from './invariants/people.js'
import { tableFaults } from './invariants/table.js'
import { type DeadDiceOptions, optionsSchema } from './options.js'
import { running } from './running.js'
import { setupDeadDice } from './setup.js'
import type { DeadDice } from './state.js'
import type { DeadDiceView } from './view.js'
import './frames/at-desk.js'
import './master/judgement.js'
import './scenario/index.js'

export const deadDice: Game<DeadDice, DeadDiceFrame, DeadDiceAction, DeadDiceView> = {
  ...running,
  // 3: what a person in the game master's seat is asked between two turns. 4: what a Massive one draws, fuel against the
  // living, the first scene of the way out and a few more. What was kept stands.
  continues: { '2': (snapshot) => snapshot, '3': (snapshot) => snapshot },
  options: optionsSchema,
  setup: (options, play) => setupDeadDice(options as DeadDiceOptions, play),
  invariants: (s) => [...peopleFaults(s), ...tableFaults(s)],
}
