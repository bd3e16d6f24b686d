import { ask, type Play, type Procedure, pop } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { askMaster } from '../master/ask.js'
import { ARM, BEATEN, die, PROTECTION, sufferDead, sufferLiving, wearDown, wearingArms } from '../rules/harm.js'
import { isFoe } from '../rules/ladder.js'
import { isAlive, standOf } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { HarmFrame } from './kinds-fight.js'

/** A loss that a survivor has a say in: two arms in hand, something worn, a victor's mercy. */
export const harm: Procedure<DeadDice, HarmFrame, DeadDiceAction> = {
  run(s, f, play) {
    if (!isAlive(s.survivors[f.seat]!)) {
      pop(s)
      return
    }
    switch (f.step) {
      case ARM:
        chooseArm(s, f, play)
        break
      case PROTECTION:
        ask(s, f.seat, 'protection')
        break
      default:
        askVictor(s, f, play)
    }
  },

  offer(s, f, _seat, to) {
    switch (f.step) {
      case ARM:
        for (const { id } of wearingArms(s.survivors[f.seat]!)) to.legal({ type: 'spend', thing: id })
        break
      case PROTECTION:
        to.legal({ type: 'protect' })
        to.legal({ type: 'bear' })
        break
      default:
        to.legal({ type: 'finishOff' })
        to.legal({ type: 'spare' })
    }
  },

  answer(s, f, _seat, action, play) {
    switch (action.type) {
      case 'spend':
        f.left--
        wearDown(s, f.seat, s.survivors[f.seat]!.things.find(({ id }) => id === action.thing)!, play)
        break
      case 'protect':
        // [DD-10.15] [DD-15.50] The whole loss of one attack, once in a fight.
        standOf(s.scene!, f.seat)!.protectionSpent = true
        play.emit?.({ kind: 'protected', rule: 'DD-10.15', seat: f.seat })
        pop(s)
        break
      case 'bear':
        if (sufferLiving(s, f.seat, f.left, f.cause, play)) f.step = BEATEN
        else pop(s)
        break
      case 'finishOff':
        pop(s)
        die(s, f.seat, 'killed', 'DD-10.17', play)
        break
      case 'spare':
        pop(s)
        play.emit?.({ kind: 'spared', rule: 'DD-10.17', seat: f.seat })
    }
  },
}

/** [DD-15.60] For as long as both could take the next point. */
function chooseArm(s: DeadDice, f: HarmFrame, play: Play): void {
  const arms = wearingArms(s.survivors[f.seat]!)
  if (f.left > 0 && arms.length > 1) {
    ask(s, f.seat, 'arm')
    return
  }
  const { seat, left, cause, contact } = f
  pop(s)
  if (left > 0) sufferDead(s, seat, left, cause, play, contact)
}

/** [DD-10.17] Who made the last attack decides: a player, or the game master for an adversary and for who is gone. */
function askVictor(s: DeadDice, f: HarmFrame, play: Play): void {
  const { by } = f.cause
  if (by !== undefined && !isFoe(by) && isAlive(s.survivors[by]!)) ask(s, by, 'beaten')
  else askMaster(s, f, 'beaten', harm, play)
}
