import { type Play, type Procedure, pop, push, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { PRICES } from '../data/menace.js'
import { askMaster } from '../master/ask.js'
import { engage, heading, inReachOf, stepTowards } from '../rules/advance.js'
import { hordeById } from '../rules/ladder.js'
import { pay } from '../rules/menace.js'
import { newHorde } from '../rules/purchases.js'
import { hasHumanMaster, isPresent } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { RisingFrame } from './kinds-fight.js'
import { onslaughtFrame } from './onslaught.js'

const ASK = 0
const AT_ONCE = 1
const ATTACK = 2

/** [DD-11.16] [DD-15.57] For 1 Menace a die's worth of the scene's dead get up. */
export const rising: Procedure<DeadDice, RisingFrame, DeadDiceAction> = {
  run(s, f, play) {
    switch (f.step) {
      case ASK:
        // A person is asked even without Menace: who is not would tell of it.
        if (hasHumanMaster(s) || canPay(s)) askMaster(s, f, 'rising', rising, play)
        else pop(s)
        break
      case AT_ONCE:
        next(s, f, play)
        break
      default:
        pop(s)
        if (f.attacking.length > 0) push(s, onslaughtFrame(f.attacking))
    }
  },

  offer(s, f, _seat, to) {
    if (f.step === ASK) {
      if (canPay(s)) to.legal({ type: 'raiseDead' })
      else to.refuse({ type: 'raiseDead' }, 'DD-15.85', {}, 'rising.menace')
      to.legal({ type: 'letLie' })
      return
    }
    const horde = hordeById(s.scene!, f.queue[0]!)!
    for (const at of inReachOf(s, horde)) to.legal({ type: 'target', horde: horde.id, at })
  },

  answer(s, f, _seat, action, play) {
    switch (action.type) {
      case 'raiseDead':
        raise(s, f, play)
        break
      case 'letLie':
        pop(s)
        break
      case 'target':
        f.attacking.push(f.queue.shift()!)
        engage(s, hordeById(s.scene!, action.horde)!, action.at, play)
    }
  },
}

/** [DD-15.85] Nothing rises free of charge. */
const canPay = (s: DeadDice): boolean => when('DD-15.85', s.master.menace >= PRICES.raiseDead.menace)

/** [DD-15.57] One group for each cell, those nearest to the living first; a marker that rose is used up. */
function raise(s: DeadDice, f: RisingFrame, play: Play): void {
  const scene = s.scene!
  const { menace, rule } = PRICES.raiseDead
  pay(s, { what: 'raiseDead', price: menace, rule })
  s.master.plan.left = Math.max(0, s.master.plan.left - menace)
  const face = play.chance.die(6, 'DD-11.16')
  const bodies = [...scene.bodies].sort((a, b) => toLiving(s, a) - toLiving(s, b) || a - b)
  const risen = bodies.slice(0, face)
  scene.bodies = bodies.slice(face)
  for (const cell of new Set(risen)) {
    const horde = newHorde(s, { size: risen.filter((one) => one === cell).length, cell })
    scene.hordes.push(horde)
    f.queue.push(horde.id)
  }
  play.emit?.({ kind: 'dead-rise', rule: 'DD-11.16', dice: [face], data: { number: risen.length } })
  f.step = when('DD-15.57', s.options.risingDeadAttack === 'atOnce') ? AT_ONCE : ATTACK
}

function toLiving(s: DeadDice, cell: number): number {
  let least = Number.MAX_SAFE_INTEGER
  for (const stand of s.scene!.stands) if (isPresent(s, stand)) least = Math.min(least, Math.abs(stand.cell - cell))
  for (const foe of s.scene!.foes) if (foe.state === 'fighting') least = Math.min(least, Math.abs(foe.cell - cell))
  return least
}

/** Those among the living attack, the others come a cell nearer. */
function next(s: DeadDice, f: RisingFrame, play: Play): void {
  const id = f.queue[0]
  if (id === undefined) {
    f.step = ATTACK
    return
  }
  const horde = hordeById(s.scene!, id)!
  const near = inReachOf(s, horde)
  if (near.length > 1) {
    askMaster(s, f, 'target', rising, play)
    return
  }
  f.queue.shift()
  if (when('DD-15.57', near.length === 1)) {
    engage(s, horde, near[0]!, play)
    f.attacking.push(id)
  } else {
    const to = heading(s, horde)
    if (to !== null) stepTowards(s, horde, to, play)
  }
}
