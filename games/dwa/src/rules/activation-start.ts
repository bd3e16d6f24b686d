import type { Play } from '@shamble/kernel'
import type { ActivationFrame } from '../frames/kinds.js'
import type { Dwa } from '../state.js'
import { burdensOf } from './burdens.js'

/** What flaws and disorders throw dice for when somebody is activated: Handicapped, Indecisive, Coward. */
export function startOfActivation(s: Dwa, f: ActivationFrame, play: Play): void {
  const human = s.humans[f.human]!
  for (const burden of burdensOf(s, human)) burden.atActivation?.(s, f, human, play)
}
