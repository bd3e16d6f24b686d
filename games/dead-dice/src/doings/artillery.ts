import { STRIDE } from '../data/ladder.js'
import type { TurnFrame } from '../frames/kinds-fight.js'
import { isArtillery } from '../rules/arms.js'
import type { DeadDice } from '../state.js'
import { type Doing, survivorIn } from './doing.js'

/** [DD-12.27] [DD-15.61] Move and action of a whole living round. */
export const setUp: Doing<'setUp'> = {
  type: 'setUp',
  costs: 'round',

  offer(s, f, to) {
    for (const thing of survivorIn(s, f).things)
      if (isArtillery(thing) && !thing.setUp) to.legal({ type: 'setUp', thing: thing.id })
  },

  start(s, f, { thing }, play) {
    handle(s, f, thing, true)
    play.emit?.({ kind: 'set-up', rule: 'DD-12.27', seat: f.seat, about: { thing } })
  },

  refuse: () => 'DD-12.27',
}

/** [DD-12.27] Before it can move again. */
export const dismantle: Doing<'dismantle'> = {
  type: 'dismantle',
  costs: 'round',

  offer(s, f, to) {
    for (const thing of survivorIn(s, f).things)
      if (isArtillery(thing) && thing.setUp) to.legal({ type: 'dismantle', thing: thing.id })
  },

  start(s, f, { thing }, play) {
    handle(s, f, thing, false)
    play.emit?.({ kind: 'dismantled', rule: 'DD-12.27', seat: f.seat, about: { thing } })
  },

  refuse: () => 'DD-12.27',
}

function handle(s: DeadDice, f: TurnFrame, id: number, stands: boolean): void {
  survivorIn(s, f).things.find((thing) => thing.id === id)!.setUp = stands
  f.walked = STRIDE.survivor
}
