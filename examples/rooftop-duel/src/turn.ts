import { ask, type Offers, type Play, type Procedure, type RuleId, type Seat } from '@shamble/kernel'
import { endAtNightfall } from './ending.js'
import { move, moveSpace } from './moving.js'
import { shoot, whyNotShoot } from './shooting.js'
import {
  AIM,
  activeSeat,
  type DuelAction,
  END_TURN,
  POINTS_A_TURN,
  type RooftopDuel,
  SHOOT,
  type TurnFrame,
} from './state.js'

export const STEPS = { begin: 0, act: 1 } as const

export const turn: Procedure<RooftopDuel, TurnFrame, DuelAction> = {
  run(s, f, play) {
    const seat = activeSeat(s.turn)
    if (f.step === STEPS.act) return ask(s, seat, 'act')
    s.points = POINTS_A_TURN
    f.step = STEPS.act
    play.emit?.({
      kind: 'turn',
      rule: 'RD-1.2',
      seat,
      data: { turn: s.turn, points: s.points },
      about: { turn: s.turn },
    })
  },

  // Nobody is asked without a point left, and a move or an aim costs no more than one.
  offer(s, _f, seat, to) {
    to.space(moveSpace(s, seat))
    offerUnless(whyNotShoot(s, seat), SHOOT, to)
    offerUnless(s.aimed[seat] === 1 ? 'RD-3.6' : null, AIM, to)
    to.legal(END_TURN)
  },

  answer(s, f, seat, action, play) {
    switch (action.type) {
      case 'move':
        move(s, seat, action, play)
        break
      case 'shoot':
        shoot(s, seat, play)
        break
      case 'aim':
        aim(s, seat, play)
        break
      case 'endTurn':
        s.points = 0
    }
    // [RD-1.4] Without points there is nothing left to decide.
    if (s.outcome === null && s.points === 0) closeTurn(s, f, seat, play)
  },
}

function offerUnless(rule: RuleId | null, action: DuelAction, to: Offers<DuelAction>): void {
  if (rule === null) to.legal(action)
  else to.refuse(action, rule)
}

function aim(s: RooftopDuel, seat: Seat, play: Play): void {
  s.aimed[seat] = 1
  s.points--
  play.emit?.({ kind: 'aimed', rule: 'RD-3.6', seat })
}

function closeTurn(s: RooftopDuel, f: TurnFrame, seat: Seat, play: Play): void {
  s.turn++
  f.step = STEPS.begin
  play.emit?.({ kind: 'turn-ended', rule: 'RD-1.4', seat })
  endAtNightfall(s, play)
}
