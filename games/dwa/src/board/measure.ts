import {
  barriersNear,
  type Disc,
  discInside,
  gap,
  isBarred,
  isMoreThanHalfHidden,
  isSameLevel,
  lowNear,
  makeBarriers,
  type Point,
  polygonContains,
  polygonOverlapsDisc,
  type Segment,
  type Sight,
  seesAny,
  segmentsMeet,
  sight,
  sine,
  squaredDistance,
} from '@shamble/geometry'
import { when } from '@shamble/kernel'
import { type Figure, type Human, isZombie, type Table } from '../state.js'
import { arrangementOf, boardOf, coversOn, isBarredBetween, screensOn } from './board.js'

export const discOf = ({ options }: Pick<Table, 'options'>, { x, y }: Point): Disc => ({
  x,
  y,
  diameter: options.baseMm,
})

/** [GEO-4] Bases this near touch. */
export const CONTACT = 1

/** From one figure to another in whole millimetres, rounded up [GEO-3]; horizontally whatever their levels [GEO-14]. */
export function apart(s: Pick<Table, 'options'>, one: Point, other: Point): number {
  if (when('R-04', s.options.measure === 'centre')) return Math.ceil(Math.sqrt(squaredDistance(one, other)))
  return gap(discOf(s, one), discOf(s, other))
}

/** [GEO-1] [GEO-3] Squares are compared, never roots. */
export function isWithin(s: Pick<Table, 'options'>, one: Point, other: Point, mm: number): boolean {
  const reach = when('R-04', s.options.measure === 'centre') ? mm : mm + s.options.baseMm
  return squaredDistance(one, other) <= reach * reach
}

/** How high a figure is: one that hangs on a wall is above its foot. */
export const heightOf = (figure: Figure): number =>
  isZombie(figure) ? figure.level : figure.level + (figure as Human).hanging

/** [GEO-4] [GEO-14] Base to base, on the same level, with nothing high or shut between the centres. */
export function inContact(s: Table, one: Figure, other: Figure): boolean {
  return inContactAt(s, one, one.level, heightOf(one), other)
}

/** The same for the figure that stood at a place, on a level and so high. */
export function inContactAt(s: Table, p: Point, level: number, height: number, other: Figure): boolean {
  const reach = s.options.baseMm + CONTACT
  if (!when('GEO-4', when('R-05', squaredDistance(p, other) <= reach * reach))) return false
  if (!when('GEO-14', isSameLevel(height, heightOf(other)))) return false
  return !isBarredBetween(s, level, p, other)
}

/** Everybody who can be touched, seen or walked into: humans on foot and zombies. */
export function* figuresOf({ humans, zombies }: Pick<Table, 'humans' | 'zombies'>): Generator<Figure> {
  for (const human of humans) if (human.whereabouts === 'table') yield human
  yield* zombies
}

/** The dead who fight a human, in the order of their numbers. */
export function enemiesInContact(s: Table, human: Figure): Figure[] {
  const found: Figure[] = []
  if (!isOnFoot(human)) return found
  for (const zombie of s.zombies) if (inContact(s, human, zombie)) found.push(zombie)
  return found
}

/** Others of the same team who touch a human. */
export function friendsInContact(s: Table, human: Human): Human[] {
  return s.humans.filter(
    (other) =>
      other !== human && other.team === human.team && other.whereabouts === 'table' && inContact(s, human, other),
  )
}

/** Humans in contact with a zombie, in the order of their creation. */
export function humansInContact(s: Table, zombie: Figure): Human[] {
  return s.humans.filter((human) => human.whereabouts === 'table' && inContact(s, zombie, human))
}

export function isEngaged(s: Table, figure: Figure): boolean {
  if (isZombie(figure)) return s.humans.some((human) => human.whereabouts === 'table' && inContact(s, figure, human))
  return isOnFoot(figure) && s.zombies.some((zombie) => inContact(s, figure, zombie))
}

/** A figure that sits in a vehicle is out of contact. */
const isOnFoot = (figure: Figure): boolean => isZombie(figure) || (figure as Human).whereabouts === 'table'

/** Where figures on different levels look from, above what they stand on. */
const EYES = 20

/**
 * What `one` sees of `other` [GEO-7] [GEO-8]. Figures hide nothing unless the option says so. On different levels
 * a ray runs straight from eye to eye: pieces that it passes over do not stop it, roofs between them do.
 */
export function sightOf(s: Table, one: Point & { readonly level: number }, other: Figure): Sight {
  const { high, low } = hiding(s, one, other)
  return sight(one, discOf(s, other), high, low)
}

/**
 * What may hide `other` from `one`: what nobody sees through, and what hides the figure that crouches or lies near it.
 */
export function hiding(
  s: Table,
  one: Point & { readonly level: number },
  other: Figure,
): { readonly high: readonly Segment[]; readonly low: readonly Segment[] } {
  const target = discOf(s, other)
  const high = isSameLevel(one.level, other.level)
    ? barriersNear(arrangementOf(s).level(one.level).screens, one, other, target.diameter)
    : screensBetween(s, one, other)
  const isLow = when('GEO-8', when('R-09', other.posture !== 'standing'))
  const low = isLow ? lowNear(target, coversOn(s, other.level), COVER) : []
  if (when('R-10', s.options.figuresGiveCover)) {
    for (const figure of figuresOf(s))
      if (figure !== other && !(figure.x === one.x && figure.y === one.y)) low.push(acrossBase(s, one, figure))
  }
  return { high, low }
}

/** [DWA-11.2.3.c] This near a piece hides who crouches or lies. */
export const COVER = 25

/** The diameter of a base across the line to it: what it hides by itself. */
function acrossBase(s: Pick<Table, 'options'>, from: Point, { x, y }: Point): Segment {
  const half = Math.floor(s.options.baseMm / 2)
  const length = Math.sqrt(squaredDistance(from, { x, y }))
  const [dx, dy] =
    length === 0 ? [half, 0] : [((from.y - y) * half) / length, ((x - from.x) * half) / length].map(Math.trunc)
  return { a: { x: x - dx!, y: y - dy! }, b: { x: x + dx!, y: y + dy! } }
}

/** The pieces that a line between two levels meets at their own height; one that stops it wherever a roof does. */
function screensBetween(s: Table, one: Point & { readonly level: number }, other: Figure): Segment[] {
  const board = boardOf(s.options)
  const [low, high] = [Math.min(one.level, other.level), Math.max(one.level, other.level)]
  const heightAt = (share: number): number => EYES + one.level + share * (other.level - one.level)
  const line = { a: one, b: other }
  const screens: Segment[] = []
  for (const piece of board.walls) {
    const share = crossingShare(line, piece)
    if (share !== null && piece.foot <= heightAt(share) && heightAt(share) < piece.top) screens.push(piece)
  }
  for (const segment of screensOn(s, low).slice(onWalls(s, low))) {
    const share = crossingShare(line, segment)
    if (share !== null && heightAt(share) < high) screens.push(segment)
  }
  for (const { outline, height } of board.roofs) {
    if (height <= low + EYES || height > high + EYES) continue
    const share = (height - EYES - one.level) / (other.level - one.level)
    const p = { x: one.x + share * (other.x - one.x), y: one.y + share * (other.y - one.y) }
    const isEdge = share <= 0 || share >= 1
    // Standing on it is looking over its edge, not through it.
    if (!isEdge && polygonContains(outline, p)) return [{ a: one, b: one }]
  }
  return screens
}

const onWalls = (s: Table, level: number): number => {
  const found = boardOf(s.options).levels.get(level)
  return found === undefined ? 0 : found.walls.length
}

/** Where along a line it meets a segment, from 0 to 1; `null` where it does not. */
function crossingShare(line: Segment, segment: Segment): number | null {
  if (!segmentsMeet(line, segment)) return null
  const [dx, dy] = [line.b.x - line.a.x, line.b.y - line.a.y]
  const [ex, ey] = [segment.b.x - segment.a.x, segment.b.y - segment.a.y]
  const turn = dx * ey - dy * ex
  if (turn === 0) return 0
  return ((segment.a.x - line.a.x) * ey - (segment.a.y - line.a.y) * ex) / turn
}

/** [GEO-7] At least one ray arrives: `isSeen` of their sight, for asking often. */
export function sees(s: Table, one: Point & { readonly level: number }, other: Figure): boolean {
  const screens = isSameLevel(one.level, other.level)
    ? arrangementOf(s).level(one.level).screens
    : makeBarriers(screensBetween(s, one, other))
  return seesAny(one, discOf(s, other), screens)
}

/** [DWA-11.2.3.a] [DWA-11.2.3.b] More than half of it is hidden. */
export const isCovered = (s: Table, one: Point & { readonly level: number }, other: Figure): boolean =>
  isMoreThanHalfHidden(sightOf(s, one, other))

/** Why a base cannot stand somewhere, no matter who it is; `null` when it can. */
export type WhyNotStand = 'edge' | 'wall' | 'figure' | 'vehicle' | 'air'

export function whyNotStand(s: Table, p: Point, level: number, mover: Figure | null): WhyNotStand | null {
  const arrangement = arrangementOf(s)
  const { board, outlines } = arrangement
  const { x, y } = p
  const base = { x, y, diameter: s.options.baseMm }
  if (!discInside(base, board.width, board.depth)) return 'edge'
  if (isBarred(arrangement.level(level).bars, x, y, x, y, base.diameter)) return 'wall'
  for (const { outline, top } of board.blocks) if (top > level && polygonContains(outline, p)) return 'wall'
  if (level > 0 && !board.roofs.some(({ outline, height }) => height === level && polygonContains(outline, p)))
    return 'air'
  if (level === 0) for (const outline of outlines) if (polygonOverlapsDisc(outline, base)) return 'vehicle'
  return when('GEO-2', isTaken(s, x, y, level, mover)) ? 'figure' : null
}

/** Whether another figure's base overlaps one that would stand here. */
function isTaken({ options, humans, zombies }: Table, x: number, y: number, level: number, mover: Figure | null) {
  const far = options.baseMm * options.baseMm
  const overlaps = (figure: Figure): boolean =>
    (figure.x - x) * (figure.x - x) + (figure.y - y) * (figure.y - y) < far &&
    figure !== mover &&
    isSameLevel(figure.level, level)
  for (const human of humans) if (human.whereabouts === 'table' && overlaps(human)) return true
  for (const zombie of zombies) if (overlaps(zombie)) return true
  return false
}

export const canStand = (s: Table, p: Point, level: number, mover: Figure | null): boolean =>
  whyNotStand(s, p, level, mover) === null

const DIRECTIONS = Array.from({ length: 360 }, (_, degrees) => ({ x: sine(degrees), y: 0 - sine(degrees + 90) }))

/** Degrees clockwise from north in which a point lies from another, to the nearest whole one. */
export function bearing(from: Point, to: Point): number {
  const [dx, dy] = [to.x - from.x, to.y - from.y]
  if (dx === 0 && dy === 0) return 0
  // The library's arc may differ in the last bit from engine to engine; which whole degree is nearest does not.
  const about = Math.round((Math.atan2(dx, -dy) * 180) / Math.PI) + 360
  let best = about % 360
  for (const other of [about - 1, about + 1]) {
    const [a, b] = [DIRECTIONS[best]!, DIRECTIONS[other % 360]!]
    if (dx * b.x + dy * b.y > dx * a.x + dy * a.y + HAIR) best = other % 360
  }
  return best
}

const HAIR = 1e-9

/** Strictly behind the line through a figure across its facing. */
export function isBehind(target: Figure, { x, y }: Point): boolean {
  const ahead = DIRECTIONS[target.facing]!
  return when('R-44', (x - target.x) * ahead.x + (y - target.y) * ahead.y < -HAIR)
}
