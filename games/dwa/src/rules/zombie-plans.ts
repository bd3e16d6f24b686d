import {
  contactPlaces,
  firstTouch,
  isSameLevel,
  legCost,
  legHitsDisc,
  type Path,
  type Point,
  pathLength,
  placeOnLeg,
  pointAlong,
  shortestPath,
  squaredDistance,
  stretchOf,
} from '@shamble/geometry'
import { when } from '@shamble/kernel'
import { CONTACT, discOf } from '../board/measure.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Human, Zombie } from '../state.js'
import { barsNear, basesNear, fieldOf, type Ground, isConnected, isFree, partOf, partsOf } from './ground.js'
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
import { nearestOf, placesBeside, reachOf, straightTo } from './zombie-moves.js'

/** What a zombie does with its action points [DWA-15.1.2.a]. */
export type Plan =
  | { readonly kind: 'walk'; readonly path: Path; readonly prey: Prey }
  /** [DWA-15.1.3.3.a] All its points go into an opening. */
  | { readonly kind: 'work'; readonly at: BreakIn; readonly prey: Prey }

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
 * Straight to a figure, or to the nearest free place in contact with them: where nothing is in the way of that nothing
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

/** No wall, nothing shut and no toll, which might make a way around shorter. */
function isFreeLeg({ ways, tolls }: Ground, from: Point, to: Point): boolean {
  return legCost(ways, tolls, from.x, from.y, to.x, to.y) ** 2 <= squaredDistance(from, to) + 1
}

/**
 * Around the figure that stands within this turn's reach, as long as that is at most a step longer: else it is
 * barred.
 */
function pathTo(g: Ground, zombie: Zombie, to: Point, human: Human | null): Path | null {
  const reach = reachOf(g)
  const target = human === null ? null : discOf(g.s, human)
  const bases = basesNear(g, zombie, zombie.level, reach, zombie.id, human?.id)
  const { step: detour } = numbersOf(g.s.options).distances
  return shortestPath(g.ways, g.tolls, fieldOf(g, to), { from: zombie, target, bases, reach, detour })
}

/** [DWA-15.1.3.4.b] No place in contact with a figure is free. */
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

/** As near as feet carry it, where a figure cannot be reached at all. */
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

/** The corner of the walkable ways nearest to a figure, among those that the zombie can walk to. */
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
