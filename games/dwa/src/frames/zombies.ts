import { type Procedure, pop } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import type { Dwa } from '../state.js'
import type { ZombiesFrame } from './kinds.js'

export const zombiesFrame = (): ZombiesFrame => ({
  kind: 'zombies',
  step: 0,
  engaged: [],
  gotUp: [],
  left: [],
  zombie: 0,
  workers: {},
  attacks: [],
  lucky: [],
})

/** Phase 3 [DWA-8.3.a]. */
export const zombies: Procedure<Dwa, ZombiesFrame, DwaAction> = {
  run(s) {
    pop(s)
  },
}
