import { DIFFICULTIES } from '../data/difficulty.js'
import { ACTIONS } from '../data/tags.js'
import { type Doing, helpSets, standIn, testOf } from './doing.js'

const [approach] = ACTIONS.trap

/** [DD-8.23] [DD-15.39] On the maker's cell; how good it is only the game master knows. */
export const layTrap: Doing<'layTrap'> = {
  type: 'layTrap',
  costs: 'action',

  offer(s, _f, to) {
    for (const helpers of helpSets(s, approach.tags)) to.legal({ type: 'layTrap', helpers })
  },

  test: (s, f, { helpers }) => testOf(s, f.seat, 'trap', approach, { ...DIFFICULTIES.trap, rule: 'DD-8.23' }, helpers),

  resolve(s, f, _action, { successes, made }, play) {
    const { cell } = standIn(s, f)
    // [DD-15.21] A trap that was not worked out well enough is no trap.
    s.scene!.traps.push({ cell, successes: made ? successes : 0, maker: f.seat })
    play.emit?.({ kind: 'trap-laid', rule: 'DD-8.23', seat: f.seat, data: { cell }, about: { cell } })
  },
}
