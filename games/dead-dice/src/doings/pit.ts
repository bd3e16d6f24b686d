import { DIFFICULTIES } from '../data/difficulty.js'
import { ACTIONS } from '../data/tags.js'
import { type Doing, helpSets, standIn, testOf } from './doing.js'

const [approach] = ACTIONS.climbOut

/** [DD-16.16] Out of the pit; until then nobody in it can move. */
export const climbOut: Doing<'climbOut'> = {
  type: 'climbOut',
  costs: 'action',

  offer(s, f, to) {
    if (!standIn(s, f).inPit) return
    for (const helpers of helpSets(s, approach.tags)) to.legal({ type: 'climbOut', helpers })
  },

  test: (s, f, { helpers }) => testOf(s, f.seat, 'climbOut', approach, DIFFICULTIES.climbOut, helpers),

  resolve(s, f, _action, { made }, play) {
    if (!made) return
    standIn(s, f).inPit = false
    play.emit?.({ kind: 'climbed-out', rule: 'DD-16.16', seat: f.seat })
  },

  refuse: () => 'DD-16.16',
}
