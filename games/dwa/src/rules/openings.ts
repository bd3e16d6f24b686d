import {
  barriersNear,
  type Disc,
  discInside,
  gapToPolygon,
  gapToSegment,
  type Point,
  polygonOverlapsDisc,
  polygonSides,
  type Segment,
  segmentsMeet,
  squaredDistance,
} from '@shamble/geometry'
import { type Play, when } from '@shamble/kernel'
import { boardOf, onLevel, vehicleOutline } from '../board/board.js'
import { COVER, discOf } from '../board/measure.js'
import { tell } from '../events.js'
import type { ZombiesFrame } from '../frames/kinds.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Dwa, Opening, Zombie } from '../state.js'
import { type Ground, isConnected, isGround, once } from './ground.js'

/** A door or window by its place in the scenario, or the window of a vehicle. */
export type BreakIn = { readonly kind: 'opening' | 'vehicle'; readonly index: number }

export const keyOf = ({ kind, index }: BreakIn): string => `${kind === 'opening' ? 'o' : 'v'}${index}`
const breakInOf = (key: string): BreakIn => ({
  kind: key[0] === 'o' ? 'opening' : 'vehicle',
  index: Number(key.slice(1)),
})

const stateOf = (s: Dwa, { kind, index }: BreakIn): Opening =>
  kind === 'opening' ? s.openings[index]! : s.vehicles[index]!.window

/** Which side of an opening a place lies on: positive, negative, or 0 on its line. */
function sideOf({ a, b }: Segment, { x, y }: Point): number {
  return Math.sign((b.x - a.x) * (y - a.y) - (b.y - a.y) * (x - a.x))
}

/** Just before and just behind the middle of an opening. */
export function sidesOf(g: Ground, opening: Segment): readonly [Point, Point] {
  const { a, b } = opening
  const length = Math.sqrt(squaredDistance(a, b))
  const off = Math.ceil(g.s.options.baseMm / 2) + 1
  const [dx, dy] = [Math.round(((b.y - a.y) * off) / length), Math.round(((a.x - b.x) * off) / length)]
  const [x, y] = [Math.round((a.x + b.x) / 2), Math.round((a.y + b.y) / 2)]
  return [
    { x: x + dx, y: y + dy },
    { x: x - dx, y: y - dy },
  ]
}

const closedOpenings = ({ s }: Ground): number[] =>
  onLevel(boardOf(s.options), 0).openings.filter((i) => s.openings[i]!.state === 'closed')

/**
 * The nearest closed opening that alone keeps a zombie from a place, with the side from which it comes. Where
 * several rooms lie between them it is the first on the way that would be shortest with all of them open.
 */
export function openingBetween(
  g: Ground,
  zombie: Zombie,
  to: Point,
): { readonly index: number; readonly side: Point } | null {
  const { openings } = boardOf(g.s.options)
  const base = discOf(g.s, zombie)
  let found: { index: number; side: Point; gap: number } | null = null
  for (const { index, side, other } of sidesOfClosed(g)) {
    if (!isConnected(g, side, zombie) || !isConnected(g, other, to)) continue
    const gap = gapToSegment(base, openings[index]!)
    if (found === null || gap < found.gap) found = { index, side, gap }
  }
  return found
}

/** Both sides of everything that is shut. */
export function sidesOfClosed(
  g: Ground,
): readonly { readonly index: number; readonly side: Point; readonly other: Point }[] {
  return once(g, 'closed', () =>
    closedOpenings(g).flatMap((index) => {
      const [one, two] = sidesOf(g, boardOf(g.s.options).openings[index]!)
      return [
        { index, side: one, other: two },
        { index, side: two, other: one },
      ]
    }),
  )
}

/** The first closed opening that a way leads through, and the side on which it begins. */
export function openingOnWay(
  g: Ground,
  path: readonly Point[],
): { readonly index: number; readonly side: Point } | null {
  const { openings } = boardOf(g.s.options)
  const closed = closedOpenings(g)
  for (let i = 1; i < path.length; i++) {
    const leg = { a: path[i - 1]!, b: path[i]! }
    const crossed = closed.filter((index) => segmentsMeet(leg, openings[index]!))
    crossed.sort((one, other) => middleFrom(leg.a, openings[one]!) - middleFrom(leg.a, openings[other]!))
    const index = crossed[0]
    if (index === undefined) continue
    const sides = sidesOf(g, openings[index]!)
    const from = sideOf(openings[index]!, leg.a)
    return { index, side: sideOf(openings[index]!, sides[0]) === from ? sides[0] : sides[1] }
  }
  return null
}

const middleFrom = (p: Point, { a, b }: Segment): number =>
  squaredDistance(p, { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 })

/** Whether a zombie stands at an opening, on this side of it: beside it as beside any terrain, with nothing between. */
export function isAtOpening(g: Ground, zombie: Zombie, index: number, side: Point): boolean {
  const opening = boardOf(g.s.options).openings[index]!
  if (gapToSegment(discOf(g.s, zombie), opening) > COVER || sideOf(opening, zombie) !== sideOf(opening, side))
    return false
  const line = {
    a: zombie,
    b: { x: Math.round((opening.a.x + opening.b.x) / 2), y: Math.round((opening.a.y + opening.b.y) / 2) },
  }
  return !barriersNear(g.bars, line.a, line.b, 0).some((bar) => !isSame(bar, opening) && segmentsMeet(bar, line))
}

const isSame = (one: Segment, other: Segment): boolean =>
  one.a.x === other.a.x && one.a.y === other.a.y && one.b.x === other.b.x && one.b.y === other.b.y

/** Where zombies can stand at an opening: two rows, one behind the other. */
export function placesAtOpening(g: Ground, index: number, side: Point): readonly [Point[], Point[]] {
  return once(g, `places ${index} ${side.x},${side.y}`, () => {
    const opening = boardOf(g.s.options).openings[index]!
    const { baseMm } = g.s.options
    const { a, b } = opening
    const length = Math.sqrt(squaredDistance(a, b))
    const [ex, ey] = [(b.x - a.x) / length, (b.y - a.y) / length]
    const [nx, ny] = sideOf(opening, { x: a.x + ey, y: a.y - ex }) === sideOf(opening, side) ? [ey, -ex] : [-ey, ex]
    const [mx, my] = [(a.x + b.x) / 2, (a.y + b.y) / 2]
    const apart = baseMm + 1
    const first = Math.ceil(baseMm / 2) + 1
    // As close as bases lie in two rows, each between two of the other.
    const second = first + Math.ceil((apart * 7) / 8)
    const rows: [Point[], Point[]] = [[], []]
    for (let i = 0; i <= length / apart + 2; i++)
      for (const [row, depth, along] of [
        [0, first, i * apart],
        [0, first, -i * apart],
        [1, second, (i + 0.5) * apart],
        [1, second, -(i + 0.5) * apart],
      ] as const) {
        const place = { x: Math.round(mx + along * ex + depth * nx), y: Math.round(my + along * ey + depth * ny) }
        if (gapToSegment(discOf(g.s, place), opening) > COVER || !isGround(g, place)) continue
        if (!rows[row].some(({ x, y }) => x === place.x && y === place.y)) rows[row].push(place)
      }
    return rows
  })
}

/** Whether a base touches a vehicle. */
export function touchesVehicle(s: Dwa, { x, y }: Point, index: number): boolean {
  return gapToPolygon(discOf(s, { x, y }), vehicleOutline(s.vehicles[index]!)) <= 1
}

/** Where zombies can stand in contact with a vehicle: a base apart along each of its sides. */
export function placesAtVehicle(g: Ground, index: number): Point[] {
  return once(g, `vehicle ${index}`, () => {
    const outline = vehicleOutline(g.s.vehicles[index]!)
    const { baseMm } = g.s.options
    const { width, depth } = boardOf(g.s.options)
    const centre = g.s.vehicles[index]!
    const places: Point[] = []
    for (const { a, b } of polygonSides(outline)) {
      const length = Math.sqrt(squaredDistance(a, b))
      const [ex, ey] = [(b.x - a.x) / length, (b.y - a.y) / length]
      const out = (a.x - centre.x) * ey - (a.y - centre.y) * ex > 0 ? 1 : -1
      for (let at = baseMm / 2; at <= length - baseMm / 2 + 1; at += baseMm + 1) {
        const x = a.x + at * ex + out * ey * (baseMm / 2 + 0.5)
        const y = a.y + at * ey - out * ex * (baseMm / 2 + 0.5)
        const place = around(x, y).find((p) => {
          const disc: Disc = discOf(g.s, p)
          return (
            discInside(disc, width, depth) &&
            !polygonOverlapsDisc(outline, disc) &&
            gapToPolygon(disc, outline) <= 1 &&
            isGround(g, p)
          )
        })
        if (place !== undefined) places.push(place)
      }
    }
    return places
  })
}

/** Whole millimetres around a place, the nearest first. */
function around(x: number, y: number): Point[] {
  const [cx, cy] = [Math.round(x), Math.round(y)]
  const found: Point[] = []
  for (let dy = -1; dy <= 1; dy++) for (let dx = -1; dx <= 1; dx++) found.push({ x: cx + dx, y: cy + dy })
  const far = (p: Point): number => (p.x - x) ** 2 + (p.y - y) ** 2
  return found.sort((one, other) => far(one) - far(other))
}

/** [DWA-15.1.3.3.a] [DWA-15.1.3.3.b] All who worked on an opening in this phase, opening by opening [DWA-15.1.3.3.e]. */
export function breakIn(s: Dwa, f: ZombiesFrame, play: Play): void {
  const { counts, scores } = numbersOf(s.options)
  for (const key of Object.keys(f.workers).sort(byNumber)) {
    // A figure on alert may have shot one of them since.
    const zombies = f.workers[key]!.filter((id) => s.zombies.some((one) => one.id === id && one.posture === 'standing'))
    if (zombies.length === 0) continue
    const where = breakInOf(key)
    const opening = stateOf(s, where)
    if (opening.state !== 'closed') continue
    if (when('DWA-15.1.3.3.a', zombies.length < counts.breakIn)) {
      tell(
        s,
        play,
        {
          kind: 'waits-at-opening',
          rule: 'DWA-15.1.3.3.a',
          data: { what: wordOf(s, where) },
          about: { opening: key, figures: zombies },
        },
        ['counts.breakIn'],
      )
      continue
    }
    // Only turns in a row count, and the attempts made in them.
    const goesOn = when('R-59', opening.workedIn === s.turn - 1 && opening.work > 0)
    opening.work = goesOn ? opening.work + 1 : 1
    if (!goesOn) opening.failed = 0
    opening.workedIn = s.turn
    const needs = when('DWA-15.1.3.3.b', zombies.length >= counts.breakInAtOnce) ? 1 : counts.breakInTurns
    if (opening.work < needs) {
      tell(
        s,
        play,
        {
          kind: 'works-on-opening',
          rule: 'DWA-15.1.3.3.b',
          data: { what: wordOf(s, where), count: zombies.length },
          about: { opening: key, figures: zombies },
        },
        ['counts.breakInTurns', 'counts.breakInAtOnce'],
      )
      continue
    }
    // [DWA-15.1.3.3.d] One more for every attempt that failed.
    const dice = play.chance.dice(zombies.length + opening.failed, 6, 'DWA-15.1.3.3.c')
    const breaks = when(
      'DWA-15.1.3.3.c',
      dice.some((die) => die >= scores.breakIn),
    )
    tell(
      s,
      play,
      {
        kind: breaks ? 'broke-in' : 'break-in-failed',
        rule: opening.failed > 0 ? 'DWA-15.1.3.3.d' : 'DWA-15.1.3.3.c',
        dice,
        data: { what: wordOf(s, where), count: zombies.length, need: scores.breakIn },
        about: { opening: key, figures: zombies },
      },
      ['scores.breakIn', 'counts.breakIn', 'counts.breakInTurns', 'counts.breakInAtOnce'],
    )
    if (!breaks) {
      opening.failed++
      continue
    }
    opening.state = 'broken'
    opening.barricaded = false
    opening.work = 0
    opening.failed = 0
  }
  forgetWork(s)
}

/** Where fewer than two worked in this turn the work is lost. */
function forgetWork(s: Dwa): void {
  for (const opening of [...s.openings, ...s.vehicles.map(({ window }) => window)])
    if (opening.work > 0 && when('R-59', opening.workedIn !== s.turn)) {
      opening.work = 0
      opening.failed = 0
    }
}

/** Openings before vehicles, each in the order of the scenario. */
const byNumber = (one: string, other: string): number =>
  one[0] === other[0] ? Number(one.slice(1)) - Number(other.slice(1)) : one < other ? -1 : 1

const wordOf = (s: Dwa, { kind, index }: BreakIn): { word: string } =>
  kind === 'opening'
    ? { word: `opening.${boardOf(s.options).openings[index]!.kind}` }
    : { word: `opening.${s.vehicles[index]!.kind}` }
