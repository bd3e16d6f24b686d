import { when } from '@shamble/kernel'
import { isAble } from '../seats.js'
import { type Doing, fightOf } from './doing.js'

/** [DD-7.7] The action goes on the next test of a survivor whose turn is still to come in this round. */
export const help: Doing<'help'> = {
  type: 'help',
  costs: 'action',

  offer(s, f, to) {
    for (const stand of s.scene!.stands)
      if (stand.seat !== f.seat && when('DD-7.7', !stand.acted && isAble(s, stand)))
        to.legal({ type: 'help', whom: stand.seat })
  },

  start(s, f, { whom }, play) {
    fightOf(s).assists.push({ by: f.seat, whom })
    play.emit?.({
      kind: 'helps',
      rule: 'DD-7.7',
      seat: f.seat,
      data: { whom: s.survivors[whom]!.name },
      about: { whom },
    })
  },

  refuse: () => 'DD-7.7',
}
