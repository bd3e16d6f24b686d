import {
  barriersNear,
  cutsBase,
  type Disc,
  discInside,
  firstTouch,
  isBarred,
  isSameLevel,
  type Path,
  type Point,
  type Polygon,
  pathLength,
  pointAlong,
  polygonContains,
  polygonMeetsSegment,
  segmentsMeet,
  type Touch,
  walkCost,
} from '@shamble/geometry'
import { type Refusal, when } from '@shamble/kernel'
import { arrangementOf, boardOf, sillsOn } from '../board/board.js'
import { CONTACT, discOf, figuresOf, heightOf, inContactAt, whyNotStand } from '../board/measure.js'
import { spokenLengths } from '../lengths.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { no } from '../orders/order.js'
import { type Figure, isZombie, type Table } from '../state.js'

/** How much a walk costs before fear doubles it, and what it is made of [GEO-5] [DWA-9.1.a] [DWA-9.1.b] [DWA-9.1.h]. */
export interface Walked {
  readonly length: number
  readonly steps: number
  readonly crossings: number
  readonly difficult: number
  readonly cost: number
}

export function priceOfWalk(s: Table, figure: Figure, path: Path, freeCrossings = 0): Walked {
  const { costs, distances } = numbersOf(s.options)
  const low = sillsOn(s, figure.level)
  // Only where the option is in force.
  const difficult =
    when('DWA-9.1.h', s.options.complexMovement) && figure.level === 0 ? boardOf(s.options).difficult : []
  const walked = walkCost(path, distances.step, { low, difficult })
  const whole = Math.floor(walked.length / distances.step)
  // Any part of a step costs a whole one.
  const steps = when('DWA-9.1.a', when('R-06', whole * distances.step < walked.length)) ? whole + 1 : whole
  const crossings = when('DWA-9.1.b', walked.crossings > 0) ? Math.max(0, walked.crossings - freeCrossings) : 0
  const slow = when('R-96', walked.difficultSteps > 0) ? walked.difficultSteps * costs.difficult : 0
  return {
    length: walked.length,
    steps,
    crossings,
    difficult: walked.difficultSteps,
    cost: steps * costs.move + crossings * costs.cross + slow,
  }
}

/**
 * Whether something stands in the way of a straight walk: the edge of the table, a wall, a figure's base. Then it is
 * refused, and this is soon told; whatever it meets else is not looked at.
 */
export function isInTheWay(s: Table, mover: Figure, to: Point): boolean {
  const { board, baseMm } = arrangementOf(s)
  if (!discInside({ x: to.x, y: to.y, diameter: baseMm }, board.width, board.depth)) return true
  return isBarredOnLeg(s, mover, mover, to) || isAnybodyOnLeg(s, mover, mover, to, 2 * baseMm)
}

const isBarredOnLeg = (s: Table, { level }: Figure, from: Point, to: Point): boolean =>
  isBarred(arrangementOf(s).level(level).bars, from.x, from.y, to.x, to.y, s.options.baseMm)

/** Whether the centre of anybody else on its level comes nearer to a leg than half of so many millimetres. */
function isAnybodyOnLeg({ humans, zombies }: Table, mover: Figure, from: Point, to: Point, twice: number): boolean {
  const isOn = (figure: Figure): boolean =>
    cutsBase(from.x, from.y, to.x, to.y, figure.x, figure.y, twice) &&
    figure !== mover &&
    isSameLevel(figure.level, mover.level)
  for (const human of humans) if (human.whereabouts === 'table' && isOn(human)) return true
  for (const zombie of zombies) if (isOn(zombie)) return true
  return false
}

/** Nobody near enough to be touched, however places along the way are rounded. */
const NEAR = 2 * (CONTACT + 3)

/** Whether nothing at all is met on a way. */
function isClear(s: Table, mover: Figure, path: Path): boolean {
  for (let i = 1; i < path.length; i++) {
    const [from, to] = [path[i - 1]!, path[i]!]
    if (isAnybodyOnLeg(s, mover, from, to, 2 * s.options.baseMm + NEAR)) return false
    if (isBarredOnLeg(s, mover, from, to)) return false
  }
  return true
}

/** What stands in the way of a figure's walk: everybody on its level, and those whose touch ends it [DWA-10.d]. */
export function touchOf(s: Table, mover: Figure, path: Path): Touch | null {
  if (isClear(s, mover, path)) return null
  const bases: Disc[] = []
  const enemies: Disc[] = []
  const near = boxAround(path, 2 * s.options.baseMm)
  for (const figure of figuresOf(s)) {
    if (figure === mover || !holds(near, figure) || !isSameLevel(figure.level, mover.level)) continue
    const disc = discOf(s, figure)
    bases.push(disc)
    if (isZombie(figure) !== isZombie(mover)) enemies.push(disc)
  }
  const { bars } = arrangementOf(s).level(mover.level)
  const [from, to] = [
    { x: near.west, y: near.north },
    { x: near.east, y: near.south },
  ]
  return firstTouch(path, s.options.baseMm, {
    walls: barriersNear(bars, from, to, 0),
    bases,
    enemies,
    contact: CONTACT,
  })
}

interface Box {
  readonly west: number
  readonly north: number
  readonly east: number
  readonly south: number
}

/** A box around a path, so many millimetres wider. */
function boxAround(path: Path, mm: number): Box {
  let [west, north, east, south] = [path[0]!.x, path[0]!.y, path[0]!.x, path[0]!.y]
  for (const { x, y } of path) {
    if (x < west) west = x
    if (x > east) east = x
    if (y < north) north = y
    if (y > south) south = y
  }
  return { west: west - mm, north: north - mm, east: east + mm, south: south + mm }
}

const holds = ({ west, north, east, south }: Box, { x, y }: Point): boolean =>
  x >= west && x <= east && y >= north && y <= south

const comesInto = (path: Path, outline: Polygon): boolean =>
  path.some((b, i) => i > 0 && polygonMeetsSegment(outline, { a: path[i - 1]!, b }))

/** Why a figure cannot walk so, whatever it costs; `null` when it can. */
export function whyNotWalk(s: Table, mover: Figure, path: Path): Refusal | null {
  const board = boardOf(s.options)
  const end = path[path.length - 1]!
  for (const p of path) if (!discInside(discOf(s, p), board.width, board.depth)) return no('DWA-10.d', 'walk.edge')
  if (mover.level > 0 && !staysOn(s, mover.level, path)) return no('DWA-10.f', 'walk.air')
  const touch = touchOf(s, mover, path)
  const length = pathLength(path)
  if (touch !== null && !(touch.kind === 'contact' && touch.mm >= length)) {
    // [DWA-10.d] Contact is where a walk ends.
    if (touch.kind === 'contact') return no('DWA-10.d', 'walk.contact', spokenLengths(s.options, { mm: touch.mm }))
    return no(
      touch.kind === 'base' ? 'R-97' : 'DWA-10.d',
      `walk.${touch.kind}`,
      spokenLengths(s.options, { mm: touch.mm }),
    )
  }
  const why = whyNotStand(s, end, mover.level, mover)
  return why === null ? null : no('GEO-2', `stand.${why}`)
}

/** Whether a walk stays on the surface that the figure stands on: looked at every millimetre. */
function staysOn(s: Table, level: number, path: Path): boolean {
  const roofs = boardOf(s.options).roofs.filter(({ height }) => height === level)
  const length = pathLength(path)
  for (let mm = 0; mm <= length; mm++) {
    const p = pointAlong(path, mm)
    if (!roofs.some(({ outline }) => polygonContains(outline, p))) return false
  }
  return true
}

/** Whether a figure would touch an enemy at a place, on the level where it is or on another. */
export function touchesEnemy(s: Table, figure: Figure, p: Point, level?: number): boolean {
  const [at, height] = level === undefined ? [figure.level, heightOf(figure)] : [level, level]
  if (!isZombie(figure)) return s.zombies.some((zombie) => inContactAt(s, p, at, height, zombie))
  return s.humans.some((human) => human.whereabouts === 'table' && inContactAt(s, p, at, height, human))
}

/** How far along a path the first room is entered that nobody has explored; `null` for none. */
export function firstUnexplored(
  s: Table,
  level: number,
  path: Path,
  from: number,
): { mm: number; room: number } | null {
  if (level !== 0) return null
  const { rooms } = boardOf(s.options)
  const open = rooms.flatMap(({ outline }, i) => (!s.rooms[i]!.explored && comesInto(path, outline) ? [i] : []))
  if (open.length === 0) return null
  const length = pathLength(path)
  for (let mm = from; mm <= length; mm++) {
    const p = pointAlong(path, mm)
    const room = open.find((i) => polygonContains(rooms[i]!.outline, p))
    if (room !== undefined) return { mm, room }
  }
  return null
}

/** The last opening that a stretch of a path passes through; -1 for none. */
export function openingPassed(s: Table, level: number, path: Path): number {
  const { openings } = boardOf(s.options)
  let found = -1
  for (let i = 1; i < path.length; i++) {
    const leg = { a: path[i - 1]!, b: path[i]! }
    openings.forEach((opening, at) => {
      if (opening.foot <= level + 25 && opening.top > level && segmentsMeet(leg, opening)) found = at
    })
  }
  return found
}
