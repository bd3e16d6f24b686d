import { ask, Offers, type Procedure, pop, type Seat, when } from '@shamble/kernel'
import type { ZombiesAction } from '../actions.js'
import { type Choosing, titleOf } from '../cards/card.js'
import { clockOf } from '../options.js'
import type { Zombies } from '../state.js'
import type { CardFrame } from './kinds.js'

const choosingOf = (f: CardFrame): Choosing => titleOf(f.card).choosing!
const chooserOf = (f: CardFrame): Seat => choosingOf(f).who?.(f) ?? f.by

/** The choices that a card leaves until nobody can answer it [ZMB-W.j]. */
export const card: Procedure<Zombies, CardFrame, ZombiesAction> = {
  run(s, f, play) {
    const isDone = f.left === 0 || (choosingOf(f).done?.(s, f, play) ?? false)
    if (when('ZMB-W.j', isDone)) pop(s)
    else ask(s, chooserOf(f), `card.${titleOf(f.card).id}`, clockOf(s))
  },
  offer: (s, f, _seat, to) => choosingOf(f).offer(s, f, to),
  answer: (s, f, _seat, action, play) => choosingOf(f).answer(s, f, action, play),
  // [ZMB-W.i] As many as asked for; of repairs bullets, never a life.
  expire(s, f) {
    const offers = new Offers<ZombiesAction>('legal-only')
    choosingOf(f).offer(s, f, offers)
    const { actions } = offers.choices()
    const auto = actions.find(({ type }) => type === 'auto')
    const isUsual = (action: ZombiesAction): boolean => action.type !== 'repair' || action.with === 'bullets'
    return auto ?? actions.find((action) => when('ZMB-W.i', isUsual(action))) ?? actions[0]!
  },
}
