import { cutsBase, isBarred } from './barriers.js'
import { type Disc, discInside, discsOverlap } from './disc.js'
import { type Point, squaredDistance, within } from './point.js'
import { placeOnLeg } from './walk.js'
import { type Field, legCost, legToll, octagon, SHUT, type Ways } from './ways.js'

/** Someone who walks to the point of a field. */
export interface Walker {
  readonly from: Point
  /** The base at the field's point that is to be touched; `null` to walk to the very point. */
  readonly target: Disc | null
  /** All bases that are not walked through; neither the walker's own nor the target. */
  readonly bases: readonly Disc[]
  /** How far along the path bases count, such as one turn's walk: farther off they will have moved. */
  readonly reach: number
  /** How much longer than without bases a path may be: a crowd before a target is not walked around by half the table. */
  readonly detour?: number
}

/** Room for one question at a time. */
let scratch = new Float64Array(0)
let numbers = new Int32Array(0)

/** How near a target counts as touched [GEO-4]. */
const CONTACT = 1

interface Stop extends Point {
  readonly cost: number
  /** How far it is from here to the field's point in a straight line. */
  readonly far: number
  /** What a way over this stop will probably come to. */
  readonly likely: number
  readonly before: Stop | null
  isDone: boolean
  /** Whether ways on from it around walls have been looked for. */
  isBent: boolean
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
  let search: Search = { ways, tolls, field, walker, corners: null, near, places: { found: null }, known: new Map() }
  // Most bases are beside the way. Only those that bar it are walked around: what is shortest among some of them and
  // meets none of the others is shortest among all.
  const met: Disc[] = []
  let atLeast = 0
  let atMost = SHUT
  let hint: Point = field.to
  for (;;) {
    const found = searchAround(search, met, atLeast, atMost, hint)
    if (found === null) {
      // The corners of the others may still lead on, but hardly soon.
      if (met.length === near.length || walker.detour !== undefined) return null
      met.splice(0, met.length, ...near)
      continue
    }
    const inTheWay = firstMet(search, found)
    if (inTheWay === null) return found.path
    if (met.length === 0) {
      hint = found.path[1]!
      if (walker.detour !== undefined) {
        atMost = found.cost + walker.detour
        search = narrowed(search, atMost)
      }
    }
    met.push(inTheWay)
    atLeast = found.cost
  }
}

/** The first base that a path would overlap, as far along it as bases count: tolls use up that reach as steps do. */
function firstMet({ ways, tolls, walker, near }: Search, { path, endsInContact }: Found): Disc | null {
  const { diameter } = ways
  const { reach, target } = walker
  const short = target === null || endsInContact ? 0 : stopBefore(diameter, target)
  let walked = 0
  for (let i = 1; i < path.length && walked < reach; i++) {
    const [a, b] = [path[i - 1]!, path[i]!]
    const length = Math.sqrt(squaredDistance(a, b))
    const most = Math.min(reach - walked, i === path.length - 1 ? length - short : length)
    const base = baseOnLeg(a, b, most, diameter, near)
    if (base !== null) return base
    walked += length + legToll(ways, tolls, a.x, a.y, b.x, b.y)
  }
  return null
}

/** The base that a leg would overlap within so many millimetres. */
function baseOnLeg(a: Point, b: Point, mm: number, diameter: number, bases: readonly Disc[]): Disc | null {
  let end: Point | null = null
  for (const base of bases) {
    // Most stand well clear of the whole leg, wherever it ends.
    if (!cutsBase(a.x, a.y, b.x, b.y, base.x, base.y, diameter + base.diameter + CLEAR)) continue
    end ??= endOf(a, b, Math.ceil(mm))
    if (cutsBase(a.x, a.y, end.x, end.y, base.x, base.y, diameter + base.diameter)) return base
  }
  return null
}

// Twice as far as truncation may shift the end of a leg, and a little more.
const CLEAR = 6

const endOf = (a: Point, b: Point, mm: number): Point => (mm * mm < squaredDistance(a, b) ? placeOnLeg(a, b, mm) : b)

function stopBefore(diameter: number, target: Disc): number {
  return (diameter + target.diameter) / 2 + CONTACT
}

interface Search {
  readonly ways: Ways
  readonly tolls: readonly number[]
  readonly field: Field
  readonly walker: Walker
  /** The corners of walls that a path may bend at; all of them where it is `null`. */
  readonly corners: readonly number[] | null
  /** The bases that may be in the way, and the free places in contact with the target among them, once they are asked for. */
  readonly near: readonly Disc[]
  readonly places: { found: readonly Point[] | null }
  /** What legs from a stop to the corners of walls cost, as far as anybody asked: -1 before that. */
  readonly known: Map<number, Float64Array>
}

interface Found {
  readonly path: Point[]
  readonly cost: number
  readonly endsInContact: boolean
}

/** The same search among the corners that a path of no more than this cost can come to at all. */
function narrowed(search: Search, atMost: number): Search {
  const { ways, field, walker } = search
  const { from, target } = walker
  const { costs } = field
  const most = atMost + (target === null ? 0 : stopBefore(ways.diameter, target))
  const corners: number[] = []
  for (let i = 0; i < ways.count; i++) {
    const left = most - costs[i]!
    const squared = (ways.xs[i]! - from.x) ** 2 + (ways.ys[i]! - from.y) ** 2
    if (left > 0 && squared < left * left) corners.push(i)
  }
  return { ...search, corners, known: new Map() }
}

/**
 * The shortest path around these bases alone.
 * @param atLeast what it is known to cost at the least: nothing better need be looked for
 * @param atMost what it may cost, no more
 * @param hint where it will probably lead first
 */
function searchAround(
  search: Search,
  bases: readonly Disc[],
  atLeast: number,
  atMost: number,
  hint: Point,
): Found | null {
  const { ways, tolls, field, walker, corners } = search
  const { diameter, count, xs, ys } = ways
  const { from, target, reach } = walker
  const { to, costs } = field
  const stopAt = target === null ? 0 : stopBefore(diameter, target)
  const stops: Stop[] = [stopAtPlace(from, 0, null)]
  const around = bases
    .flatMap((base) => octagon(base, (diameter + base.diameter) / 2))
    .filter((corner) => within(from, corner, reach) && canStand(ways, corner, bases))
  let best = atMost
  let isFound = false
  let last: Stop = stops[0]!
  /** A corner by number; -1 for the point itself, or a place beside it. */
  let onwards: number | Point = -1

  // Around bases first: whatever that finds leaves few corners of walls to be asked about.
  for (;;) {
    const stop = nextStop('isDone')
    if (stop !== null) {
      stop.isDone = true
      goTo(stop)
      bendAtBases(stop)
      continue
    }
    const bending = nextStop('isBent')
    if (bending === null) break
    bending.isBent = true
    bendAtWalls(bending)
  }
  return !isFound ? null : { path: retraced(), cost: best, endsInContact: typeof onwards !== 'number' }

  function nextStop(was: 'isDone' | 'isBent'): Stop | null {
    if (best <= atLeast) return null
    let chosen: Stop | null = null
    let least = SHUT
    for (const stop of stops) {
      if (stop[was] || stop.cost + stop.far - stopAt >= best) continue
      // Any order will do. This one soon finds something good, and what is worse is left.
      if (stop.likely < least) {
        chosen = stop
        least = stop.likely
      }
    }
    return chosen
  }

  function stopAtPlace({ x, y }: Point, cost: number, before: Stop | null): Stop {
    const far = Math.sqrt((x - to.x) * (x - to.x) + (y - to.y) * (y - to.y))
    const likely = cost + Math.sqrt((x - hint.x) * (x - hint.x) + (y - hint.y) * (y - hint.y))
    return { x, y, cost, far, likely, before, isDone: false, isBent: false }
  }

  /** Where among the stops a place is; -1 for none. */
  function stopBy(x: number, y: number): number {
    for (let i = 0; i < stops.length; i++) if (stops[i]!.x === x && stops[i]!.y === y) return i
    return -1
  }

  /** Straight to the point; or to a free place in contact, when something is in the straight way. */
  function goTo(stop: Stop): void {
    const length = stop.far
    if (stop.cost + length - stopAt >= best) return
    if (baseOnLeg(stop, to, Math.min(reach - stop.cost, length - stopAt), diameter, bases) === null) {
      const cost = stop.cost + legCost(ways, tolls, stop.x, stop.y, to.x, to.y) - stopAt
      if (cost < best) end(cost, stop, -1)
      if (cost < SHUT) return
    }
    if (target === null || stop.cost + length - stopAt > reach) return
    for (const place of placesBy(search, target)) {
      if (stop.cost + Math.sqrt(squaredDistance(stop, place)) >= best) continue
      if (baseOnLeg(stop, place, reach - stop.cost, diameter, bases) !== null) continue
      const cost = stop.cost + legCost(ways, tolls, stop.x, stop.y, place.x, place.y)
      if (cost < best) end(cost, stop, place)
    }
  }

  /** Without bases the field knows the rest of every way: the likeliest corner first, and mostly it is the one. */
  function bendFreely(stop: Stop): void {
    if (scratch.length < count) {
      scratch = new Float64Array(count)
      numbers = new Int32Array(count)
    }
    let many = 0
    const most = best + stopAt - stop.cost
    for (let i = 0; i < count; i++) {
      const dx = xs[i]! - stop.x
      const dy = ys[i]! - stop.y
      const squared = dx * dx + dy * dy
      const rest = most - costs[i]!
      if (squared === 0 || rest <= 0 || squared >= rest * rest) continue
      scratch[many] = Math.sqrt(squared) + costs[i]!
      numbers[many++] = i
    }
    for (;;) {
      let likely = -1
      let least = best + stopAt - stop.cost
      for (let n = 0; n < many; n++) {
        if (scratch[n]! < least) {
          likely = n
          least = scratch[n]!
        }
      }
      if (likely < 0) return
      const i = numbers[likely]!
      scratch[likely] = SHUT
      const leg = legCost(ways, tolls, stop.x, stop.y, xs[i]!, ys[i]!, i)
      const cost = stop.cost + leg + costs[i]! - stopAt
      if (cost < best) end(cost, stop, i)
    }
  }

  function bendAtWalls(stop: Stop): void {
    if (bases.length === 0) {
      bendFreely(stop)
      return
    }
    const left = reach - stop.cost
    const legs = legsFrom(search, stop)
    const many = corners === null ? count : corners.length
    for (let n = 0; n < many; n++) {
      const i = corners === null ? n : corners[n]!
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
      if (left <= 0 || squared >= left * left || cost > reach) end(cost + costs[i]! - stopAt, stop, i)
      else visit(corner, cost, stop)
    }
  }

  function bendAtBases(stop: Stop): void {
    for (const corner of around) {
      const cost = stop.cost + Math.sqrt(squaredDistance(stop, corner))
      if (cost > reach || cost + Math.sqrt(squaredDistance(corner, to)) - stopAt >= best) continue
      const known = stopBy(corner.x, corner.y)
      if (known >= 0 && stops[known]!.cost <= cost) continue
      if (baseOnLeg(stop, corner, reach, diameter, bases) !== null) continue
      visit(corner, stop.cost + legCost(ways, tolls, stop.x, stop.y, corner.x, corner.y), stop)
    }
  }

  function visit(place: Point, cost: number, before: Stop): void {
    if (cost > reach) return
    const known = stopBy(place.x, place.y)
    if (known >= 0 && stops[known]!.cost <= cost) return
    const stop = stopAtPlace(place, cost, before)
    if (known >= 0) stops[known] = stop
    else stops.push(stop)
  }

  function end(cost: number, stop: Stop, next: number | Point): void {
    isFound = true
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

/** Where the target can be touched, the nearest to the walker first. */
function placesBy({ ways, near, walker, places }: Search, target: Disc): readonly Point[] {
  places.found ??= nearestFirst(contactPlaces(ways, target, near), walker.from)
  return places.found
}

/** In the order of their distance, those as far as each other as they were. */
function nearestFirst(places: readonly Point[], from: Point): Point[] {
  const many = places.length
  // One number for distance and place: sorted without asking back.
  const keys = new Float64Array(many)
  for (let i = 0; i < many; i++) keys[i] = squaredDistance(from, places[i]!) * many + i
  return Array.from(keys.sort(), (key) => places[key % many]!)
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

/**
 * The free places in contact with a target: on whole millimetres, not overlapping it, at most a millimetre away.
 * @param most no more than so many are wanted
 */
export function contactPlaces(
  ways: Ways,
  target: Disc,
  bases: readonly Disc[],
  most = Number.MAX_SAFE_INTEGER,
): Point[] {
  const { diameter } = ways
  // Anyone who touches the target lies within this circle: mostly no wall comes into it.
  const isOpen = !isBarred(
    ways.walls,
    target.x,
    target.y,
    target.x,
    target.y,
    2 * diameter + target.diameter + 2 * CONTACT,
  )
  const near = bases.filter((base) => within(base, target, (3 * diameter + base.diameter) / 2 + target.diameter))
  const half = diameter / 2
  const ring = ringOf(diameter, target.diameter)
  const places: Point[] = []
  for (let i = 0; i < ring.length && places.length < most; i += 2) {
    const x = target.x + ring[i]!
    const y = target.y + ring[i + 1]!
    if (x < half || y < half || ways.width - x < half || ways.depth - y < half || isTaken(x, y, diameter, near))
      continue
    if (!isOpen) {
      if (isBarred(ways.walls, x, y, x, y, diameter)) continue
      // No wall between the centres: a base without width gets through.
      if (isBarred(ways.walls, x, y, target.x, target.y, 0)) continue
    }
    places.push({ x, y })
  }
  return places
}

/** `discsOverlap` for any of them, without objects. */
function isTaken(x: number, y: number, diameter: number, bases: readonly Disc[]): boolean {
  for (const base of bases) {
    const twice = diameter + base.diameter
    if (4 * ((base.x - x) * (base.x - x) + (base.y - y) * (base.y - y)) < twice * twice) return true
  }
  return false
}

const rings = new Map<number, Int32Array>()

/** Where centres of bases lie that touch one at (0, 0): x and y by turns. */
function ringOf(one: number, other: number): Int32Array {
  const least = one + other
  const known = rings.get(least)
  if (known !== undefined) return known
  const most = least + 2 * CONTACT
  const far = Math.floor(most / 2)
  const ring: number[] = []
  for (let y = -far; y <= far; y++) {
    for (let x = -far; x <= far; x++) {
      const squared = 4 * (x * x + y * y)
      if (squared >= least * least && squared <= most * most) ring.push(x, y)
    }
  }
  const made = Int32Array.from(ring)
  rings.set(least, made)
  return made
}
