import type { Param, Play, Seat } from '@shamble/kernel'
import type { Item } from '../data/equipment.js'
import { VEHICLE_TABLE } from '../data/vehicles.js'
import { ableSeats } from '../seats.js'
import type { DeadDice } from '../state.js'
import { isProtection, isWeapon, newThing, receive, wouldOverload } from './carrying.js'
import { whyNotReach } from './packing.js'
import { dryGuns, type Find, nextFind, vehicleIn, visitOf } from './places.js'

/** [DD-16.37] The first thing that nobody took; [DD-3.19] companions carry what the finder has no room for. */
function takeItem(s: DeadDice, seat: Seat, play: Play): void {
  const place = s.scene!.place!
  const item = nextFind(s, place)!
  visitOf(s, place).taken++
  play.emit?.({ kind: 'found', rule: 'DD-16.37', seat, data: { what: itemName(item) }, about: { item } })
  gain(s, seat, item)
}

/**
 * A survivor gets something. [DD-15.44] What they have no room for another takes, or the companions; alone, it lies
 * there until a survivor takes it in hand.
 */
export function gain(s: DeadDice, seat: Seat, item: Item): void {
  const thing = newThing(s, item)
  const taker = [seat, ...ableSeats(s)].find((other) => !wouldOverload(s.survivors[other]!, thing))
  if (taker !== undefined) receive(s.survivors[taker]!, thing)
  else if (whyNotReach(s) === null) s.group.stash.push(thing)
  else receive(s.survivors[seat]!, thing)
}

/** [DD-16.57] Once in a game. */
function takeVehicle(s: DeadDice, seat: Seat, play: Play): void {
  const place = s.scene!.place!
  const kind = vehicleIn(s, place)!
  visitOf(s, place).vehicle = true
  s.group.vehicle = { kind, trailer: null, wear: VEHICLE_TABLE[kind].wear }
  play.emit?.({ kind: 'found', rule: 'DD-16.57', seat, data: { what: { word: `vehicle.${kind}` } }, about: { kind } })
}

/** [DD-12.28] The finder's own gun first. */
function takeShells(s: DeadDice, seat: Seat, play: Play): void {
  const guns = dryGuns(s)
  const gun = guns.find(({ id }) => s.survivors[seat]!.things.some((thing) => thing.id === id)) ?? guns[0]!
  gun.dry = false
  play.emit?.({
    kind: 'found',
    rule: 'DD-12.28',
    seat,
    data: { what: { word: 'object.shells' } },
    about: { thing: gun.id },
  })
}

const TAKE = { item: takeItem, vehicle: takeVehicle, shells: takeShells } as const

/** [DD-16.37] What a search brought to light, and the group takes along. */
export const takeFind = (s: DeadDice, what: Find, seat: Seat, play: Play): void => TAKE[what](s, seat, play)

export function itemName(item: Item): Param {
  if (isWeapon(item)) return { word: `weapon.${item}` }
  return { word: isProtection(item) ? `protection.${item}` : `object.${item}` }
}
