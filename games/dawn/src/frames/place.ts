import { ask, isAsked, type Procedure, pop, when } from '@shamble/kernel'
import type { DawnAction } from '../actions.js'
import { event } from '../events.js'
import { type Dawn, mallOf, ownerOf } from '../state.js'
import type { SimpleFrame } from './kinds.js'

/** [DAWN-3.2.a] The human side puts the four characters on their symbols, one or two a square. */
export const place: Procedure<Dawn, SimpleFrame<'place'>, DawnAction> = {
  run(s) {
    const next = s.at.indexOf(-1)
    // [DAWN-3.3.b] Once everybody is placed nobody looks at the placement symbols again.
    if (when('DAWN-3.3.b', next < 0)) pop(s)
    else ask(s, ownerOf(s, next), 'place')
  },
  offer(s, _f, _seat, to) {
    const who = s.at.indexOf(-1)
    for (const square of mallOf(s).characterSquares) {
      const there = s.at.filter((at) => at === square).length
      if (there < 2) to.legal({ type: 'place', who, square })
      else to.refuse({ type: 'place', who, square }, 'DAWN-3.2.a')
    }
  },
  answer(s, _f, _seat, action, play) {
    if (action.type !== 'place') return
    const { who, square } = action
    s.at[who] = square
    play.emit?.(event(s, 'placed', 'DAWN-3.2.a', { who, square }))
  },
  refuse: (s, _f, seat, action) =>
    isAsked(s, seat) && action.type === 'place' && !mallOf(s).characterSquares.includes(action.square)
      ? { rule: 'DAWN-3.2.a', key: 'DAWN-3.2.a.symbol' }
      : null,
}
