import { ask, finish, type Procedure, pop } from '@shamble/kernel'
import { type LastBus, type LastBusAction, otherSeat, seatToMove, type WalkFrame } from './state.js'

export const walk: Procedure<LastBus, WalkFrame, LastBusAction> = {
  run(s, f, play) {
    const other = otherSeat(s)
    if (f.step === 0 && s.held[other] !== null) return ask(s, other, 'block')
    pop(s)
    const seat = seatToMove(s)
    s.at[seat]! += s.steps
    play.emit?.({ kind: 'walked', rule: 'LB-2.3', seat, data: { count: s.steps, at: s.at[seat]! } })
    s.steps = 0
    if (s.at[seat]! >= Number(s.options['way'])) {
      play.emit?.({ kind: 'arrived', rule: 'LB-4.1', seat })
      finish(s, [seat], 'arrived', 'LB-4.1')
    } else s.turn++
  },

  offer(s, _f, seat, to) {
    to.legal({ type: 'pass' })
    if (s.held[seat] === 'block') to.legal({ type: 'block' })
    else to.refuse({ type: 'block' }, 'LB-3.1')
  },

  answer(s, f, seat, action, play) {
    f.step = 1
    if (action.type !== 'block') return
    s.held[seat] = null
    s.spent.push('block')
    s.steps = Math.floor(s.steps / 2)
    play.emit?.({ kind: 'blocked', rule: 'LB-3.1', seat, data: { count: s.steps } })
    play.reveal?.('all')
  },
}
