import type { Play } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Dwa, Human } from '../state.js'
import type { Attempt } from './attempt.js'

export function startEngine(s: Dwa, human: Human, i: number, rule: string, play: Play): void {
  s.vehicles[i]!.running = true
  tell(s, play, deed('engine-starts', rule, human, {}, { vehicle: i }))
}

/** [DWA-16.3.b] The die of the battery, keys or wires alike. */
export const starting: Attempt = {
  rule: 'DWA-16.3.b',
  roll: 'start',
  penalties: 'drive',
  needs: (s) => numbersOf(s.options).scores.start,
  done(s, { human: id, target }, { succeeds, dice, modifiers, need }, play) {
    const human = s.humans[id]!
    const rolled = deed(succeeds ? 'battery-holds' : 'battery-flat', 'DWA-16.3.b', human, {}, { vehicle: target, need })
    tell(s, play, { ...rolled, dice, modifiers }, ['scores.start'])
    if (succeeds) startEngine(s, human, target, 'DWA-16.3.a', play)
  },
}
