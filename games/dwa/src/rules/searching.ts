import { type Point, polygonContains, squaredDistance } from '@shamble/geometry'
import { type Modifier, type Refusal, when } from '@shamble/kernel'
import { boardOf, roomAt } from '../board/board.js'
import { bearing, canStand } from '../board/measure.js'
import { no } from '../orders/refusals.js'
import type { Dwa, FigureId, Human, Table } from '../state.js'
import { addZombie, roomUnderCap } from './arrivals.js'
import { burdenModifiers } from './burdens.js'
import { isAtOrIn } from './reach.js'
import { placesAround } from './vehicles.js'

/** What is searched: a room or a vehicle, the other being -1. */
export interface Searched {
  readonly room: number
  readonly vehicle: number
}

/** [DWA-16.2.a] What a figure could search from where they are: the room around them, trucks and buses beside them. */
export function searchable(s: Table, human: Human): Searched[] {
  const found: Searched[] = []
  if (human.whereabouts === 'table' && human.level === 0) {
    const room = roomAt(boardOf(s.options), human)
    if (when('DWA-16.2.a', room >= 0)) found.push({ room, vehicle: -1 })
  }
  s.vehicles.forEach((_, vehicle) => {
    if (isAtOrIn(s, human, vehicle)) found.push({ room: -1, vehicle })
  })
  return found
}

/** Why something within reach is not searched. */
export function whyNotSearch(s: Table, { room, vehicle }: Searched): Refusal | null {
  if (when('DWA-16.a', !s.options.advanced)) return no('DWA-16.a', 'search.basic')
  if (vehicle >= 0 && when('DWA-16.2.a', s.vehicles[vehicle]!.kind === 'car')) return no('DWA-16.2.a', 'search.car')
  const times = room >= 0 ? s.rooms[room]!.searched : s.vehicles[vehicle]!.searched
  // Once a game.
  if (times > 0 && when('R-73', !s.options.searchRepeat)) return no('R-73', 'search.done')
  return null
}

/** [DWA-16.2.d] What the place and the searcher's burdens add to the find die. */
export function findModifiers(s: Table, human: Human, { room }: Searched): Modifier[] {
  const site = room >= 0 ? boardOf(s.options).rooms[room]!.site : 'ordinary'
  const found: Modifier[] = []
  if (when('DWA-16.2.d', site === 'weapons')) found.push({ rule: 'DWA-16.2.d', value: 1 })
  if (when('DWA-16.2.d', site === 'medical')) found.push({ rule: 'DWA-16.2.d', value: -1 })
  return [...found, ...burdenModifiers(s, human, 'search')]
}

/**
 * [DWA-16.2.b] Zombies that were there all along, one by one on the free place farthest from where the searcher
 * came in; never more than the cap allows.
 */
export function placeFound(s: Dwa, human: Human, searched: Searched, count: number): FigureId[] {
  const entry = entryOf(s, human, searched)
  const places = placesOf(s, searched).sort(
    (one, other) => squaredDistance(other, entry) - squaredDistance(one, entry) || one.y - other.y || one.x - other.x,
  )
  const placed: FigureId[] = []
  for (let left = Math.min(count, roomUnderCap(s)); left > 0; left--) {
    const place = places.find((p) => canStand(s, p, 0, null))
    if (place === undefined) break
    placed.push(addZombie(s, place, 0, { facing: bearing(place, human) }).id)
  }
  return placed
}

/** The middle of the opening by which the searcher came in; where the searcher is, if there from the beginning. */
function entryOf(s: Table, human: Human, { room }: Searched): Point {
  const opening = room >= 0 ? boardOf(s.options).openings[human.cameBy] : undefined
  if (opening === undefined) return { x: human.x, y: human.y }
  return { x: (opening.a.x + opening.b.x) / 2, y: (opening.a.y + opening.b.y) / 2 }
}

const GRID = 5

/** Where a figure could stand in a room, or all around a vehicle; whether it is free is asked later. */
function placesOf(s: Table, { room, vehicle }: Searched): Point[] {
  if (vehicle >= 0) return placesAround(s, s.vehicles[vehicle]!)
  const { outline } = boardOf(s.options).rooms[room]!
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const places: Point[] = []
  for (let y = Math.min(...ys); y <= Math.max(...ys); y += GRID)
    for (let x = Math.min(...xs); x <= Math.max(...xs); x += GRID)
      if (polygonContains(outline, { x, y })) places.push({ x, y })
  return places
}
