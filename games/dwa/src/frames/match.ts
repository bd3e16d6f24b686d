import { type Play, type Procedure, push } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { placeAtStart } from '../rules/arrivals.js'
import type { Dwa } from '../state.js'
import { deployFrame } from './deploy.js'
import type { MatchFrame } from './kinds.js'
import { turnFrame } from './turn.js'

export const matchFrame = (): MatchFrame => ({ kind: 'match', step: 0 })

/** Muster, deployment, the dead at the start, and then turn after turn [DWA-8.a]. */
const STEPS: readonly ((s: Dwa, f: MatchFrame, play: Play) => void)[] = [
  deploy,
  (s, _f, play) => placeAtStart(s, play),
  (s, f) => {
    push(s, turnFrame())
    // And again, for as long as nobody has won.
    f.step = STEPS.length - 1
  },
]

export const match: Procedure<Dwa, MatchFrame, DwaAction> = {
  run(s, f, play) {
    STEPS[f.step++]!(s, f, play)
  },
}

/** The last team is pushed first, so that the first one places first. */
function deploy(s: Dwa): void {
  for (let team = s.teams.length - 1; team >= 0; team--) push(s, deployFrame(team))
}
