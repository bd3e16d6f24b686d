import { when } from '@shamble/kernel'
import { DIFFICULTIES } from '../data/difficulty.js'
import { ACTIONS } from '../data/tags.js'
import { isInfected } from '../rules/harm.js'
import { poolOf, UNAIDED } from '../rules/pool.js'
import { masterSeat } from '../seats.js'
import { type Doing, standIn, survivorIn, testOf } from './doing.js'

const [approach] = ACTIONS.ultimateSacrifice

/** [DD-8.20] [DD-15.24] The bitten may stay and fight if their courage holds: tried once in a scene, and in secret. */
export const stay: Doing<'stay'> = {
  type: 'stay',
  costs: 'nothing',

  offer(s, f, to) {
    if (isInfected(survivorIn(s, f)) && when('DD-15.24', standIn(s, f).stays === 'untested') && f.spent === '')
      to.legal({ type: 'stay' })
  },

  /** Nobody can help with what nobody knows of. */
  test(s, f) {
    const test = testOf(s, f.seat, 'ultimateSacrifice', approach, DIFFICULTIES.ultimateSacrifice, [])
    return { ...test, assistants: [], parts: [...poolOf(s, f.seat, approach, UNAIDED).parts], saveable: false }
  },

  resolve(s, f, _action, { made }, play) {
    standIn(s, f).stays = made ? 'yes' : 'no'
    play.emit?.({
      kind: made ? 'stays' : 'shrinks',
      rule: 'DD-8.20',
      seat: f.seat,
      seenBy: [f.seat, masterSeat(s)],
    })
  },

  refuse: () => 'DD-8.20',
}
