import { type Play, type Refusal, type RuleId, type Seat, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import { LINES } from '../data/equipment.js'
import { LEVELS, RESERVE_LINES } from '../data/reserves.js'
import { ableSeats, isAlive } from '../seats.js'
import type { DeadDice, Survivor, Thing } from '../state.js'
import {
  drop,
  handsOf,
  isOverloaded,
  isProtection,
  linesFree,
  newThing,
  receive,
  thingBy,
  wouldOverload,
} from './carrying.js'
import { canShareOut, carryAlone, LOADS, lightenLoads, linesCarried, linesMissing, shareOut } from './loads.js'
import { rank, setReserve } from './reserves.js'

const PACKING = [
  'wield',
  'handOver',
  'drop',
  'stash',
  'treat',
  'takeOut',
  'putOn',
  'takeOff',
  'shoulder',
  'setDown',
  'shareOut',
] as const
export type PackAction = Extract<DeadDiceAction, { type: (typeof PACKING)[number] }>

export const isPacking = (action: DeadDiceAction): action is PackAction =>
  (PACKING as readonly string[]).includes(action.type)

const no = (rule: RuleId, key: string): Refusal => ({ rule, key: `pack.${key}` })

/** Why a survivor may not do this with things now; `null` when it can be done, perhaps with too much to carry. */
export function whyNotPack(s: DeadDice, seat: Seat, action: PackAction): Refusal | null {
  const survivor = s.survivors[seat]!
  switch (action.type) {
    case 'wield':
      return whyNotWield(survivor, action.hand)
    case 'handOver':
      return whyNotOwn(survivor, action.thing) ?? whyNotGive(s, seat, action.seat)
    case 'drop':
      return whyNotOwn(survivor, action.thing)
    case 'stash':
      return whyNotOwn(survivor, action.thing) ?? whyNotStash(s)
    case 'treat':
      return whyNotOwn(survivor, action.thing) ?? whyNotTreat(s, seat, survivor, action)
    case 'takeOut':
      return s.group.stash.some(({ id }) => id === action.thing) ? whyNotReach(s) : no('DD-3.19', 'notInStash')
    case 'putOn':
      return whyNotOwn(survivor, action.thing) ?? whyNotPutOn(survivor, thingBy(survivor, action.thing)!)
    case 'takeOff':
      return (action.what === 'bag' ? survivor.bag : survivor.armour !== null) ? null : no('DD-3.17', 'nothingOn')
    case 'shoulder':
      return when('DD-15.44', linesMissing(s, action.what) > 0) ? null : no('DD-15.44', 'noLoad')
    case 'setDown':
      return survivor.loads[action.what] > 0 ? null : no('DD-15.44', 'noneCarried')
    case 'shareOut':
      return canShareOut(s) ? null : no('DD-15.44', 'noRoom')
  }
}

const whyNotOwn = (survivor: Survivor, id: number): Refusal | null =>
  thingBy(survivor, id) === null ? no('DD-3.17', 'notYours') : null

/** [DD-3.6] [DD-15.12] */
function whyNotWield(survivor: Survivor, hand: readonly number[]): Refusal | null {
  const unknown = hand.some((id) => thingBy(survivor, id) === null)
  if (unknown) return no('DD-3.17', 'notYours')
  if (sameHand(hand, survivor.hand)) return no('DD-15.12', 'inHand')
  return when(
    'DD-3.6',
    handsOf(survivor).some((one) => sameHand(one, hand)),
  )
    ? null
    : no('DD-3.6', 'hands')
}

export const sameHand = (one: readonly number[], other: readonly number[]): boolean =>
  one.length === other.length && one.every((id) => other.includes(id))

function whyNotGive(s: DeadDice, seat: Seat, other: Seat): Refusal | null {
  const to = s.survivors[other]
  if (to === undefined || other === seat || !isAlive(to)) return no('DD-15.7', 'nobody')
  if (s.scene === null) return null
  const here = s.scene.stands.filter((stand) => stand.gone === '').map((stand) => stand.seat)
  return here.includes(seat) === here.includes(other) ? null : no('DD-15.7', 'nobody')
}

/** [DD-16.46] On oneself, or on a survivor who could be handed something. */
function whyNotTreat(
  s: DeadDice,
  seat: Seat,
  survivor: Survivor,
  { thing, seat: whom }: Extract<PackAction, { type: 'treat' }>,
): Refusal | null {
  if (!when('DD-16.46', thingBy(survivor, thing)!.item === 'medicine')) return no('DD-16.46', 'notMedicine')
  return whom === seat ? null : whyNotGive(s, seat, whom)
}

/** [DD-3.19] [DD-3.20] */
function whyNotStash(s: DeadDice): Refusal | null {
  return carryAlone(s) ? no('DD-3.20', 'noCompanions') : whyNotReach(s)
}

/** [DD-15.78] On a raid companions who stayed at home are out of reach; those who leave drop everything [DD-15.32]. */
export function whyNotReach(s: DeadDice): Refusal | null {
  if (carryAlone(s) || s.phase !== 'dead') return null
  const near = s.group.companions.some(({ alive, onRaid }) => alive && onRaid)
  return when('DD-15.78', near) ? null : no('DD-15.78', 'outOfReach')
}

function whyNotPutOn(survivor: Survivor, { item }: Thing): Refusal | null {
  if (isProtection(item)) return null
  if (item !== 'backpack') return no('DD-15.44', 'notWorn')
  return survivor.bag ? no('DD-3.17', 'hasBag') : null
}

/** [DD-3.18] Who would carry too much by this and does not yet; `null` for nobody. */
export function overloadedBy(s: DeadDice, seat: Seat, action: PackAction): Seat | null {
  const survivor = s.survivors[seat]!
  switch (action.type) {
    case 'handOver':
      return tooMuch(s.survivors[action.seat]!, thingBy(survivor, action.thing)!) ? action.seat : null
    case 'takeOut':
      return tooMuch(survivor, s.group.stash.find(({ id }) => id === action.thing)!) ? seat : null
    case 'shoulder':
      return linesFree(survivor) === 0 ? seat : null
    case 'takeOff': {
      const lost = 1 + (action.what === 'bag' ? LINES.bag : 0)
      return !isOverloaded(survivor) && linesFree(survivor) < lost ? seat : null
    }
    default:
      return null
  }
}

const tooMuch = (survivor: Survivor, thing: Thing): boolean => !isOverloaded(survivor) && wouldOverload(survivor, thing)

/** Does it. */
export function pack(s: DeadDice, seat: Seat, action: Exclude<PackAction, { type: 'treat' }>): void {
  const survivor = s.survivors[seat]!
  switch (action.type) {
    case 'wield':
      survivor.hand = action.hand.slice()
      break
    case 'handOver':
      receive(s.survivors[action.seat]!, taken(survivor, action.thing))
      break
    case 'drop':
      drop(survivor, action.thing)
      break
    case 'stash':
      s.group.stash = [...s.group.stash, taken(survivor, action.thing)]
      break
    case 'takeOut': {
      const thing = s.group.stash.find(({ id }) => id === action.thing)!
      s.group.stash = s.group.stash.filter((one) => one !== thing)
      receive(survivor, thing)
      break
    }
    case 'putOn':
      putOn(s, survivor, taken(survivor, action.thing))
      break
    case 'takeOff':
      takeOff(s, survivor, action.what)
      break
    case 'shoulder':
      survivor.loads[action.what]++
      break
    case 'setDown':
      survivor.loads[action.what]--
      break
    case 'shareOut':
      shareOut(s)
  }
}

function taken(survivor: Survivor, id: number): Thing {
  const thing = thingBy(survivor, id)!
  drop(survivor, id)
  return thing
}

/** What was worn before is carried. */
function putOn(s: DeadDice, survivor: Survivor, thing: Thing): void {
  if (isProtection(thing.item) && survivor.armour !== null) takeOff(s, survivor, 'armour')
  receive(survivor, thing)
}

function takeOff(s: DeadDice, survivor: Survivor, what: 'bag' | 'armour'): void {
  const item = what === 'bag' ? 'backpack' : survivor.armour!
  if (what === 'bag') survivor.bag = false
  else survivor.armour = null
  survivor.things = [...survivor.things, newThing(s, item)]
}

/** [DD-15.32] [DD-15.44] Alone, with things or reserves that nobody has taken in hand yet. */
export const mustPack = (s: DeadDice): boolean =>
  carryAlone(s) && (s.group.stash.length > 0 || LOADS.some((what) => linesMissing(s, what) > 0))

/** Whether a survivor has anything to arrange, at a quiet moment. */
export const canPack = (s: DeadDice, seat: Seat): boolean =>
  s.scene?.fighting !== true &&
  ableSeats(s).includes(seat) &&
  s.survivors[seat]!.things.length + s.group.stash.length > 0

/** [DD-15.32] [DD-15.44] What was left lying is lost, and a reserve falls to the level that is carried. */
export function leaveTheRest(s: DeadDice, play: Play): void {
  for (const { item } of s.group.stash)
    play.emit?.({ kind: 'left-behind', rule: 'DD-15.32', data: { item: { word: `item.${item}` } }, about: { item } })
  s.group.stash = []
  for (const what of LOADS) {
    const carried = linesCarried(s, what)
    const fits = LEVELS.filter((level) => RESERVE_LINES[what][level] <= carried).at(-1)!
    if (rank(fits) < rank(s.group.reserves[what])) setReserve(s, what, fits, 'DD-15.44', play)
  }
  lightenLoads(s)
}
