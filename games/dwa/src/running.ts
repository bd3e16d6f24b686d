import type { RunningGame } from '@shamble/kernel'
import { type DwaAction, readAction } from './actions.js'
import { cloneDwa } from './clone.js'
import type { DwaFrame } from './frames/kinds.js'
import { oddsOf } from './odds/index.js'
import type { DwaOptions } from './options.js'
import { procedures } from './procedures.js'
import { seatsOf } from './seats.js'
import type { Dwa } from './state.js'
import { type DwaView, guessDwa, viewDwa } from './view.js'

/** The game from its first question on. */
export const running: RunningGame<Dwa, DwaFrame, DwaAction, DwaView> = {
  id: 'dwa',
  rulesVersion: '1',
  secrets: () => false,
  seats: (options) => seatsOf(options as DwaOptions),
  frames: procedures,
  action: readAction,
  clone: cloneDwa,
  view: viewDwa,
  guess: guessDwa,
  odds: oddsOf,
}
