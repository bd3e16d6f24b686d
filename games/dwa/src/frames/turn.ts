import { type Play, type Procedure, pop, push, when } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { tell } from '../events.js'
import { arriveByEdge } from '../rules/arrivals.js'
import { burn } from '../rules/burning.js'
import { checkVictory } from '../rules/ending.js'
import { type Dwa, freshTurn } from '../state.js'
import { bodiesFrame } from './bodies.js'
import { fearFrame } from './fear.js'
import { humansFrame } from './humans.js'
import type { TurnFrame } from './kinds.js'
import { woundsFrame } from './wounds.js'
import { zombiesFrame } from './zombies.js'

export const turnFrame = (): TurnFrame => ({ kind: 'turn', step: 0 })

/** [DWA-8.b] The phases of a turn, each as soon as the one before it has ended; the tests in their order. */
const STEPS: readonly ((s: Dwa, play: Play) => void)[] = [
  begin,
  (s, play) => arriveByEdge(s, play),
  (s, play) => burn(s, play),
  (s) => push(s, fearFrame()),
  (s) => push(s, bodiesFrame()),
  (s) => push(s, woundsFrame()),
  (s, play) => checkVictory(s, 'now', play),
  (s) => push(s, humansFrame()),
  (s) => push(s, zombiesFrame()),
]

export const turn: Procedure<Dwa, TurnFrame, DwaAction> = {
  run(s, f, play) {
    if (when('DWA-8.b', f.step < STEPS.length)) STEPS[f.step++]!(s, play)
    else end(s, play)
  },
}

function begin(s: Dwa, play: Play): void {
  tell(s, play, { kind: 'turn', rule: 'DWA-8.b', data: { turn: s.turn }, about: { turn: s.turn } })
}

/** What holds for a turn is over [DWA-9.b]; then the match may be. */
function end(s: Dwa, play: Play): void {
  checkVictory(s, 'turn', play)
  if (s.ending !== '') return
  for (const human of s.humans) human.now = freshTurn()
  for (const vehicle of s.vehicles) vehicle.drove = false
  s.turn++
  pop(s)
}
