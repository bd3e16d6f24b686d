import type { Game } from '@shamble/kernel'
import type { DwaAction } from './actions.js'
import type { DwaFrame } from './frames/kinds.js'
import { brokenInvariants } from './invariants.js'
import { type DwaOptions, optionsSchema } from './options.js'
import { running } from './running.js'
import { setupDwa } from './setup.js'
import type { Dwa } from './state.js'
import type { DwaView } from './view.js'

/** The game for those who set a match up and read it. It is run with `game.ts`. */
export const dwa: Game<Dwa, DwaFrame, DwaAction, DwaView> = {
  ...running,
  options: optionsSchema,
  setup: (options, play) => setupDwa(options as DwaOptions, play),
  invariants: brokenInvariants,
}
