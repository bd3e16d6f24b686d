import { type Param, type Play, when } from '@shamble/kernel'
import type { DeadDiceAction } from '../actions.js'
import type { Item } from '../data/equipment.js'
import type { VehicleKind } from '../data/vehicles.js'
import { IN_SWORDS, WEAPON_TABLE, type WeaponId } from '../data/weapons.js'
import { scenarioWord } from '../events.js'
import { type Place, placeWord } from '../scenario/scenario.js'
import { stagedOf } from '../scenario/staged.js'
import { ableSeats } from '../seats.js'
import type { DeadDice, Thing, Visit } from '../state.js'
import { isArtillery } from './arms.js'
import { isWeapon } from './carrying.js'

export type Find = Extract<DeadDiceAction, { type: 'take' }>['what']

const DRAWN = 'DD-16.47'

/** What a place is called where nobody has a word for it. */
export const UNNAMED = '…'

/** Every way in which so many dice fall, by the place that it leads to: 0 for the lowest sum. */
const FALLS: Readonly<Record<1 | 2, readonly number[]>> = {
  1: [0, 1, 2, 3, 4, 5],
  2: Array.from({ length: 36 }, (_, i) => Math.floor(i / 6) + (i % 6)),
}

/** [DD-16.47] [DD-16.56] Where a leg leads, drawn from the scenario's table; `null` where there is none. */
export function drawPlace(s: DeadDice, play: Play): string | null {
  const drawn = draw(s, play)
  if (drawn === null) return null
  if (drawn.again && visitOf(s, drawn.id).kind === null) visitOf(s, drawn.id).kind = drawKind(s, play)
  return drawn.id
}

function draw(s: DeadDice, play: Play): Place | null {
  if (s.staged === null) return null
  const { dice, places } = stagedOf(s)!.scenario.places
  const falls = dice === 0 ? places.map((_, i) => i) : FALLS[dice]
  return places[play.chance.draw(falls, DRAWN, 'all')]!
}

/** [DD-16.56] Drawn again until it is another. */
function drawKind(s: DeadDice, play: Play): string {
  for (;;) {
    const kind = draw(s, play)!
    if (!kind.again) return kind.id
  }
}

/** What is remembered of a place; made on the first visit. */
export function visitOf(s: DeadDice, place: string): Visit {
  const { visits } = s.master
  const key = visitKey(place)
  visits[key] ??= { times: 0, taken: 0, vehicle: false, kind: null }
  return visits[key]
}

/**
 * Under which name a place is remembered. People may give it any: one that every object answers to (`__proto__`) is told
 * from that by a blank at its end, which no name has.
 */
export const visitKey = (place: string): string => (place in Object.prototype ? `${place} ` : place)

const visited = (s: DeadDice, place: string): Visit | undefined => s.master.visits[visitKey(place)]

const placeBy = (s: DeadDice, id: string): Place | null =>
  stagedOf(s)?.scenario.places.places.find((place) => place.id === id) ?? null

/** What a place is called: the refuge, a place of the scenario, or what a human game master called it. */
export function placeName(s: DeadDice, id: string | null): Param {
  if (id === null) return { word: 'place.refuge' }
  const place = placeBy(s, id)
  if (place === null) return id === UNNAMED ? { word: 'place.unnamed' } : id
  // [DD-16.56] Of two names the first on odd visits, the second on even ones.
  const times = visited(s, id)?.times ?? 0
  const even = place.second !== undefined && when('DD-16.56', times > 0 && times % 2 === 0)
  return scenarioWord(s, placeWord(even ? place.second! : id))
}

/** [DD-16.46] [DD-16.56] What can be found in a place, in order, whatever was taken. */
export function findsOf(s: DeadDice, id: string): readonly Item[] {
  const place = placeBy(s, id)
  if (place === null) return []
  const heavy = s.variants.includes('heavyWeapons')
  const own = (!heavy && place.findsWithoutHeavyWeapons) || place.finds
  const kind = visited(s, id)?.kind ?? null
  const all = kind === null ? own : [...own, ...findsOf(s, kind)]
  return when('DD-16.46', s.variants.includes('swords')) ? all.map(asOfOld) : all
}

const asOfOld = (item: Item): Item => IN_SWORDS[item as WeaponId] ?? item

/** [DD-16.37] The first that nobody took; `null` where nothing is left. */
export function nextFind(s: DeadDice, id: string): Item | null {
  return findsOf(s, id)[visited(s, id)?.taken ?? 0] ?? null
}

/** [DD-12.28] Where there are firearms there is a new stock for a heavy gun that has fired its last. */
export const shellsIn = (s: DeadDice, id: string): boolean =>
  when('DD-12.28', dryGuns(s).length > 0) &&
  findsOf(s, id).some((item) => isWeapon(item) && WEAPON_TABLE[item].abilities.includes('firearm'))

/** Artillery without shells: that of the survivors who are there, in seat order, then what companions carry. */
export function dryGuns(s: DeadDice): Thing[] {
  const all = [...ableSeats(s).flatMap((seat) => s.survivors[seat]!.things), ...s.group.stash]
  return all.filter((thing) => thing.dry && isArtillery(thing))
}

/** What a search can bring home from a place, in the order in which it is offered. */
export function findsLeft(s: DeadDice, id: string): Find[] {
  const left: Find[] = []
  if (nextFind(s, id) !== null) left.push('item')
  if (vehicleIn(s, id) !== null) left.push('vehicle')
  if (shellsIn(s, id)) left.push('shells')
  return left
}

/** [DD-16.57] The vehicle that stands in a place, once in a game. */
export function vehicleIn(s: DeadDice, id: string): VehicleKind | null {
  const kind = placeBy(s, id)?.vehicle
  if (kind === undefined || when('DD-16.57', visited(s, id)?.vehicle === true)) return null
  return kind
}
