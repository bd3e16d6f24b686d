import { cite, when } from '@shamble/kernel'
import { DIFFICULTIES } from '../data/difficulty.js'
import { ACTIONS } from '../data/tags.js'
import { enemiesLeft, foesFight } from '../rules/ladder.js'
import { type Doing, helpSets, standIn, testOf } from './doing.js'

const [approach] = ACTIONS.flee

/**
 * [DD-8.24] [DD-10.16] [DD-15.40] A head start: a survivor who keeps clear of the enemy until the round is over is
 * gone.
 */
export const flee: Doing<'flee'> = {
  type: 'flee',
  costs: 'action',

  offer(s, f, to) {
    if (!enemiesLeft(s.scene!) || when('DD-16.16', standIn(s, f).inPit)) return
    for (const helpers of helpSets(s, approach.tags)) to.legal({ type: 'flee', helpers })
  },

  test: (s, f, { helpers }) => testOf(s, f.seat, 'flee', approach, { ...DIFFICULTIES.flee, rule: 'DD-8.24' }, helpers),

  resolve(s, f, _action, { made }) {
    // [DD-10.16] From the living as from the dead.
    cite(foesFight(s.scene!) ? 'DD-10.16' : 'DD-8.24')
    standIn(s, f).fleeing = when('DD-15.21', made)
  },

  refuse: (s, f) => (standIn(s, f).inPit ? 'DD-16.16' : 'DD-8.24'),
}
