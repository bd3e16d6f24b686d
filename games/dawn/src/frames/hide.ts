import { ask, type Play, type Procedure, pop, when } from '@shamble/kernel'
import { AUTO, type DawnAction } from '../actions.js'
import { HIDDEN_ZOMBIES } from '../counters.js'
import { event } from '../events.js'
import type { Square } from '../map/mall.js'
import { whyNotHide } from '../rules/hidden.js'
import { type Dawn, mallOf, ZOMBIE_SEAT } from '../state.js'
import type { SimpleFrame } from './kinds.js'

/** [DAWN-3.1.c] The zombie player notes five squares, secretly; [DAWN-3.0.a] before anybody else is placed. */
export const hide: Procedure<Dawn, SimpleFrame<'hide'>, DawnAction> = {
  run(s) {
    if (when('DAWN-3.0.a', s.hidden.length === HIDDEN_ZOMBIES)) pop(s)
    else ask(s, ZOMBIE_SEAT, 'hide')
  },
  offer(s, _f, _seat, to) {
    const mall = mallOf(s)
    for (let square = 0; square < mall.size; square++) {
      const refusal = whyNotHide(s, mall, square)
      if (refusal === null) to.legal({ type: 'hide', square })
      else to.refuse({ type: 'hide', square }, refusal)
    }
    to.legal(AUTO)
  },
  answer(s, _f, _seat, action, play) {
    if (action.type === 'hide') note(s, action.square, play)
    else while (s.hidden.length < HIDDEN_ZOMBIES) note(s, anyHidingPlace(s, play), play)
  },
}

function note(s: Dawn, square: Square, play: Play): void {
  s.hidden.push(square)
  play.emit?.(event(s, 'noted', 'DAWN-3.1.c', { square }, { seenBy: [ZOMBIE_SEAT] }))
}

function anyHidingPlace(s: Dawn, play: Play): Square {
  const mall = mallOf(s)
  const squares = mall.area.map((_, square) => square).filter((square) => whyNotHide(s, mall, square) === null)
  return play.chance.draw(squares, 'DAWN-3.1.c', [ZOMBIE_SEAT])
}
