import {
  barriersNear,
  boxesMeet,
  gapToPolygon,
  gapToSegment,
  isSameLevel,
  type Point,
  type Segment,
  segmentsMeet,
  within,
} from '@shamble/geometry'
import { arrangementOf, boardOf, isBarredBetween } from '../board/board.js'
import { CONTACT, discOf, inContact } from '../board/measure.js'
import type { Human, Table } from '../state.js'

/** Whether two people can hand things to each other: base to base, or inside one vehicle. */
export function inTouch(s: Table, one: Human, other: Human): boolean {
  if (one.whereabouts === 'vehicle') return other.whereabouts === 'vehicle' && one.vehicle === other.vehicle
  return one.whereabouts === 'table' && other.whereabouts === 'table' && inContact(s, one, other)
}

const FARTHEST = 200

/** Whether a figure on foot stands at a vehicle: their base touches it. */
export function isAtVehicle(s: Table, human: Human, vehicle: number): boolean {
  const { level, whereabouts } = human
  if (whereabouts !== 'table' || !isSameLevel(level, 0)) return false
  // No vehicle is longer than that from its middle.
  if (!within(human, s.vehicles[vehicle]!, FARTHEST)) return false
  return gapToPolygon(discOf(s, human), arrangementOf(s).outlines[vehicle]!) <= CONTACT
}

/** At a vehicle or inside it. */
export const isAtOrIn = (s: Table, human: Human, vehicle: number): boolean =>
  human.whereabouts === 'vehicle' ? human.vehicle === vehicle : isAtVehicle(s, human, vehicle)

/** Whether something that lies there is within arm's reach: a base's breadth, with nothing between. */
export function canGrasp(s: Table, human: Human, thing: Point & { readonly level: number }): boolean {
  if (human.whereabouts !== 'table' || !isSameLevel(human.level, thing.level)) return false
  if (!within(human, thing, 2 * s.options.baseMm) || gapToPoint(s, human, thing) > s.options.baseMm) return false
  return !isBarredBetween(s, human.level, human, thing)
}

/** [GEO-6] From the edge of a base to a point. */
const gapToPoint = (s: Table, human: Human, p: Point): number => gapToSegment(discOf(s, human), { a: p, b: p })

/** Whether a door or a window is within arm's reach, with no wall between. */
export function canReachOpening(s: Table, human: Human, i: number): boolean {
  const opening = boardOf(s.options).openings[i]!
  const stands = opening.foot <= human.level + 25 && opening.top > human.level + 25
  if (human.whereabouts !== 'table' || !stands) return false
  const far = 2 * s.options.baseMm
  if (!boxesMeet({ a: human, b: human }, opening, far)) return false
  if (gapToSegment(discOf(s, human), opening) > s.options.baseMm) return false
  const line = { a: human, b: nearestOn(human, opening) }
  const bars = barriersNear(arrangementOf(s).level(human.level).bars, line.a, line.b, 0)
  return !bars.some((bar) => !isSame(bar, opening) && segmentsMeet(bar, line))
}

/** The point of a segment nearest to another, a little off its ends: walls begin there. */
function nearestOn(p: Point, { a, b }: Segment): Point {
  const [dx, dy] = [b.x - a.x, b.y - a.y]
  const squared = dx * dx + dy * dy
  const share = squared === 0 ? 0 : ((p.x - a.x) * dx + (p.y - a.y) * dy) / squared
  const inside = Math.min(0.9, Math.max(0.1, share))
  return { x: Math.round(a.x + inside * dx), y: Math.round(a.y + inside * dy) }
}

const isSame = (one: Segment, other: Segment): boolean =>
  one.a.x === other.a.x && one.a.y === other.a.y && one.b.x === other.b.x && one.b.y === other.b.y
