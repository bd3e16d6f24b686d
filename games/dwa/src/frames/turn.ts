import { cite, type Play, type Procedure, pop, push, type RuleId, when } from '@shamble/kernel'
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

interface Step {
  /** The procedure that it begins, where it is one. */
  readonly begins?: 'fear' | 'bodies' | 'wounds' | 'humans' | 'zombies'
  /** What puts it in this place. */
  readonly rules: readonly RuleId[]
  readonly run: (s: Dwa, play: Play) => void
}

/** [DWA-8.b] The phases of a turn, each as soon as the one before it has ended. */
const STEPS: readonly Step[] = [
  { rules: ['DWA-8.b'], run: begin },
  { rules: ['DICE-1', 'R-02'], run: arriveByEdge },
  { rules: ['DICE-2', 'R-02'], run: burn },
  // Whole groups of tests, one after the other: what one has brought about holds when the next begins.
  { begins: 'fear', rules: ['DWA-8.1.b', 'R-02', 'DICE-3'], run: (s) => push(s, fearFrame()) },
  { begins: 'bodies', rules: ['DWA-8.1.b', 'R-02', 'DICE-3'], run: (s) => push(s, bodiesFrame()) },
  { begins: 'wounds', rules: ['DWA-8.1.b', 'R-02', 'DICE-3'], run: (s) => push(s, woundsFrame()) },
  { rules: ['DWA-8.1.a'], run: (s, play) => checkVictory(s, 'now', play) },
  { begins: 'humans', rules: ['DWA-8.2.a'], run: (s) => push(s, humansFrame()) },
  { begins: 'zombies', rules: ['DWA-8.3.a'], run: (s) => push(s, zombiesFrame()) },
]

/** The step at which a turn stands while one of its procedures is under way; `undefined` for what is none of them. */
export function stepAfter(kind: string): number | undefined {
  const at = STEPS.findIndex(({ begins }) => begins === kind)
  return at < 0 ? undefined : at + 1
}

export const turn: Procedure<Dwa, TurnFrame, DwaAction> = {
  run(s, f, play) {
    if (!when('DWA-8.b', f.step < STEPS.length)) return end(s, play)
    const { rules, run } = STEPS[f.step++]!
    for (const rule of rules) cite(rule)
    run(s, play)
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
