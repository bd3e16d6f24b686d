import { displacement, gapToPolygon, type Point, segmentsMeet } from '@shamble/geometry'
import { type Play, when } from '@shamble/kernel'
import { barsOn, boardOf } from '../board/board.js'
import { canStand, discOf } from '../board/measure.js'
import { deed, tell } from '../events.js'
import { SURVIVORS, type SurvivorKind, type WeaponFind } from '../numbers/find-tables.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { type Ammunition, isFirearm, type ObjectId } from '../numbers/weapons.js'
import { humanOf, neutralSheet } from '../pieces.js'
import type { Dwa, Human, Thing } from '../state.js'
import { namesLeft } from '../teams/first-names.js'
import { FULL, GENDERS, type Weapon } from '../teams/sheet.js'
import { receive, whyNotCarryThing } from './carrying.js'
import { freePlaceNear } from './free-places.js'
import { layDown, newWeapon } from './gear.js'
import { join } from './joining.js'
import type { Searched } from './searching.js'
import { thingWord } from './thing-words.js'

/** Gives a found thing to the figure that may carry it; else it lies at their feet. */
function hand(s: Dwa, human: Human, thing: Thing): boolean {
  if (whyNotCarryThing(s, human, thing) === null) {
    receive(human, thing)
    return true
  }
  const place = human.whereabouts === 'vehicle' ? freePlaceNear(s, human, 0) : human
  layDown(s, { x: place.x, y: place.y, level: human.level }, thing)
  return false
}

/** [DWA-16.2.h] */
export function findObject(s: Dwa, human: Human, what: ObjectId, searched: Searched, play: Play): void {
  const of = what === 'keys' ? carNear(s, human, searched) : ''
  const thing: Thing = { kind: 'object', object: { what, of, on: false } }
  hand(s, human, thing)
  tell(s, play, deed('found-object', 'DWA-16.2.h', human, { thing: thingWord(s, thing) }, { object: what, of }))
}

/** Keys fit the car that is parked nearest to the place; by its id in the scenario, empty where there is none. */
function carNear(s: Dwa, human: Human, { room }: Searched): string {
  const { rooms, scenario } = boardOf(s.options)
  const outline = room >= 0 ? rooms[room]!.outline : [human]
  let best = ''
  let least = Number.MAX_SAFE_INTEGER
  s.vehicles.forEach((vehicle, i) => {
    if (vehicle.kind !== 'car' || vehicle.wrecked) return
    const mm = gapToPolygon({ x: vehicle.x, y: vehicle.y, diameter: 0 }, outline)
    if (mm >= least) return
    least = mm
    best = scenario.vehicles[i]!.id
  })
  return best
}

/** [DWA-16.2.i] A weapon with what belongs to it, or ammunition alone: so much of it as the dice say. */
export function findWeapon(s: Dwa, human: Human, find: WeaponFind, count: number, play: Play): void {
  const weapon = find.weapon === undefined ? null : newWeapon(find.weapon, 1)
  let rest = count
  if (weapon !== null) {
    weapon.silenced = when('R-104', find.silenced === true)
    rest = load(s, weapon, find, count)
    const thing: Thing = { kind: 'weapon', weapon }
    const isCarried = hand(s, human, thing)
    tell(
      s,
      play,
      deed(
        isCarried ? 'found-weapon' : 'found-weapon-left',
        'DWA-16.2.i',
        human,
        { thing: thingWord(s, thing) },
        { weapon: weapon.id },
      ),
    )
  }
  const loads = loadsOf(find, rest)
  for (const thing of loads) hand(s, human, thing)
  if (rest > 0 && loads.length > 0)
    tell(s, play, deed('found-loads', 'R-104', human, { count: rest, thing: thingWord(s, loads[0]!) }, { count: rest }))
}

/** What each weapon is fed with, as it is found; nothing else fits into it [DWA-11.1.a]. */
const FEEDS: Readonly<Record<Ammunition, WeaponFind['ammunition']>> = {
  bullets: 'bullets',
  belts: 'belt',
  cartridges: 'cartridges',
  arrows: 'arrows',
  grenades: 'grenade',
  thrown: undefined,
  fuel: undefined,
}

/** Fills a found weapon with what was found with it. @returns how much is left */
function load(s: Dwa, weapon: Weapon, { ammunition, dice }: WeaponFind, count: number): number {
  if (!isFirearm(weapon.id)) return count
  const { mag, ammunition: fed } = numbersOf(s.options).weapons[weapon.id]
  const rest = ammunition === undefined ? 0 : count
  // A tank of fuel, or one piece to throw.
  if (FEEDS[fed] === undefined) return rest
  if (when('R-75', FEEDS[fed] !== ammunition)) {
    weapon.rounds = 0
    return rest
  }
  // One magazine of those found, or the only belt.
  if (ammunition === 'bullets' || ammunition === 'belt') {
    weapon.rounds = mag
    return dice === 0 ? 0 : count - 1
  }
  weapon.rounds = Math.min(mag, count)
  return count - weapon.rounds
}

/** Ammunition as things that a figure carries: magazines and belts one by one, the rest as so many. */
function loadsOf({ ammunition, grenade }: WeaponFind, count: number): Thing[] {
  if (count <= 0) return []
  switch (ammunition) {
    case 'bullets':
    case 'belt':
      return Array.from({ length: count }, (): Thing => ({ kind: ammunition, rounds: FULL }))
    case 'cartridges':
    case 'arrows':
      return [{ kind: ammunition, count }]
    case 'grenade':
      return [{ kind: 'grenade', grenade: grenade!, count }]
    default:
      return []
  }
}

/**
 * A figure is found alive: in contact with the finder, of their team, and acting from the next turn on.
 */
export function findSurvivor(s: Dwa, finder: Human, kind: SurvivorKind, play: Play): Human {
  const { archetype, gender: known } = SURVIVORS[kind]
  const gender = known ?? play.chance.draw(GENDERS, 'R-105', 'all')
  const taken = s.humans.map(({ name }) => name)
  const name = play.chance.draw(namesLeft(gender, taken), 'R-105', 'all')
  const human = humanOf(s.humans.length, finder.team, neutralSheet(s.options, { name, archetype, gender }))
  const place = beside(s, finder)
  human.x = place.x
  human.y = place.y
  human.level = finder.level
  human.cameBy = finder.cameBy
  human.whereabouts = 'table'
  s.humans.push(human)
  tell(
    s,
    play,
    deed(
      'found-survivor',
      'R-105',
      finder,
      { whom: name, kind: { word: `survivor.${kind}` } },
      { found: human.id, x: place.x, y: place.y },
    ),
  )
  join(s, human, finder.team, 'R-107', finder, play)
  return human
}

const DIRECTIONS = 24

/** A free place in contact with a figure, no wall between; the nearest free one where there is none. */
function beside(s: Dwa, human: Human): Point {
  const { baseMm } = s.options
  if (human.whereabouts === 'table') {
    const bars = barsOn(s, human.level)
    for (let i = 0; i < DIRECTIONS; i++) {
      for (const mm of [baseMm, baseMm + 1]) {
        const { x, y } = displacement((i * 360) / DIRECTIONS, mm)
        const place = { x: human.x + x, y: human.y + y }
        if (!canStand(s, place, human.level, null)) continue
        const far = discOf(s, place)
        if (!bars.some((bar) => segmentsMeet(bar, { a: human, b: far }))) return place
      }
    }
  }
  return freePlaceNear(s, human, human.level)
}
