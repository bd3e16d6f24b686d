import { ask, type Frame, type Offers, type Play, type Procedure, pop, push, type Seat } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { nameOf } from '../events.js'
import { askMaster } from '../master/ask.js'
import { handsOf } from '../rules/carrying.js'
import { treat } from '../rules/healing.js'
import { carryAlone, LOADS } from '../rules/loads.js'
import {
  canPack,
  isPacking,
  leaveTheRest,
  mustPack,
  overloadedBy,
  type PackAction,
  pack,
  sameHand,
  whyNotPack,
} from '../rules/packing.js'
import { ableSeats, hasHumanMaster, livingSeats } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { PackingFrame } from './kinds-people.js'

/** Some survivors arrange what they carry, at a quiet moment. */
export function startPacking(s: DeadDice, waiting: Seat[]): void {
  push(s, { kind: 'packing', step: 0, waiting, alone: false, wanted: null } satisfies PackingFrame as Frame)
}

/** [DD-15.32] [DD-15.44] What companions carried must be taken in hand at once; gives whether that is to be done now. */
export function packFirst(s: DeadDice): boolean {
  if (s.scene?.fighting === true || !mustPack(s)) return false
  const waiting = ableSeats(s)
  push(s, { kind: 'packing', step: 0, waiting, alone: true, wanted: null } satisfies PackingFrame as Frame)
  return true
}

export function offerToPack(s: DeadDice, seat: Seat, to: Offers<DeadDiceAction>): void {
  if (canPack(s, seat)) to.legal({ type: 'pack' })
}

/** [DD-3.17] to [DD-3.20] Things change hands until all have finished. */
export const packing: Procedure<DeadDice, PackingFrame, DeadDiceAction> = {
  run(s, f, play) {
    f.waiting = f.waiting.filter((seat) => livingSeats(s).includes(seat))
    if (f.wanted !== null) askMaster(s, f, 'overload', packing, play)
    else if (f.waiting.length > 0) for (const seat of f.waiting) ask(s, seat, 'pack')
    else {
      if (f.alone) leaveTheRest(s, play)
      pop(s)
    }
  },

  offer(s, f, seat, to) {
    if (f.wanted === null) offerPacking(s, seat, to)
    else {
      to.legal({ type: 'grant' })
      to.legal({ type: 'deny' })
    }
  },

  answer(s, f, seat, action, play) {
    if (action.type === 'packed') {
      f.waiting = f.waiting.filter((other) => other !== seat)
      return
    }
    // Everybody who is still packing is asked anew: things have moved.
    s.questions.length = 0
    if (action.type === 'grant') granted(s, f, play)
    else if (action.type === 'deny') denied(s, f, play)
    else if (isPacking(action)) {
      // [DD-3.18] To carry too much needs the game master's consent.
      if (overloadedBy(s, seat, action) === null) carryOut(s, seat, action, play)
      else f.wanted = { seat, action }
    }
  },

  refuse: (s, f, seat, action) =>
    f.wanted === null && seat < s.options.players && isPacking(action) ? whyNotPack(s, seat, action) : null,
}

function offerPacking(s: DeadDice, seat: Seat, to: Offers<DeadDiceAction>): void {
  to.legal({ type: 'packed' })
  const survivor = s.survivors[seat]!
  for (const hand of handsOf(survivor)) if (!sameHand(hand, survivor.hand)) to.legal({ type: 'wield', hand })
  for (const { id } of survivor.things) {
    to.legal({ type: 'drop', thing: id })
    offerOne(s, seat, { type: 'stash', thing: id }, to)
    offerOne(s, seat, { type: 'putOn', thing: id }, to)
    for (const other of livingSeats(s)) offerOne(s, seat, { type: 'treat', thing: id, seat: other }, to)
    for (const other of livingSeats(s)) offerOne(s, seat, { type: 'handOver', thing: id, seat: other }, to)
  }
  for (const { id } of s.group.stash) offerOne(s, seat, { type: 'takeOut', thing: id }, to)
  offerOne(s, seat, TAKE_OFF_BAG, to)
  offerOne(s, seat, TAKE_OFF_ARMOUR, to)
  if (!carryAlone(s)) return
  for (const what of LOADS) {
    offerOne(s, seat, { type: 'shoulder', what }, to)
    offerOne(s, seat, { type: 'setDown', what }, to)
  }
  offerOne(s, seat, SHARE_OUT, to)
}

const TAKE_OFF_BAG: PackAction = { type: 'takeOff', what: 'bag' }
const TAKE_OFF_ARMOUR: PackAction = { type: 'takeOff', what: 'armour' }
const SHARE_OUT: PackAction = { type: 'shareOut' }

function offerOne(s: DeadDice, seat: Seat, action: PackAction, to: Offers<DeadDiceAction>): void {
  if (whyNotPack(s, seat, action) === null) to.legal(action)
}

function carryOut(s: DeadDice, seat: Seat, action: PackAction, play: Play): void {
  if (action.type === 'treat') {
    treat(s, seat, action.thing, action.seat, play)
    return
  }
  tell(s, seat, action, play)
  pack(s, seat, action)
}

function granted(s: DeadDice, f: PackingFrame, play: Play): void {
  const { seat, action } = f.wanted!
  f.wanted = null
  // Re-checked: what others said or did meanwhile may have moved the thing, or made room for it.
  if (whyNotPack(s, seat, action as PackAction) !== null) return
  const over = overloadedBy(s, seat, action as PackAction)
  carryOut(s, seat, action as PackAction, play)
  if (over === null) return
  const rule = hasHumanMaster(s) ? 'DD-3.18' : 'DD-16.25'
  play.emit?.({ kind: 'overloaded', rule, seat: over, data: { name: nameOf(s, over) } })
}

function denied(s: DeadDice, f: PackingFrame, play: Play): void {
  const { seat } = f.wanted!
  f.wanted = null
  play.emit?.({ kind: 'overload-denied', rule: 'DD-3.18', seat, data: { name: nameOf(s, seat) } })
}

/** What all can see; what a survivor holds or shifts about themselves is not worth a line. */
function tell(s: DeadDice, seat: Seat, action: Exclude<PackAction, { type: 'treat' }>, play: Play): void {
  if (play.emit === null || !('thing' in action) || action.type === 'putOn') return
  const { item } = (action.type === 'takeOut' ? s.group.stash : s.survivors[seat]!.things).find(
    ({ id }) => id === action.thing,
  )!
  play.emit({
    kind: `gear.${action.type}`,
    rule: action.type === 'handOver' ? 'DD-15.7' : action.type === 'drop' ? 'DD-3.17' : 'DD-3.19',
    seat,
    data: {
      name: nameOf(s, seat),
      item: { word: `item.${item}` },
      ...(action.type === 'handOver' ? { whom: nameOf(s, action.seat) } : {}),
    },
    about: { item, thing: action.thing },
  })
}
