import { type Play, type Refusal, type Seat, when } from '@shamble/kernel'
import type { Item } from '../data/equipment.js'
import { combined, type TrailerKind, type VehicleKind } from '../data/vehicles.js'
import { isAlive } from '../seats.js'
import type { DeadDice } from '../state.js'
import { gain, itemName } from './finds.js'
import { inPeriod } from './kit.js'

/** [DD-15.65] Why a game master cannot give this to a survivor; `null` where the story allows it. */
export function whyNotBestow(s: DeadDice, seat: Seat): Refusal | null {
  const survivor = s.survivors[seat]
  if (survivor === undefined || !isAlive(survivor)) return { rule: 'DD-15.65', key: 'gift.nobody', at: 'seat' }
  return inAFight(s)
}

/** [DD-15.7] In a fight things change hands by what people do there. */
const inAFight = (s: DeadDice): Refusal | null =>
  when('DD-15.7', s.scene?.fighting === true) ? { rule: 'DD-15.7', key: 'gift.fight' } : null

/** Something that a human game master lets a survivor find, or be given [DD-11.3]. */
export function bestow(s: DeadDice, seat: Seat, item: Item, play: Play): void {
  const given = inPeriod(s, item)
  gain(s, seat, given)
  play.emit?.({ kind: 'found', rule: 'DD-15.65', seat, data: { what: itemName(given) }, about: { item: given } })
}

const towed = (trailer: 'none' | TrailerKind): TrailerKind | null => (trailer === 'none' ? null : trailer)

/** [DD-3.26] [DD-15.43] Why the band cannot have this vehicle: some tow too much. */
export function whyNotVehicle(s: DeadDice, kind: VehicleKind, trailer: 'none' | TrailerKind): Refusal | null {
  if (when('DD-15.43', combined(kind, towed(trailer)) === null))
    return { rule: 'DD-15.43', key: 'gift.trailer', at: 'trailer' }
  return inAFight(s)
}

/** [DD-3.21] The band has a vehicle from now on, with what it tows. */
export function bringVehicle(s: DeadDice, kind: VehicleKind, trailer: 'none' | TrailerKind, play: Play): void {
  const { wear } = combined(kind, towed(trailer))!
  s.group.vehicle = { kind, trailer: towed(trailer), wear }
  play.emit?.({
    kind: 'vehicle-comes',
    rule: 'DD-3.21',
    data: { vehicle: { word: `vehicle.${kind}` }, trailer: { word: `vehicle.${trailer}` } },
    about: { kind, trailer },
  })
}
