import { ask, cite, type Procedure, push } from '@shamble/kernel'
import { type LastBus, type LastBusAction, seatToMove, type TurnFrame } from './state.js'

export const turn: Procedure<LastBus, TurnFrame, LastBusAction> = {
  run(s) {
    cite('LB-1.1')
    ask(s, seatToMove(s), 'turn')
  },

  offer(s, _f, seat, to) {
    to.legal({ type: 'roll', dice: 1 })
    to.legal({ type: 'roll', dice: 2 })
    if (s.steps > 0) to.legal({ type: 'walk' })
    else to.refuse({ type: 'walk' }, 'LB-2.3')
    if (s.held[seat] === 'sprint') to.legal({ type: 'sprint' })
    else to.refuse({ type: 'sprint' }, 'LB-2.4')
  },

  answer(s, _f, seat, action, play) {
    if (action.type === 'roll') {
      const dice = play.chance.dice(action.dice, 6, 'LB-2.1')
      if (dice.includes(1)) {
        s.steps = 0
        play.emit?.({ kind: 'stumbled', rule: 'LB-2.2', seat, dice })
        s.turn++
        return
      }
      s.steps += dice.reduce((sum, die) => sum + die, 0)
      play.emit?.({ kind: 'rolled', rule: 'LB-2.1', seat, dice, data: { count: s.steps } })
    } else if (action.type === 'sprint') {
      s.held[seat] = null
      s.spent.push('sprint')
      s.steps += 4
      play.emit?.({ kind: 'sprinted', rule: 'LB-2.4', seat, data: { count: s.steps } })
      play.reveal?.('all')
    } else {
      play.emit?.({ kind: 'walks', rule: 'LB-2.3', seat, data: { count: s.steps } })
      push(s, { kind: 'walk', step: 0 })
    }
  },
}
