import { type Frame, type Play, type Procedure, pop, push, type Refusal, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { CONTACT_CELL } from '../data/ladder.js'
import type { CatastropheCause } from '../data/menace.js'
import { RESERVES } from '../data/reserves.js'
import { nameOf, narrate } from '../events.js'
import { askMaster } from '../master/ask.js'
import { feeOf, turningNow } from '../rules/catastrophes.js'
import { die } from '../rules/harm.js'
import { pay } from '../rules/menace.js'
import { newHorde } from '../rules/purchases.js'
import { rank, reservesInPlay, setReserve } from '../rules/reserves.js'
import { newScene } from '../rules/scene.js'
import { hasHumanMaster, livingSeats } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { CatastropheFrame } from './kinds-turns.js'
import { sceneFrame } from './scene.js'

const BEGIN = 0
const STRIKE = 1

export const catastropheFrame = (cause: CatastropheCause): Frame =>
  ({ kind: 'catastrophe', step: BEGIN, cause, went: 'underWay' }) satisfies CatastropheFrame as Frame

/** [DD-6.12] to [DD-6.16] Everything goes wrong; then it is a dead turn again. */
export const catastrophe: Procedure<DeadDice, CatastropheFrame, DeadDiceAction> = {
  run(s, f, play) {
    if (f.step === BEGIN) {
      begin(s, f, play)
      f.step = STRIKE
      // [DD-15.76] Where the last of them turned there is nobody left to fight for.
      if (livingSeats(s).length > 0) push(s, sceneFrame('catastrophe'))
    } else if (livingSeats(s).length === 0) leave(s)
    else askMaster(s, f, 'strike', catastrophe, play)
  },

  offer(s, _f, _seat, to) {
    for (const empty of RESERVES)
      for (const low of RESERVES) {
        const refusal = whyNotStrike(s, empty, low)
        if (refusal === null) to.legal({ type: 'strike', empty, low })
        else to.refuse({ type: 'strike', empty, low }, refusal.rule, {}, refusal.key)
      }
  },

  answer(s, _f, _seat, action, play) {
    if (action.type !== 'strike') return
    setReserve(s, action.empty, 'empty', 'DD-6.15', play)
    // [DD-15.27] Nothing gets better by it.
    if (when('DD-15.27', rank(s.group.reserves[action.low]) > rank('low')))
      setReserve(s, action.low, 'low', 'DD-6.15', play)
    leave(s)
  },
}

function whyNotStrike(s: DeadDice, empty: (typeof RESERVES)[number], low: (typeof RESERVES)[number]): Refusal | null {
  const known = reservesInPlay(s)
  if (!known.includes(empty) || !known.includes(low)) return { rule: 'DD-12.9', key: 'reserve.alone' }
  return when('DD-15.27', empty === low) ? { rule: 'DD-15.27', key: 'strike.same' } : null
}

/** [DD-6.13] The fee comes first, as far as there is Menace [DD-15.27]. */
function begin(s: DeadDice, { cause }: CatastropheFrame, play: Play): void {
  const price = Math.min(feeOf(s, cause), s.master.menace)
  if (price > 0) pay(s, { what: `catastrophe.${cause}`, price, rule: 'DD-6.13', why: hasHumanMaster(s) ? '' : cause })
  if (cause === 'gameMaster') s.master.plan.catastrophes++
  play.emit?.({ kind: 'catastrophe', rule: 'DD-6.12', about: { cause } })
  narrate(s, play, 'catastrophe')
  // [DD-15.26] The living turn ends with it, whatever started it: the bitten turn at the latest now, and that shows.
  play.reveal?.('all')
  const turned = turningNow(s)
  for (const seat of turned) {
    const survivor = s.survivors[seat]!
    survivor.deeds.hidBite = when('DD-12.6.f', !survivor.told)
    narrate(s, play, 'turning', { who: nameOf(s, seat) })
    die(s, seat, 'turned', 'DD-6.16', play)
  }
  const scene = newScene(s, 'catastrophe', null, cause)
  s.scene = scene
  // [DD-15.26] Free, and among them.
  for (const seat of turned) scene.hordes.push(newHorde(s, { size: 1, cell: CONTACT_CELL, was: seat }))
}

function leave(s: DeadDice): void {
  s.scene = null
  pop(s)
}
