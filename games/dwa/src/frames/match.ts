import { type Play, type Procedure, push, when } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { placeAtStart } from '../rules/arrivals.js'
import { close } from '../rules/ending.js'
import type { Dwa } from '../state.js'
import { deployFrame } from './deploy.js'
import { aftermathFrame, type MatchFrame, musterFrame } from './kinds.js'
import { mustersAtStart } from './roster.js'
import { turnFrame } from './turn.js'

/** Muster, deployment, the dead at the start; then turn after turn [DWA-8.a]; then, in a campaign, the aftermath. */
const STEPS: readonly ((s: Dwa, f: MatchFrame, play: Play) => void)[] = [
  muster,
  deploy,
  (s, _f, play) => placeAtStart(s, play),
  (s, f) => {
    push(s, turnFrame())
    // And again, for as long as nothing is decided.
    f.step = TURNS
  },
  // [DWA-16.4.2.c] What a game has brought is settled when it is over.
  (s) => push(s, aftermathFrame()),
  (s) => close(s),
]
export const TURNS = 3
const AFTER = 4

export const match: Procedure<Dwa, MatchFrame, DwaAction> = {
  run(s, f, play) {
    if (s.ending !== '' && f.step <= TURNS) f.step = when('DWA-16.4.2.c', s.options.campaign) ? AFTER : STEPS.length - 1
    STEPS[f.step++]!(s, f, play)
  },
}

/** The last team is pushed first, so that the first one comes first. */
function muster(s: Dwa): void {
  for (let team = s.teams.length - 1; team >= 0; team--) if (mustersAtStart(s, team)) push(s, musterFrame(team))
}

function deploy(s: Dwa): void {
  for (let team = s.teams.length - 1; team >= 0; team--) push(s, deployFrame(team))
}
