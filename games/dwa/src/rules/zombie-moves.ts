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
  squaredDistance,
  stretchOf,
  within,
} from '@shamble/geometry'
import { when } from '@shamble/kernel'
import { barsOn, boardOf } from '../board/board.js'
import { bearing, CONTACT, canStand, discOf, inContact, inContactAt, isWithin } from '../board/measure.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { type Human, type HumanId, isActive, type Zombie } from '../state.js'
import { barsNear, basesNear, type Ground, isFree, isGround, moved } from './ground.js'
import { priceOfWalk } from './walking.js'

/** As far as its action points carry it [DWA-15.1.3.a]. */
export function reachOf({ s }: Pick<Ground, 's'>): number {
  const { zombieAp, costs, distances } = numbersOf(s.options)
  return Math.floor(zombieAp / Math.max(1, costs.move)) * distances.step
}

export function nearestOf(places: readonly Point[], to: Point): Point | null {
  let best: Point | null = null
  for (const place of places) if (best === null || squaredDistance(place, to) < squaredDistance(best, to)) best = place
  return best
}

/** Straight on until something stops it. */
export function straightTo(g: Ground, zombie: Zombie, to: Point): Path {
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

/** No wall and nothing shut on the ground. */
const isOpenLeg = ({ ways, tolls }: Ground, from: Point, to: Point): boolean =>
  legCost(ways, tolls, from.x, from.y, to.x, to.y) < SHUT

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

/** The last hair of a way to a figure, where whole millimetres would stop it short of contact. */
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
export function placesBeside(g: Ground, zombie: Zombie, human: Human): Point[] {
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
