import { cutsBase, isBarred } from './barriers.js'
import { type Disc, discInside, discsOverlap } from './disc.js'
import { type Point, squaredDistance, within } from './point.js'
import { placeOnLeg } from './walk.js'
import { type Field, legCost, octagon, SHUT, type Ways } from './ways.js'

/** Somebody who walks to the point of a field. */
export interface Walker {
  readonly from: Point
  /** The base at the field's point that is to be touched; `null` to walk to the very point. */
  readonly target: Disc | null
  /** All bases that are not walked through; neither the walker's own nor the target. */
  readonly bases: readonly Disc[]
  /** How far along the path bases count, such as one turn's walk: farther off they will have moved. */
  readonly reach: number
}

/** How near a target counts as touched [GEO-4]. */
const CONTACT = 1

interface Stop extends Point {
  cost: number
  readonly before: Stop | null
  isDone: boolean
}

/**
 * The shortest path of a base among walls and other bases; `null` when there is none. It bends around ends of walls and
 * around bases at the corners of octagons on whole millimetres, which costs a ninth of an arc at the most for a base of
 * 25 mm. The same question has the same answer everywhere: sums and roots only, and the first of equals in the order
 * given. Its last point is the field's, so that `firstTouch` says where contact is made; or a free place in contact,
 * where something bars the straight way to the target.
 */
export function shortestPath(ways: Ways, tolls: readonly number[], field: Field, walker: Walker): Point[] | null {
  const { diameter } = ways
  const near = walker.bases.filter((base) => {
    const far = 2 * walker.reach + diameter + base.diameter
    return 4 * squaredDistance(walker.from, base) < far * far
  })
  const search = { ways, tolls, field, walker, known: new Map<number, Float64Array>() }
  // Most bases stand beside the way. Only those that bar it are walked around: what is shortest among some of them and
  // meets none of the others is shortest among all.
  const met: Disc[] = []
  let atLeast = 0
  let hint: Point = field.to
  for (;;) {
    const found = searchAround(search, met, atLeast, hint)
    if (found === null) {
      // The corners of the others may still lead on.
      if (met.length === near.length) return null
      met.splice(0, met.length, ...near)
      continue
    }
    const inTheWay = firstMet(found.path, diameter, near, walker, found.endsInContact)
    if (inTheWay === null) return found.path
    if (met.length === 0) hint = found.path[1]!
    met.push(inTheWay)
    atLeast = found.cost
  }
}

/** The first base that a path would overlap, as far along it as bases count. */
function firstMet(
  path: readonly Point[],
  diameter: number,
  near: readonly Disc[],
  { reach, target }: Walker,
  isWhole: boolean,
): Disc | null {
  const short = target === null || isWhole ? 0 : stopBefore(diameter, target)
  let walked = 0
  for (let i = 1; i < path.length && walked < reach; i++) {
    const [a, b] = [path[i - 1]!, path[i]!]
    const length = Math.sqrt(squaredDistance(a, b))
    const base = baseOnLeg(
      a,
      b,
      Math.min(reach - walked, i === path.length - 1 ? length - short : length),
      diameter,
      near,
    )
    if (base !== null) return base
    walked += length
  }
  return null
}

/** The base that a leg would overlap within so many millimetres. */
function baseOnLeg(a: Point, b: Point, mm: number, diameter: number, bases: readonly Disc[]): Disc | null {
  if (bases.length === 0) return null
  const whole = Math.ceil(mm)
  const end = whole * whole < squaredDistance(a, b) ? placeOnLeg(a, b, whole) : b
  for (const base of bases) {
    if (cutsBase(a.x, a.y, end.x, end.y, base.x, base.y, diameter + base.diameter)) return base
  }
  return null
}

function stopBefore(diameter: number, target: Disc): number {
  return (diameter + target.diameter) / 2 + CONTACT
}

interface Search {
  readonly ways: Ways
  readonly tolls: readonly number[]
  readonly field: Field
  readonly walker: Walker
  /** What legs from a stop to the corners of walls cost, as far as anybody asked: -1 before that. */
  readonly known: Map<number, Float64Array>
}

interface Found {
  readonly path: Point[]
  readonly cost: number
  readonly endsInContact: boolean
}

/**
 * The shortest path around these bases alone.
 * @param atLeast what it is known to cost at the least: nothing better need be looked for
 * @param hint where it will probably lead first
 */
function searchAround(search: Search, bases: readonly Disc[], atLeast: number, hint: Point): Found | null {
  const { ways, tolls, field, walker } = search
  const { diameter, count, xs, ys } = ways
  const { from, target, reach } = walker
  const { to, costs } = field
  const stopAt = target === null ? 0 : stopBefore(diameter, target)
  const stops: Stop[] = [{ x: from.x, y: from.y, cost: 0, before: null, isDone: false }]
  const around = bases
    .flatMap((base) => octagon(base, (diameter + base.diameter) / 2))
    .filter((corner) => within(from, corner, reach) && canStand(ways, corner, bases))
  let places: readonly Point[] | null = null
  let best = SHUT
  let last: Stop = stops[0]!
  /** A corner by number; -1 for the point itself, or a place beside it. */
  let onwards: number | Point = -1

  for (;;) {
    const stop = nextStop()
    if (stop === null) break
    stop.isDone = true
    goTo(stop)
    bendAtWalls(stop)
    bendAtBases(stop)
  }
  return best === SHUT ? null : { path: retraced(), cost: best, endsInContact: typeof onwards !== 'number' }

  function nextStop(): Stop | null {
    if (best <= atLeast) return null
    let chosen: Stop | null = null
    let least = SHUT
    for (const stop of stops) {
      if (stop.isDone || stop.cost + Math.sqrt(squaredDistance(stop, to)) - stopAt >= best) continue
      // Any order will do. This one soon finds something good, and what is worse is left.
      const likely = stop.cost + Math.sqrt(squaredDistance(stop, hint))
      if (likely < least) {
        chosen = stop
        least = likely
      }
    }
    return chosen
  }

  /** Straight to the point; or to a free place in contact, when something stands in the straight way. */
  function goTo(stop: Stop): void {
    const length = Math.sqrt(squaredDistance(stop, to))
    if (stop.cost + length - stopAt >= best) return
    if (baseOnLeg(stop, to, Math.min(reach - stop.cost, length - stopAt), diameter, bases) === null) {
      const cost = stop.cost + legCost(ways, tolls, stop.x, stop.y, to.x, to.y) - stopAt
      if (cost < best) end(cost, stop, -1)
      if (cost < SHUT) return
    }
    if (target === null || stop.cost + length - stopAt > reach) return
    places ??= contactPlaces(ways, target, bases)
    for (const place of places) {
      if (stop.cost + Math.sqrt(squaredDistance(stop, place)) >= best) continue
      if (baseOnLeg(stop, place, reach - stop.cost, diameter, bases) !== null) continue
      const cost = stop.cost + legCost(ways, tolls, stop.x, stop.y, place.x, place.y)
      if (cost < best) end(cost, stop, place)
    }
  }

  function bendAtWalls(stop: Stop): void {
    const left = reach - stop.cost
    const legs = legsFrom(search, stop)
    for (let i = 0; i < count; i++) {
      // Longer legs lead nowhere that is better. Squares tell, and most corners are left at that.
      const most = best + stopAt - stop.cost - costs[i]!
      const dx = xs[i]! - stop.x
      const dy = ys[i]! - stop.y
      const squared = dx * dx + dy * dy
      if (most <= 0 || squared >= most * most || squared === 0) continue
      if (legs[i]! < 0) legs[i] = legCost(ways, tolls, stop.x, stop.y, xs[i]!, ys[i]!, i)
      const cost = stop.cost + legs[i]!
      if (cost + costs[i]! - stopAt >= best) continue
      const corner = { x: xs[i]!, y: ys[i]! }
      if (baseOnLeg(stop, corner, left, diameter, bases) !== null) continue
      // Beyond the reach bases do not count, and the field knows the rest.
      if (bases.length === 0 || left <= 0 || squared >= left * left) end(cost + costs[i]! - stopAt, stop, i)
      else visit(corner, cost, stop)
    }
  }

  function bendAtBases(stop: Stop): void {
    for (const corner of around) {
      const cost = stop.cost + Math.sqrt(squaredDistance(stop, corner))
      if (cost > reach || cost + Math.sqrt(squaredDistance(corner, to)) - stopAt >= best) continue
      if (stops.some(({ x, y, cost: known }) => x === corner.x && y === corner.y && known <= cost)) continue
      if (baseOnLeg(stop, corner, reach, diameter, bases) !== null) continue
      visit(corner, stop.cost + legCost(ways, tolls, stop.x, stop.y, corner.x, corner.y), stop)
    }
  }

  function visit({ x, y }: Point, cost: number, before: Stop): void {
    if (cost > reach) return
    const known = stops.findIndex((stop) => stop.x === x && stop.y === y)
    if (known >= 0 && stops[known]!.cost <= cost) return
    const stop = { x, y, cost, before, isDone: false }
    if (known >= 0) stops[known] = stop
    else stops.push(stop)
  }

  function end(cost: number, stop: Stop, next: number | Point): void {
    best = cost
    last = stop
    onwards = next
  }

  function retraced(): Point[] {
    const path: Point[] = []
    for (let stop: Stop | null = last; stop !== null; stop = stop.before) path.unshift({ x: stop.x, y: stop.y })
    if (typeof onwards !== 'number') return [...path, onwards]
    for (let i = onwards; i >= 0; i = field.next[i]!) path.push({ x: xs[i]!, y: ys[i]! })
    return [...path, to]
  }
}

function legsFrom({ known, ways }: Search, { x, y }: Point): Float64Array {
  const key = x * 65_536 + y
  let legs = known.get(key)
  if (legs === undefined) {
    const { rows } = ways
    if (rows.length === known.size) rows.push(new Float64Array(ways.count))
    legs = rows[known.size]!.fill(-1)
    known.set(key, legs)
  }
  return legs
}

function canStand({ diameter, width, depth, walls }: Ways, { x, y }: Point, bases: readonly Disc[]): boolean {
  const here = { x, y, diameter }
  if (!discInside(here, width, depth) || bases.some((base) => discsOverlap(here, base))) return false
  return !isBarred(walls, x, y, x, y, diameter)
}

/** The free places in contact with a target: on whole millimetres, not overlapping it, at most a millimetre away. */
export function contactPlaces(ways: Ways, target: Disc, bases: readonly Disc[]): Point[] {
  const least = ways.diameter + target.diameter
  const most = least + 2 * CONTACT
  const far = Math.floor(most / 2)
  const places: Point[] = []
  for (let y = -far; y <= far; y++) {
    for (let x = -far; x <= far; x++) {
      const squared = 4 * (x * x + y * y)
      if (squared < least * least || squared > most * most) continue
      const place = { x: target.x + x, y: target.y + y }
      if (!canStand(ways, place, bases)) continue
      // No wall between the centres: a base without width gets through.
      if (!isBarred(ways.walls, place.x, place.y, target.x, target.y, 0)) places.push(place)
    }
  }
  return places
}
