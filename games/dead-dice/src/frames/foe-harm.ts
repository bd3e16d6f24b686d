import { ask, type Play, type Procedure, pop, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { askMaster } from '../master/ask.js'
import { adversaryName } from '../rules/adversaries.js'
import { isHarmless } from '../rules/harm.js'
import { creditClosing } from '../rules/kills.js'
import { deadWithin, enemiesLeft, foeNumber, releaseFrom } from '../rules/ladder.js'
import { isAlive } from '../seats.js'
import type { DeadDice, Foe } from '../state.js'
import type { FoeHarmFrame } from './kinds-fight.js'

const PROTECTION = 0
const LOSS = 1
const BEATEN = 2

/** [DD-10.2] An adversary loses Combativity: a protection may take it [DD-10.15]; at 0 the victor decides [DD-10.17]. */
export const foeHarm: Procedure<DeadDice, FoeHarmFrame, DeadDiceAction> = {
  run(s, f, play) {
    const foe = s.scene!.foes[f.foe]!
    switch (f.step) {
      case PROTECTION:
        if (f.by !== null && when('DD-15.50', foe.who.protection !== undefined && !foe.protectionSpent))
          askMaster(s, f, 'protection', foeHarm, play)
        else f.step = LOSS
        break
      case LOSS:
        lose(s, f, foe, play)
        break
      default:
        if (isAlive(s.survivors[f.by!]!)) ask(s, f.by!, 'beaten')
        else pop(s)
    }
  },

  offer(_s, f, _seat, to) {
    if (f.step === PROTECTION) {
      to.legal({ type: 'protect' })
      to.legal({ type: 'bear' })
    } else {
      to.legal({ type: 'finishOff' })
      to.legal({ type: 'spare' })
    }
  },

  answer(s, f, seat, action, play) {
    const foe = s.scene!.foes[f.foe]!
    switch (action.type) {
      case 'protect':
        foe.protectionSpent = true
        play.emit?.({
          kind: 'foe-protected',
          rule: 'DD-10.15',
          data: { foe: adversaryName(s, foe.who) },
          about: { foe: f.foe },
        })
        pop(s)
        break
      case 'bear':
        f.step = LOSS
        break
      case 'finishOff':
        pop(s)
        s.survivors[seat]!.deeds.livingKilled++
        killFoe(s, f.foe, 'foe-killed', play)
        break
      case 'spare':
        pop(s)
        s.survivors[seat]!.deeds.livingSpared++
        play.emit?.({
          kind: 'foe-spared',
          rule: 'DD-10.17',
          seat,
          data: { foe: adversaryName(s, foe.who) },
          about: { foe: f.foe },
        })
    }
  },
}

function lose(s: DeadDice, f: FoeHarmFrame, foe: Foe, play: Play): void {
  const left = foe.combativity - f.loss
  // Whether an adversary still stands tells of figures that nobody knows.
  play.reveal?.('all')
  foe.combativity = Math.max(0, left)
  play.emit?.({ kind: 'foe-hurt', rule: f.rule, data: { foe: adversaryName(s, foe.who) }, about: { foe: f.foe } })
  if (when('DD-10.2', foe.combativity > 0)) {
    pop(s)
    return
  }
  foe.state = 'out'
  foe.engaged = []
  releaseFrom(s.scene!, foeNumber(f.foe))
  play.emit?.({ kind: 'foe-out', rule: 'DD-10.2', data: { foe: adversaryName(s, foe.who) }, about: { foe: f.foe } })
  if (f.by !== null) {
    if (!enemiesLeft(s.scene!)) creditClosing(s, s.scene!, f.by)
    f.step = BEATEN
    return
  }
  // [DD-15.52] Among the dead: infected at 0, eaten below.
  pop(s)
  foe.infected = (f.rule === 'DD-15.52' || deadWithin(s.scene!, foe.cell, 1)) && !isHarmless(s)
  if (when('DD-15.52', left < 0)) killFoe(s, f.foe, 'foe-eaten', play)
}

/** [DD-15.52] Three sixes. */
export const devourFoe = (s: DeadDice, place: number, play: Play): void => killFoe(s, place, 'foe-eaten', play)

/** [DD-11.16] A body is left where one of the living died. */
function killFoe(s: DeadDice, place: number, kind: string, play: Play): void {
  const scene = s.scene!
  const foe = scene.foes[place]!
  foe.state = 'dead'
  foe.combativity = 0
  foe.engaged = []
  releaseFrom(scene, foeNumber(place))
  scene.bodies.push(foe.cell)
  play.emit?.({
    kind,
    rule: kind === 'foe-eaten' ? 'DD-15.52' : 'DD-10.17',
    data: { foe: adversaryName(s, foe.who) },
    about: { foe: place },
  })
}
