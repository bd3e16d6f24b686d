import {
  boxesMeet,
  contactPlaces,
  corridorToDisc,
  discInside,
  displacement,
  firstTouch,
  gap,
  isSameLevel,
  legCost,
  legHitsDisc,
  legHitsSegment,
  type Path,
  type Point,
  pathLength,
  placeOnLeg,
  pointAlong,
  polygonContains,
  restingLength,
  SHUT,
  segmentsMeet,
  shortestPath,
  squaredDistance,
  stretchOf,
  within,
} from '@shamble/geometry'
import { when } from '@shamble/kernel'
import { barsOn, boardOf } from '../board/board.js'
import { bearing, CONTACT, canStand, discOf, inContact, inContactAt, isWithin } from '../board/measure.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { type Human, type HumanId, isActive, type Zombie } from '../state.js'
import {
  barsNear,
  basesNear,
  fieldOf,
  type Ground,
  isConnected,
  isFree,
  isGround,
  moved,
  partOf,
  partsOf,
} from './ground.js'
import {
  type BreakIn,
  isAtOpening,
  openingBetween,
  openingOnWay,
  placesAtOpening,
  placesAtVehicle,
  sidesOfClosed,
  touchesVehicle,
} from './openings.js'
import type { Prey } from './senses.js'
import { priceOfWalk } from './walking.js'

/** What a zombie does with its action points [DWA-15.1.2.a]. */
export type Plan =
  | { readonly kind: 'walk'; readonly path: Path; readonly prey: Prey }
  /** [DWA-15.1.3.3.a] All its points go into an opening. */
  | { readonly kind: 'work'; readonly at: BreakIn; readonly prey: Prey }

/** As far as its action points carry it [DWA-15.1.3.a]. */
export function reachOf({ s }: Pick<Ground, 's'>): number {
  const { zombieAp, costs, distances } = numbersOf(s.options)
  return Math.floor(zombieAp / Math.max(1, costs.move)) * distances.step
}

/**
 * What brings it to the first of those it perceives who can be reached; where nobody can, as near as possible to
 * the first of them. `null` where it stays as it is, `nobody` where it perceives nobody.
 */
export function planFor(g: Ground, zombie: Zombie, prey: Iterable<Prey>): Plan | 'nobody' | null {
  let first: Prey | null = null
  for (const one of prey) {
    first ??= one
    const plan = planTo(g, zombie, one)
    // [DWA-15.1.3.4.b] Barred, or already surrounded: the next.
    if (!when('DWA-15.1.3.4.b', plan === null)) return plan
  }
  if (first === null) return 'nobody'
  // [DWA-15.1.3.4.c] Common sense: close in all the same.
  const path = nearestTo(g, zombie, first)
  return when('DWA-15.1.3.4.c', path !== null) ? { kind: 'walk', path: path!, prey: first } : null
}

function planTo(g: Ground, zombie: Zombie, prey: Prey): Plan | null {
  const { s } = g
  const human = prey.human < 0 ? null : s.humans[prey.human]!
  if (zombie.level > 0 || !isSameLevel(prey.level, zombie.level)) {
    if (!isSameLevel(prey.level, zombie.level)) return null
    const path = straightTo(g, zombie, prey)
    return leadsTo(g, zombie, path, prey) ? { kind: 'walk', path, prey } : null
  }
  if (human !== null && human.whereabouts === 'vehicle') return planToVehicle(g, zombie, prey, human.vehicle)
  if (when('R-61', s.options.zombiePathing === 'straight')) return planStraight(g, zombie, prey)
  if (isConnected(g, zombie, prey)) {
    if (human !== null && isSurrounded(g, human)) return null
    const path = straightInto(g, zombie, human) ?? pathTo(g, zombie, prey, human)
    return path === null ? null : { kind: 'walk', path, prey }
  }
  const opening = openingBetween(g, zombie, prey) ?? openingFarther(g, zombie, prey)
  return opening === null ? null : planToOpening(g, zombie, prey, opening)
}

/**
 * Straight to somebody, or to the nearest free place in contact with him: where nothing is in the way of that nothing
 * is shorter, and nothing else need be asked.
 */
function straightInto(g: Ground, zombie: Zombie, human: Human | null): Path | null {
  if (human === null || !isFreeLeg(g, zombie, human)) return null
  const { baseMm } = g.s.options
  const length = Math.sqrt(squaredDistance(zombie, human))
  const from = { x: zombie.x, y: zombie.y, diameter: baseMm }
  const reach = Math.min(reachOf(g), Math.ceil(length) - baseMm - CONTACT)
  const bases = basesNear(g, zombie, zombie.level, reachOf(g), zombie.id, human.id)
  const end = reach <= 0 ? from : placeOnLeg(from, human, reach)
  if (!bases.some((base) => legHitsDisc(from, end, base))) return [from, { x: human.x, y: human.y }]
  const to = nearestOf(placesBeside(g, zombie, human), zombie)
  if (to === null || squaredDistance(to, zombie) > reachOf(g) * reachOf(g) || !isFreeLeg(g, zombie, to)) return null
  return bases.some((base) => legHitsDisc(from, to, base)) ? null : [from, to]
}

/** No wall and nothing shut on the ground. */
const isOpenLeg = ({ ways, tolls }: Ground, from: Point, to: Point): boolean =>
  legCost(ways, tolls, from.x, from.y, to.x, to.y) < SHUT

/** No wall, nothing shut and no toll, which might make a way around shorter. */
function isFreeLeg({ ways, tolls }: Ground, from: Point, to: Point): boolean {
  return legCost(ways, tolls, from.x, from.y, to.x, to.y) ** 2 <= squaredDistance(from, to) + 1
}

function nearestOf(places: readonly Point[], to: Point): Point | null {
  let best: Point | null = null
  for (const place of places) if (best === null || squaredDistance(place, to) < squaredDistance(best, to)) best = place
  return best
}

/** Around whoever stands within this turn's reach, as long as that is at most a step longer: else it is barred. */
function pathTo(g: Ground, zombie: Zombie, to: Point, human: Human | null): Path | null {
  const reach = reachOf(g)
  const target = human === null ? null : discOf(g.s, human)
  const bases = basesNear(g, zombie, zombie.level, reach, zombie.id, human?.id)
  const { step: detour } = numbersOf(g.s.options).distances
  return shortestPath(g.ways, g.tolls, fieldOf(g, to), { from: zombie, target, bases, reach, detour })
}

/** [DWA-15.1.3.4.b] No place in contact with somebody is free. */
function isSurrounded(g: Ground, human: Human): boolean {
  let found = g.surrounded.get(human.id)
  if (found === undefined) {
    const around = basesNear(g, human, human.level, 2 * g.s.options.baseMm, human.id)
    // Two bases never fill the ring, unless walls help them.
    found =
      (around.length >= 3 || barsNear(g, human, human).length > 0) &&
      contactPlaces(g.ways, discOf(g.s, human), around, 1).length === 0
    g.surrounded.set(human.id, found)
  }
  return found
}

/** With everything open there would be a way: its first closed opening. */
function openingFarther(g: Ground, zombie: Zombie, prey: Prey): ReturnType<typeof openingOnWay> {
  if (sidesOfClosed(g).length === 0) return null
  const path = shortestPath(g.ways, g.opened, fieldOf(g, prey, 'opened'), {
    from: zombie,
    target: null,
    bases: [],
    reach: reachOf(g),
  })
  return path === null ? null : openingOnWay(g, path)
}

function planToOpening(
  g: Ground,
  zombie: Zombie,
  prey: Prey,
  { index, side }: { readonly index: number; readonly side: Point },
): Plan | null {
  if (isAtOpening(g, zombie, index, side)) return { kind: 'work', at: { kind: 'opening', index }, prey }
  const path = pathToOneOf(g, zombie, placesAtOpening(g, index, side))
  return path === null ? null : { kind: 'walk', path, prey }
}

/** To the vehicle, then its window, before anybody inside is reached. */
function planToVehicle(g: Ground, zombie: Zombie, prey: Prey, index: number): Plan | null {
  const isClosed = when('R-77.8', g.s.vehicles[index]!.window.state === 'closed')
  if (touchesVehicle(g.s, zombie, index))
    return isClosed ? { kind: 'work', at: { kind: 'vehicle', index }, prey } : null
  const path = pathToOneOf(g, zombie, [placesAtVehicle(g, index)])
  return path === null ? null : { kind: 'walk', path, prey }
}

/** To the nearest place that is free, row by row; into the crowd before them where none is. */
function pathToOneOf(g: Ground, zombie: Zombie, rows: readonly (readonly Point[])[]): Path | null {
  const reachable = rows.map((places) =>
    places
      .filter((place) => isConnected(g, zombie, place))
      .sort((one, other) => squaredDistance(zombie, one) - squaredDistance(zombie, other)),
  )
  for (const row of reachable)
    for (const place of row.filter((one) => isFree(g, one, zombie.level, zombie.id)).slice(0, MOST_TRIED)) {
      const path = pathTo(g, zombie, place, null)
      if (path !== null) return path
    }
  const [nearest] = reachable.flat()
  return nearest === undefined ? null : crowdingTo(g, zombie, nearest)
}
const MOST_TRIED = 3

/** The way there as if nobody stood on it, as far as it is free. */
function crowdingTo(g: Ground, zombie: Zombie, to: Point): Path | null {
  const reach = reachOf(g)
  const path = shortestPath(g.ways, g.tolls, fieldOf(g, to), { from: zombie, target: null, bases: [], reach })
  return path === null ? null : upToBases(g, zombie, path)
}

function upToBases(g: Ground, zombie: Zombie, path: Path): Path | null {
  const reach = reachOf(g)
  const walk = stretchOf(path, 0, Math.min(reach, pathLength(path)))
  const bases = basesNear(g, zombie, zombie.level, reach, zombie.id)
  const touch = firstTouch(walk, g.s.options.baseMm, { walls: [], bases, enemies: [], contact: CONTACT })
  if (touch === null) return walk
  return touch.mm === 0 ? null : stretchOf(walk, 0, touch.mm)
}

/** Straight on until something stops it. */
function straightTo(g: Ground, zombie: Zombie, to: Point): Path {
  if (zombie.x === to.x && zombie.y === to.y) return [zombie]
  const reach = Math.min(reachOf(g), pathLength([zombie, to]))
  const end = placeOnLeg(zombie, to, reach)
  const bases = basesNear(g, zombie, zombie.level, reach, zombie.id)
  const from = discOf(g.s, zombie)
  if (zombie.level === 0 && isOpenLeg(g, from, end) && !bases.some((base) => legHitsDisc(from, end, base)))
    return [{ x: from.x, y: from.y }, end]
  const walls = zombie.level > 0 ? barsOn(g.s, zombie.level) : barsNear(g, zombie, end)
  const touch = firstTouch([zombie, end], g.s.options.baseMm, { walls, bases, enemies: [], contact: CONTACT })
  const mm = touch === null ? reach : touch.mm
  return stayOn(g, zombie, stretchOf([zombie, end], 0, mm))
}

/** On a roof nobody walks over its edge [DWA-10.f]. */
function stayOn(g: Ground, zombie: Zombie, path: Path): Path {
  if (zombie.level === 0) return path
  const roofs = boardOf(g.s.options).roofs.filter(({ height }) => height === zombie.level)
  const length = pathLength(path)
  let mm = 0
  while (mm < length && roofs.some(({ outline }) => polygonContains(outline, pointAlong(path, mm + 1)))) mm++
  return stretchOf(path, 0, mm)
}

/** Whether a straight way is free as far as contact, or as far as this turn goes. */
function leadsTo(g: Ground, zombie: Zombie, path: Path, prey: Prey): boolean {
  const end = path[path.length - 1]!
  const reach = g.s.options.baseMm + CONTACT
  return (
    pathLength(path) >= reachOf(g) - CONTACT ||
    squaredDistance(end, prey) <= (reach + 1) * (reach + 1) ||
    (zombie.x === prey.x && zombie.y === prey.y)
  )
}

/** By option they go straight, and something shut in the way is broken. */
function planStraight(g: Ground, zombie: Zombie, prey: Prey): Plan | null {
  const opening = openingOnWay(g, [zombie, prey])
  if (opening !== null && isAtOpening(g, zombie, opening.index, opening.side))
    return { kind: 'work', at: { kind: 'opening', index: opening.index }, prey }
  const path = straightTo(g, zombie, prey)
  return pathLength(path) > 0 ? { kind: 'walk', path, prey } : null
}

/** As near as feet carry it, where somebody cannot be reached at all. */
function nearestTo(g: Ground, zombie: Zombie, prey: Prey): Path | null {
  if (zombie.level === 0 && g.s.options.zombiePathing === 'shortest') {
    if (isConnected(g, zombie, prey)) return crowdingTo(g, zombie, prey)
    // Straight on to the wall that stops it, unless some corner on its side lies nearer.
    const walls = barsNear(g, zombie, prey)
    const touch = firstTouch([zombie, prey], g.s.options.baseMm, { walls, bases: [], enemies: [], contact: CONTACT })
    const stop = touch === null ? prey : pointAlong([zombie, prey], touch.mm)
    const corner = cornerNearest(g, zombie, prey)
    if (corner !== null && squaredDistance(corner, prey) < squaredDistance(stop, prey))
      return crowdingTo(g, zombie, corner)
  }
  const path = straightTo(g, zombie, prey)
  return pathLength(path) > 0 ? path : null
}

/** The corner of the walkable ways nearest to somebody, among those that the zombie can walk to. */
function cornerNearest(g: Ground, zombie: Zombie, prey: Prey): Point | null {
  const part = partOf(g, zombie)
  if (part < 0) return null
  const parts = partsOf(g)
  const { count, xs, ys } = g.ways
  let best: Point | null = null
  for (let i = 0; i < count; i++) {
    if (parts[i] !== part) continue
    const corner = { x: xs[i]!, y: ys[i]! }
    if (best === null || squaredDistance(corner, prey) < squaredDistance(best, prey)) best = corner
  }
  return best
}

/** How far along a path its action points carry it: crossings cost one each [DWA-9.1.b]. */
export function affordable(g: Ground, zombie: Zombie, path: Path): number {
  const { zombieAp } = numbersOf(g.s.options)
  const length = pathLength(path)
  const most = when('DWA-15.1.3.a', length > reachOf(g)) ? reachOf(g) : length
  if (!when('DWA-9.1.h', g.s.options.complexMovement) && zombie.level === 0 && !mayCross(g, zombie, most)) return most
  const costs = (mm: number): number => priceOfWalk(g.s, zombie, stretchOf(path, 0, mm)).cost
  if (costs(most) <= zombieAp) return most
  let [free, dear] = [0, most]
  while (dear - free > 1) {
    const middle = Math.floor((free + dear) / 2)
    if (costs(middle) <= zombieAp) free = middle
    else dear = middle
  }
  return free
}

/** Whether anything that costs a surcharge is near enough to be crossed. */
function mayCross({ sills }: Ground, { x, y }: Point, mm: number): boolean {
  const around = { a: { x, y }, b: { x, y } }
  return sills.some((sill) => boxesMeet(around, sill, mm))
}

/** Walks as far as its points, contact and room let it; the way that it went, or `null` where it did not move. */
export function walkAlong(g: Ground, zombie: Zombie, path: Path, prey: HumanId = -1): Path | null {
  if (path.length < 2) return null
  const { s } = g
  const { baseMm } = s.options
  const most = affordable(g, zombie, path)
  if (most === 0) return null
  const walk = stretchOf(path, 0, most)
  const people = peopleBeside(g, zombie, walk, most)
  const last = walk[walk.length - 1]!
  if (people.length === 0 && zombie.level === 0 && isFree(g, last, 0, zombie.id)) {
    place(g, zombie, last, walk[walk.length - 2]!)
    return walk
  }
  const bars = zombie.level === 0 ? nearWalk(g, walk) : barsOn(s, zombie.level)
  const enemies = people.map((human) => discOf(s, human))
  // [DWA-10.d] Contact ends a move.
  const walls = zombie.level === 0 ? people.flatMap((human) => barsNear(g, human, human)) : bars
  const touch = people.length === 0 ? null : firstTouch(walk, baseMm, { walls, bases: [], enemies, contact: CONTACT })
  const bases = basesNear(g, zombie, zombie.level, most, zombie.id)
  const mm = restingLength(walk, touch === null ? most : touch.mm, baseMm, bars, bases)
  const met = touch !== null && touch.kind === 'contact' ? people[touch.index]! : people.find(({ id }) => id === prey)
  const way = intoContact(g, zombie, walk, mm, most, met) ?? (mm === 0 ? null : stretchOf(walk, 0, mm))
  if (way === null) return null
  place(g, zombie, way[way.length - 1]!, way[way.length - 2]!)
  return way
}

/** Humans so near a way of a length that it may touch them. */
function peopleBeside({ s }: Ground, zombie: Zombie, walk: Path, length: number): Human[] {
  const { baseMm } = s.options
  const width = baseMm + 2 * (CONTACT + HAIR)
  const far = length + width + baseMm
  return s.humans.filter(
    (human) =>
      human.whereabouts === 'table' &&
      within(human, zombie, far) &&
      isSameLevel(human.level, zombie.level) &&
      walk.some((b, i) => i > 0 && corridorToDisc({ a: walk[i - 1]!, b, width }, discOf(s, human)) <= 0),
  )
}

// Truncated places may step over the millimetre in which bases touch.
const HAIR = 3

/** The last hair of a way to somebody, where whole millimetres would stop it short of contact. */
function intoContact(
  g: Ground,
  zombie: Zombie,
  walk: Path,
  mm: number,
  most: number,
  human: Human | undefined,
): Path | null {
  const { s } = g
  const end = pointAlong(walk, mm)
  if (human === undefined || inContactAt(s, end, zombie.level, zombie.level, human)) return null
  if (gap(discOf(s, end), discOf(s, human)) > HAIR) return null
  const before = stretchOf(walk, 0, mm).slice(0, -1)
  const from = discOf(s, before[before.length - 1]!)
  const bars = nearWalk(g, [...walk, human])
  const others = basesNear(g, zombie, zombie.level, most, zombie.id)
  const places = placesBeside(g, zombie, human)
    .filter((to) => squaredDistance(to, end) <= 4 * HAIR * HAIR && pathLength([...before, to]) <= most)
    .sort((one, other) => squaredDistance(one, end) - squaredDistance(other, end))
  const to = places.find(
    (one) =>
      isFreeAt(g, zombie, one) &&
      !bars.some((bar) => legHitsSegment(from, one, bar)) &&
      !others.some((other) => legHitsDisc(from, one, other)),
  )
  return to === undefined ? null : [...before, to]
}

const nearWalk = (g: Ground, walk: Path) => {
  const xs = walk.map(({ x }) => x)
  const ys = walk.map(({ y }) => y)
  return barsNear(g, { x: Math.min(...xs), y: Math.min(...ys) }, { x: Math.max(...xs), y: Math.max(...ys) })
}

/** It faces where it went, or whom it has come upon. */
function place(g: Ground, zombie: Zombie, { x, y }: Point, from: Point): void {
  const before = { x: zombie.x, y: zombie.y }
  zombie.facing = bearing(from, { x, y })
  zombie.x = x
  zombie.y = y
  moved(g, zombie, before)
  const met = g.s.humans.find((human) => human.whereabouts === 'table' && inContact(g.s, zombie, human))
  if (when('R-44', met !== undefined)) zombie.facing = bearing(zombie, met!)
}

/**
 * [DWA-15.1.4.a] Whom a zombie could charge from where its move ended, and where it would stand: the nearest
 * human within 5 cm beside whom a place is free, with no wall between. Printed as [DWA-14.3.a].
 */
export function chargeOf(g: Ground, zombie: Zombie): { readonly human: Human; readonly to: Point } | null {
  const { s } = g
  const { charge } = numbersOf(s.options).distances
  const near = s.humans
    .filter(
      (human) =>
        isActive(human) &&
        human.whereabouts === 'table' &&
        isSameLevel(human.level, zombie.level) &&
        when('DWA-15.1.4.a', isWithin(s, zombie, human, charge)),
    )
    .sort((one, other) => squaredDistance(zombie, one) - squaredDistance(zombie, other) || one.id - other.id)
  for (const human of near) {
    const to = placeBeside(g, zombie, human, charge)
    if (when('R-62', to !== null)) return { human, to: to! }
  }
  return null
}

/** The free place in contact with a human that is nearest to a zombie, no farther than a charge carries. */
function placeBeside(g: Ground, zombie: Zombie, human: Human, most: number): Point | null {
  const { s } = g
  const bars = zombie.level === 0 ? barsNear(g, zombie, human) : barsOn(s, zombie.level)
  const places = placesBeside(g, zombie, human).filter((place) => squaredDistance(place, zombie) <= most * most)
  for (;;) {
    const to = nearestOf(places, zombie)
    if (to === null) return null
    const isClear = !bars.some((bar) => segmentsMeet(bar, { a: zombie, b: to }))
    if (isClear && inContactAt(s, to, zombie.level, zombie.level, human) && isFreeAt(g, zombie, to)) return to
    places.splice(places.indexOf(to), 1)
  }
}

/** What `placesBeside` leaves to be asked: things that are shut, and whatever stands on roofs. */
const isFreeAt = (g: Ground, zombie: Zombie, to: Point): boolean =>
  zombie.level === 0 ? isGround(g, to) : canStand(g.s, to, zombie.level, zombie)

/** Places in contact with a human for a zombie, as far as walls and others go. */
function placesBeside(g: Ground, zombie: Zombie, human: Human): Point[] {
  const target = discOf(g.s, human)
  if (human.level === 0) {
    const bases = basesNear(g, human, human.level, 2 * g.s.options.baseMm, zombie.id, human.id)
    return contactPlaces(g.ways, target, bases)
  }
  const [least, most] = [target.diameter, target.diameter + CONTACT]
  const places: Point[] = []
  for (let y = -most; y <= most; y++)
    for (let x = -most; x <= most; x++) {
      const squared = x * x + y * y
      if (squared >= least * least && squared <= most * most) places.push({ x: human.x + x, y: human.y + y })
    }
  return places
}

export function chargeTo(g: Ground, zombie: Zombie, to: Point): Path {
  const from = { x: zombie.x, y: zombie.y }
  place(g, zombie, to, from)
  return [from, { x: to.x, y: to.y }]
}

/** [DWA-15.1.3.4.a] Straight on in its direction; `left` where that leads off the table. */
export function wander(
  g: Ground,
  zombie: Zombie,
): { readonly way: Path | null; readonly end: 'on' | 'blocked' | 'left' } {
  const { s } = g
  const { width, depth } = boardOf(s.options)
  const { x, y } = displacement(zombie.wanders, reachOf(g))
  const from = { x: zombie.x, y: zombie.y }
  const line = [from, { x: zombie.x + x, y: zombie.y + y }]
  const most = affordable(g, zombie, line)
  const isInside = (mm: number): boolean => discInside(discOf(s, pointAlong(line, mm)), width, depth)
  // Once it is beyond the edge it stays there.
  let inside = isInside(most) ? most : 0
  for (let outside = most; outside - inside > 1; ) {
    const middle = Math.floor((inside + outside) / 2)
    if (isInside(middle)) inside = middle
    else outside = middle
  }
  const path = inside === 0 ? [from] : straightTo(g, zombie, pointAlong(line, inside))
  const isFree = pathLength(path) >= pathLength([from, pointAlong(line, inside)])
  if (isFree && inside < most) return { way: [from, pointAlong(line, inside + 1)], end: 'left' }
  const way = walkAlong(g, zombie, path)
  return { way, end: isFree && way !== null ? 'on' : 'blocked' }
}
