import { type Frame, type Play, type Procedure, pop, type Refusal } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { RESERVES } from '../data/reserves.js'
import { askMaster } from '../master/ask.js'
import { note } from '../rules/menace.js'
import { reservesInPlay, setReserve } from '../rules/reserves.js'
import { hasHumanMaster } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { ReservesFrame } from './kinds-master.js'

export const reservesFrame = (): Frame => ({ kind: 'reserves', step: 0 }) satisfies ReservesFrame as Frame

type Choice = Extract<DeadDiceAction, { type: 'reserves' }>

/** [DD-4.10] Exactly one reserve starts Empty and another one Low, as the game master likes; the others are Sufficient. */
export const reserves: Procedure<DeadDice, ReservesFrame, DeadDiceAction> = {
  run(s, f, play) {
    askMaster(s, f, 'reserves', reserves, play)
  },

  offer(s, _f, _seat, to) {
    for (const empty of RESERVES)
      for (const low of RESERVES) {
        const action: Choice = { type: 'reserves', empty, low }
        const refusal = refusalOfReserves(s, action)
        if (refusal === null) to.legal(action)
        else to.refuse(action, refusal.rule, {}, refusal.key)
      }
  },

  answer(s, _f, _seat, action, play) {
    start(s, action as Choice, play)
    pop(s)
  },
}

function refusalOfReserves(s: DeadDice, { empty, low }: Choice): Refusal | null {
  const known = reservesInPlay(s)
  if (!known.includes(empty) || !known.includes(low)) return { rule: 'DD-12.9', key: 'reserve.alone' }
  return empty === low ? { rule: 'DD-4.10', key: 'reserves.same' } : null
}

/** [DD-15.31] There is a refuge where Shelter is not Empty. */
function start(s: DeadDice, { empty, low }: Choice, play: Play): void {
  setReserve(s, empty, 'empty', 'DD-4.10', play)
  setReserve(s, low, 'low', 'DD-4.10', play)
  s.group.hasShelter = s.group.reserves.shelter !== 'empty'
  note(s, { turn: s.turn, what: 'reserves', price: 0, rule: 'DD-4.10', why: whyStart(s) })
}

const whyStart = (s: DeadDice): string => (hasHumanMaster(s) ? '' : 'start')
