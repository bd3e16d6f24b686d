import { ask, type Play, type Procedure, pop, type Seat } from '@shamble/kernel'
import { FINISH, type ZombiesAction } from '../actions.js'
import { cardWord } from '../cards/card.js'
import { told } from '../events.js'
import { clockOf } from '../options.js'
import { type Card, HAND_SIZE, type Zombies } from '../state.js'
import type { DiscardFrame } from './kinds.js'

/** @param must how many must go; 0 where one may */
export const discardFrame = (seat: Seat, must: number): DiscardFrame => ({ kind: 'discard', step: 0, seat, must })

/** [ZMB-1.3.7.a] One card may go; after IN THE ZONE the hand must be cut to three. */
export const discard: Procedure<Zombies, DiscardFrame, ZombiesAction> = {
  run(s, f) {
    const hand = s.hands[f.seat]!
    if (f.step === 1 || (f.must > 0 && hand.length <= HAND_SIZE) || hand.length === 0) pop(s)
    else ask(s, f.seat, f.must > 0 ? 'cut' : 'discard', clockOf(s))
  },
  offer(s, f, _seat, to) {
    for (const card of new Set(s.hands[f.seat]!)) to.legal({ type: 'discard', card })
    if (f.must === 0) to.legal(FINISH)
  },
  answer(s, f, _seat, action, play) {
    if (action.type === 'discard') drop(s, f, action.card, play)
    if (f.must === 0) f.step = 1
  },
  // [ZMB-W.i] None; in the zone the three oldest stay.
  expire: (s, f) => (f.must === 0 ? FINISH : { type: 'discard', card: s.hands[f.seat]![s.hands[f.seat]!.length - 1]! }),
}

function drop(s: Zombies, f: DiscardFrame, card: Card, play: Play): void {
  s.hands[f.seat]!.splice(s.hands[f.seat]!.indexOf(card), 1)
  s.discarded.push(card)
  play.reveal?.('all')
  const rule = 'ZMB-1.3.7.a'
  play.emit?.(told({ kind: 'discarded', rule, seat: f.seat, data: { card: cardWord(card) }, about: { card } }))
}
