import {
  boxesMeet,
  edgePlace,
  edgePlaces,
  gapToSegment,
  isSeen,
  type Point,
  polygonContains,
  polygonSides,
  randomEdge,
  type Segment,
  segmentsMeet,
  sight,
  squaredDistance,
} from '@shamble/geometry'
import { type Play, when } from '@shamble/kernel'
import { boardOf, onLevel, screensOn, vehicleOutline } from '../board/board.js'
import { bearing, CONTACT, canStand, discOf, isWithin } from '../board/measure.js'
import { deed, tell } from '../events.js'
import { methodsOf } from '../methods.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { isFirearm, type WeaponId } from '../numbers/weapons.js'
import type { Arrival } from '../scenario/scenario.js'
import { type Dwa, type FigureId, type Human, isActive, type Table, type Zombie } from '../state.js'
import { whereIs } from './senses.js'

/** Whether the dead come in this way in this match. */
const comesBy = (s: Table, method: Arrival): boolean =>
  methodsOf(s.options, boardOf(s.options).scenario.arrivals).includes(method)

/** [DWA-15.1.1.a] How many more the dead may be: those that would be too many are not placed. */
export function roomUnderCap(s: Table): number {
  const { zombieCap, zombieCapFactor } = s.options
  if (!when('R-55', zombieCap)) return Number.MAX_SAFE_INTEGER
  const living = s.humans.filter(isActive).length
  const room = zombieCapFactor * living - s.zombies.length
  return when('DWA-15.1.1.a', room > 0) ? room : 0
}

/** A new zombie on the table, its face to the nearest human. */
export function addZombie(s: Dwa, { x, y }: Point, level: number, more: Partial<Zombie> = {}): Zombie {
  const [nearest] = s.humans
    .filter(isActive)
    .map((human) => whereIs(s, human))
    .sort((one, other) => squaredDistance(one, { x, y }) - squaredDistance(other, { x, y }))
  const zombie: Zombie = {
    id: s.nextZombie--,
    x,
    y,
    level,
    facing: nearest === undefined ? 0 : bearing({ x, y }, nearest),
    posture: 'standing',
    stunned: false,
    burning: null,
    armed: false,
    gun: '',
    wanders: -1,
    was: -1,
    ...more,
  }
  s.zombies.push(zombie)
  return zombie
}

/** Those whom the scenario puts on the table, then those of method A [DWA-15.1.3.1.A]. */
export function placeAtStart(s: Dwa, play: Play): void {
  const { scenario } = boardOf(s.options)
  for (const { at, level, facing, armed, gun } of scenario.zombies)
    addZombie(s, { x: at[0], y: at[1] }, level ?? 0, {
      ...(facing === undefined ? {} : { facing }),
      armed: armed ?? false,
      // [DWA-11.1.n] Firearms only where the option gives them to zombies.
      gun:
        gun !== undefined && isFirearm(gun as WeaponId) && when('DWA-11.1.n', when('R-100', s.options.zombieWeapons))
          ? (gun as WeaponId)
          : '',
    })
  if (!when('DWA-15.1.3.1.A', comesBy(s, 'A'))) return
  const living = s.humans.filter(isActive).length
  // Twice as many as humans, unless the scenario says how many for each team.
  const wanted = when('R-90', scenario.placed === undefined) ? 2 * living : scenario.placed! * s.teams.length
  placeSome(s, Math.min(wanted, roomUnderCap(s)), play)
}

/** Anywhere that a base can stand, at least 10 cm from every human; whatever is no such place is drawn again. */
function placeSome(s: Dwa, count: number, play: Play): void {
  const { width, depth } = boardOf(s.options)
  const { keepOff } = numbersOf(s.options).distances
  const people = s.humans.filter(isActive).map((human) => whereIs(s, human))
  const isFar = (p: Point): boolean => people.every((human) => when('R-58', !isNearer(s, p, human, keepOff)))
  const placed: Zombie[] = []
  for (let i = 0; i < count; i++) {
    const place = drawn(
      s,
      { x: 0, y: 0, width, depth },
      (p) => isFar(p) && canStand(s, p, 0, null),
      'DWA-15.1.3.1.A',
      play,
    )
    if (place !== null) placed.push(addZombie(s, place, 0))
  }
  if (placed.length > 0)
    tell(
      s,
      play,
      {
        kind: 'zombies-placed',
        rule: 'DWA-15.1.3.1.A',
        data: { count: placed.length },
        about: { figures: idsOf(placed), places: placesOf(placed) },
      },
      ['distances.keepOff'],
    )
}

/** Nearer than so many millimetres: exactly so far is far enough. */
const isNearer = (s: Table, one: Point, other: Point, mm: number): boolean => {
  const reach = s.options.measure === 'centre' ? mm : mm + s.options.baseMm
  return squaredDistance(one, other) < reach * reach
}

interface Area extends Point {
  readonly width: number
  readonly depth: number
}

/** A place within an area, one die across and one down, until it is legal; `null` where none seems to be. */
function drawn(s: Dwa, area: Area, isLegal: (p: Point) => boolean, rule: string, play: Play): Point | null {
  const half = Math.ceil(s.options.baseMm / 2)
  const [across, down] = [area.width - 2 * half + 1, area.depth - 2 * half + 1]
  if (across < 1 || down < 1) return null
  for (let tries = 0; tries < MOST_DRAWN; tries++) {
    const x = area.x + half + play.chance.die(across, rule) - 1
    const y = area.y + half + play.chance.die(down, rule) - 1
    if (isLegal({ x, y })) return { x, y }
  }
  return null
}
const MOST_DRAWN = 200

const idsOf = (zombies: readonly Zombie[]): FigureId[] => zombies.map(({ id }) => id)
const placesOf = (zombies: readonly Zombie[]): [number, number][] => zombies.map(({ x, y }) => [x, y])

/** [DWA-15.1.3.1.B] [DICE-1] Two dice at the start of a turn, then an edge for all who come, then their places. */
export function arriveByEdge(s: Dwa, play: Play): void {
  if (!when('DWA-15.1.3.1.B', comesBy(s, 'B'))) return
  const { arrivalByEdge } = numbersOf(s.options).scores
  const dice = play.chance.dice(2, 6, 'DWA-15.1.3.1.B')
  const wanted = dice.filter((die) => when('DWA-15.1.3.1.B', die >= arrivalByEdge)).length
  const count = Math.min(wanted, roomUnderCap(s))
  // [DICE-1] Only where a figure comes are there further dice.
  if (when('DICE-1', count === 0)) {
    const data = { count: wanted }
    tell(
      s,
      play,
      { kind: wanted > 0 ? 'arrival-capped' : 'no-arrival', rule: wanted > 0 ? 'R-55' : 'DWA-15.1.3.1.B', dice, data },
      ['scores.arrivalByEdge'],
    )
    return
  }
  // [GEO-13]
  const d20 = play.chance.die(20, 'GEO-13')
  const edge = randomEdge(d20)
  const { width, depth } = boardOf(s.options)
  const { baseMm } = s.options
  const places = edgePlaces(edge, width, depth, baseMm)
  const placed: Zombie[] = []
  for (let i = 0; i < count; i++) {
    const drawnAt = play.chance.die(places, 'GEO-13') - 1
    const place = freeAlong(s, places, drawnAt, (at) => edgePlace(edge, at, width, depth, baseMm))
    if (place !== null) placed.push(addZombie(s, place, 0))
  }
  tell(
    s,
    play,
    {
      kind: 'arrived-by-edge',
      rule: 'DWA-15.1.3.1.B',
      dice: [...dice, d20],
      data: { count: placed.length, edge: { word: `edge.${edge}` } },
      about: { figures: idsOf(placed), places: placesOf(placed), edge },
    },
    ['scores.arrivalByEdge'],
  )
}

/** The place drawn, or the nearest free one along the edge. */
function freeAlong(s: Dwa, places: number, from: number, placeAt: (at: number) => Point): Point | null {
  for (let off = 0; off < places; off++)
    for (const at of off === 0 ? [from] : [from - off, from + off]) {
      if (at < 0 || at >= places) continue
      const place = placeAt(at)
      if (canStand(s, place, 0, null)) return place
    }
  return null
}

/** [DWA-15.1.3.1.C] A figure comes into a room that nobody has explored. */
export function enterRoom(s: Dwa, human: Human, room: number, play: Play): void {
  if (s.rooms[room]!.explored) return
  s.rooms[room]!.explored = true
  if (!when('DWA-15.1.3.1.C', comesBy(s, 'C'))) return
  const { arrivalInRoom } = numbersOf(s.options).scores
  const die = play.chance.die(6, 'DWA-15.1.3.1.C')
  const { outline } = boardOf(s.options).rooms[room]!
  const used = ['scores.arrivalInRoom']
  if (!when('DWA-15.1.3.1.C', die >= arrivalInRoom)) {
    tell(s, play, { ...deed('room-empty', 'DWA-15.1.3.1.C', human, {}, { room }), dice: [die] }, used)
    return
  }
  const number = play.chance.die(6, 'DWA-15.1.3.1.C')
  const count = Math.min(number, roomUnderCap(s))
  const [xs, ys] = [outline.map(({ x }) => x), outline.map(({ y }) => y)]
  const [x, y] = [Math.min(...xs), Math.min(...ys)]
  const area = { x, y, width: Math.max(...xs) - x, depth: Math.max(...ys) - y }
  const placed: Zombie[] = []
  for (let i = 0; i < count; i++) {
    const isLegal = (p: Point): boolean => polygonContains(outline, p) && canStand(s, p, 0, null)
    const place = drawn(s, area, isLegal, 'R-58', play)
    if (place !== null) placed.push(addZombie(s, place, 0))
  }
  tell(
    s,
    play,
    {
      ...deed(
        'arrived-in-room',
        'DWA-15.1.3.1.C',
        human,
        { count: placed.length },
        { room, figures: idsOf(placed), places: placesOf(placed) },
      ),
      dice: [die, number],
    },
    used,
  )
}

/** [DWA-15.1.3.1.D] A figure has fired a noisy weapon: one zombie comes from behind an obstacle. */
export function arriveAfterFire(s: Dwa, human: Human, play: Play): void {
  if (!when('DWA-15.1.3.1.D', comesBy(s, 'D')) || roomUnderCap(s) === 0) return
  arriveBehind(s, human, 1, 'DWA-15.1.3.1.D', [], play)
}

/** [DWA-15.1.3.1.E] A figure's grenade has gone off: one die and one more, around the figure that threw it. */
export function arriveAfterGrenade(s: Dwa, human: Human, play: Play): void {
  if (!when('DWA-15.1.3.1.E', comesBy(s, 'E'))) return
  const die = play.chance.die(6, 'DWA-15.1.3.1.E')
  arriveBehind(s, human, Math.min(die + 1, roomUnderCap(s)), 'DWA-15.1.3.1.E', [die], play)
}

/** Behind obstacles near a figure: one after another, because each takes up a place. No obstacle, no zombie. */
function arriveBehind(s: Dwa, human: Human, count: number, rule: string, dice: readonly number[], play: Play): void {
  const placed: Zombie[] = []
  for (let i = 0; i < count; i++) {
    const place = drawnBehind(s, human, rule, play)
    if (place !== null) placed.push(addZombie(s, place, place.level))
  }
  const about = { figures: idsOf(placed), places: placesOf(placed) }
  const kind = placed.length === 0 ? 'no-arrival-behind' : 'arrived-behind'
  tell(s, play, { ...deed(kind, rule, human, { count: placed.length }, about), dice }, ['distances.spawn'])
}

function drawnBehind(s: Dwa, human: Human, rule: string, play: Play): (Point & { readonly level: number }) | null {
  const from = whereIs(s, human)
  // On a roof it may also come at the foot of the house.
  for (const level of from.level > 0 ? [from.level, 0] : [0]) {
    const places = placesBehind(s, from, level)
    if (places.length > 0) return { ...places[play.chance.die(places.length, rule) - 1]!, level }
  }
  return null
}

/** Every place around a figure that touches an obstacle: those that they do not see, or all where they see them all. */
export function placesBehind(s: Dwa, from: Point & { readonly level: number }, level: number): Point[] {
  const { spawn } = numbersOf(s.options).distances
  const near = { a: { x: from.x - spawn, y: from.y - spawn }, b: { x: from.x + spawn, y: from.y + spawn } }
  const margin = 2 * s.options.baseMm
  const screens = screensOn(s, level).filter((screen) => boxesMeet(near, screen, margin))
  const found: Point[] = []
  const hidden: Point[] = []
  for (const obstacle of obstaclesOn(s, level)) {
    if (!boxesMeet(near, obstacle, margin)) continue
    for (const place of placesAlong(s, obstacle)) {
      if (!isWithin(s, from, place, spawn) || found.some(({ x, y }) => x === place.x && y === place.y)) continue
      if (!canStand(s, place, level, null)) continue
      found.push(place)
      if (when('R-58', isHiddenFrom(s, from, place, screens))) hidden.push(place)
    }
  }
  return hidden.length > 0 ? hidden : found
}

/** The ray from centre to centre first: mostly it is free. */
function isHiddenFrom(s: Table, from: Point, place: Point, screens: readonly Segment[]): boolean {
  const line = { a: from, b: place }
  return screens.some((screen) => segmentsMeet(screen, line)) && !isSeen(sight(from, discOf(s, place), screens, []))
}

/** High and low pieces, and vehicles. */
function obstaclesOn(s: Dwa, level: number): Segment[] {
  const { walls, low } = onLevel(boardOf(s.options), level)
  const vehicles = level === 0 ? s.vehicles.flatMap((vehicle) => polygonSides(vehicleOutline(vehicle))) : []
  return [...walls, ...low, ...vehicles]
}

/** Places that touch a piece on either side, a base apart. */
function placesAlong(s: Table, piece: Segment): Point[] {
  const { baseMm } = s.options
  const { a, b } = piece
  const length = Math.sqrt(squaredDistance(a, b))
  if (length === 0) return []
  const [ex, ey] = [(b.x - a.x) / length, (b.y - a.y) / length]
  const off = baseMm / 2 + CONTACT / 2
  const places: Point[] = []
  for (let along = 0; along <= length; along += baseMm)
    for (const side of [1, -1]) {
      const x = Math.round(a.x + along * ex + side * off * ey)
      const y = Math.round(a.y + along * ey - side * off * ex)
      if (gapToSegment(discOf(s, { x, y }), piece) <= CONTACT) places.push({ x, y })
    }
  return places
}
