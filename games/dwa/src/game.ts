import type { Game } from '@shamble/kernel'
import { type DwaAction, readAction } from './actions.js'
import { cloneDwa } from './clone.js'
import type { DwaFrame } from './frames/kinds.js'
import { brokenInvariants } from './invariants.js'
import { oddsOf } from './odds/index.js'
import { type DwaOptions, optionsSchema } from './options.js'
import { procedures } from './procedures.js'
import { seatsOf, setupDwa } from './setup.js'
import type { Dwa } from './state.js'
import { type DwaView, guessDwa, viewDwa } from './view.js'

export const dwa: Game<Dwa, DwaFrame, DwaAction, DwaView> = {
  id: 'dwa',
  rulesVersion: '1',
  options: optionsSchema,
  secrets: () => false,
  seats: (options) => seatsOf(options as DwaOptions),
  setup: (options, play) => setupDwa(options as DwaOptions, play),
  frames: procedures,
  action: readAction,
  clone: cloneDwa,
  view: viewDwa,
  guess: guessDwa,
  odds: oddsOf,
  invariants: brokenInvariants,
}
