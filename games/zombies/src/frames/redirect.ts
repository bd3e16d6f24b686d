import { ask, type Procedure, pop, type Seat, windowBelow } from '@shamble/kernel'
import type { ZombiesAction } from '../actions.js'
import { tileWord } from '../board/whereabouts.js'
import { otherTargets } from '../cards/targets.js'
import { told } from '../events.js'
import { clockOf } from '../options.js'
import { seatWord, type Zombies } from '../state.js'
import type { RedirectFrame } from './kinds.js'

const RULE = 'ZMB-card.you-lookin-at-me'

/** [ZMB-card.you-lookin-at-me] The announcer must name another legal target. */
export const redirect: Procedure<Zombies, RedirectFrame, ZombiesAction> = {
  run(s, f) {
    if (f.step === 1) pop(s)
    else ask(s, windowBelow(s)!.by, 'redirect', clockOf(s))
  },
  offer(s, _f, _seat, to) {
    for (const { seat, slot } of otherTargets(s, windowBelow(s)!)) to.legal({ type: 'target', seat, slot })
  },
  answer(s, f, _seat, action, play) {
    if (action.type !== 'target') return
    f.step = 1
    const below = windowBelow(s)!
    const { seat, slot } = action
    below.about = { ...below.about, seat, slot }
    const data = { target: seat >= 0 ? seatWord(s, seat) : tileWord(s, slot) }
    play.emit?.(told({ kind: 'redirected', rule: RULE, seat: below.by, data, about: { target: seat, slot } }))
  },
  expire(s) {
    // [ZMB-W.i] The next legal player clockwise from the announcer, who comes last; a building in reading order.
    const below = windowBelow(s)!
    const n = s.lives.length
    const around = (seat: Seat): number => (seat - below.by - 1 + n) % n
    const { seat, slot } = otherTargets(s, below).sort((a, b) => around(a.seat) - around(b.seat))[0]!
    return { type: 'target', seat, slot }
  },
}
