import { type Frame, push, when } from '@shamble/kernel'
import type { AttractFrame } from '../frames/kinds-fight.js'
import { huntedSeat } from '../rules/kills.js'
import type { DeadDice, Horde } from '../state.js'
import type { Doing } from './doing.js'

/** [DD-8.19] [DD-15.36] Groups are named one after another, then all are called at once. */
export const attract: Doing<'attract'> = {
  type: 'attract',
  costs: 'action',

  offer(s, f, to) {
    for (const { id } of attractable(s, f.seat)) to.legal({ type: 'attract', horde: id })
  },

  start(s, f, { horde }) {
    push(s, {
      kind: 'attract',
      step: 0,
      seat: f.seat,
      hordes: [horde],
      tested: null,
    } satisfies AttractFrame as Frame)
  },

  refuse: (s) => (huntedSeat(s) >= 0 ? 'DD-15.82' : 'DD-15.36'),
}

/** Groups that are not after this survivor yet; none while they hunt the killer of a Massive one [DD-15.82]. */
export function attractable(s: DeadDice, seat: number): Horde[] {
  if (when('DD-15.82', huntedSeat(s) >= 0)) return []
  return s.scene!.hordes.filter(({ target, holds }) => target !== seat && holds < 0)
}
