import {
  type Barriers,
  barriersNear,
  type Disc,
  discInside,
  discsOverlap,
  type Field,
  fieldTo,
  isSameLevel,
  legCost,
  type Point,
  type Segment,
  SHUT,
  type Ways,
  within,
} from '@shamble/geometry'
import type { Arrangement } from '../board/arrangement.js'
import { arrangementOf, boardOf, onLevel } from '../board/board.js'
import { discOf, figuresOf } from '../board/measure.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Dwa, Figure, FigureId, HumanId, Zombie } from '../state.js'
import type { Prey } from './senses.js'

/**
 * The table as the dead walk on it, worked out once for many of them: what bars feet and eyes, where everybody stands,
 * and the ways to the figure that is walked to. What figures do to it is kept for one step of a procedure and no longer.
 */
export interface Ground extends Net {
  readonly s: Dwa
  readonly arrangement: Arrangement
  readonly ways: Ways
  readonly bars: Barriers
  /** What costs a surcharge to cross. */
  readonly sills: readonly Segment[]
  /** Everybody who can be walked into. */
  readonly standing: Standing[]
  /** Whom each zombie perceives, sense by sense, as far as anybody asked. */
  readonly prey: Map<FigureId, Prey[][]>
  /** Humans around whom no place is free, as far as anybody asked. */
  readonly surrounded: Map<HumanId, boolean>
}

/** What follows from openings and vehicles alone: it holds as long as they stay as they are. */
interface Net {
  /** What each gate costs now, in millimetres of walking: an action point is a step. */
  readonly tolls: readonly number[]
  /** The same if nothing were shut. */
  readonly opened: readonly number[]
  readonly fields: Map<string, Field>
  /** Parts of the ground between which nobody walks, for each corner of the ways. */
  readonly parts: { of: Int32Array | null; readonly at: Map<number, number> }
  /** What has been found out about places, by question. */
  readonly known: Map<string, unknown>
}

interface Standing extends Disc {
  readonly id: FigureId
  x: number
  y: number
  readonly level: number
}

const standingAs = (s: Dwa, { id, x, y, level }: Figure): Standing => ({ id, x, y, level, diameter: s.options.baseMm })

export function groundOf(s: Dwa): Ground {
  const arrangement = arrangementOf(s)
  const standing: Standing[] = []
  for (const figure of figuresOf(s)) standing.push(standingAs(s, figure))
  const { bars, sills } = arrangement.level(0)
  return {
    ...netOf(s, arrangement),
    s,
    arrangement,
    ways: arrangement.ways,
    bars,
    sills,
    standing,
    prey: new Map(),
    surrounded: new Map(),
  }
}

function netOf(s: Dwa, { known }: Arrangement): Net {
  const { costs, distances } = numbersOf(s.options)
  const toll = costs.cross * distances.step
  const key = `net ${toll}`
  const found = known.get(key) as Net | undefined
  if (found !== undefined) return found
  const board = boardOf(s.options)
  const onGround = new Set(onLevel(board, 0).openings)
  const opened = [
    ...board.openings.map(({ kind }, i) => (kind === 'window' && onGround.has(i) ? toll : 0)),
    ...onLevel(board, 0).low.map(() => toll),
  ]
  const net: Net = {
    tolls: opened.map((open, i) => (onGround.has(i) && s.openings[i]?.state === 'closed' ? SHUT : open)),
    opened,
    fields: new Map(),
    parts: { of: null, at: new Map() },
    known: new Map(),
  }
  known.set(key, net)
  return net
}

/** Remembers the answer to a question for as long as openings and vehicles stay as they are. */
export function once<T>({ known }: Ground, question: string, answer: () => T): T {
  if (!known.has(question)) known.set(question, answer())
  return known.get(question) as T
}

/** What stops sight on a level. */
export const screensOf = (g: Ground, level: number): Barriers => g.arrangement.level(level).screens

// People stay where they are for a turn or two: their fields serve again.
const MOST_FIELDS = 40

/** The ways from everywhere to a place, or what they would be with nothing shut. */
export function fieldOf(g: Ground, to: Point, gates: 'now' | 'opened' = 'now'): Field {
  const key = `${gates} ${to.x},${to.y}`
  let field = g.fields.get(key)
  if (field === undefined) {
    field = fieldTo(g.ways, gates === 'now' ? g.tolls : g.opened, to)
    if (g.fields.size >= MOST_FIELDS) g.fields.clear()
    g.fields.set(key, field)
  }
  return field
}

/** A zombie has gone elsewhere. */
export function moved(g: Ground, zombie: Zombie, from: Point): void {
  const there = g.standing.find(({ id }) => id === zombie.id)!
  there.x = zombie.x
  there.y = zombie.y
  forgetSurrounded(g, zombie, from)
}

/** A zombie has gone from the table. */
export function removed(g: Ground, zombie: Zombie): void {
  const at = g.standing.findIndex(({ id }) => id === zombie.id)
  g.standing.splice(at, 1)
  forgetSurrounded(g, zombie, zombie)
}

function forgetSurrounded({ s, surrounded }: Ground, to: Point, from: Point): void {
  const near = 4 * s.options.baseMm
  for (const human of surrounded.keys())
    if (within(s.humans[human]!, to, near) || within(s.humans[human]!, from, near)) surrounded.delete(human)
}

/** The bases of everybody on a level but these, near enough to matter. */
export function basesNear(g: Ground, { x, y }: Point, level: number, mm: number, but: FigureId, butAlso = but): Disc[] {
  const far = mm + 2 * g.s.options.baseMm
  const found: Disc[] = []
  for (const other of g.standing) {
    const dx = other.x - x
    const dy = other.y - y
    if (dx * dx + dy * dy > far * far || other.id === but || other.id === butAlso) continue
    if (isSameLevel(other.level, level)) found.push(other)
  }
  return found
}

/** The bars near a way, so that few are asked about. */
export function barsNear(g: Ground, from: Point, to: Point): Segment[] {
  return barriersNear(g.bars, from, to, g.s.options.baseMm + 2)
}

/** Whether a base could stand on the ground here, as far as walls, shut openings and the edge of the table go. */
export function isGround({ s, ways, tolls }: Ground, { x, y }: Point): boolean {
  const { width, depth } = boardOf(s.options)
  return discInside(discOf(s, { x, y }), width, depth) && legCost(ways, tolls, x, y, x, y) < SHUT
}

export function isFree(g: Ground, p: Point, level: number, mover: FigureId): boolean {
  const here = discOf(g.s, p)
  return isGround(g, p) && !basesNear(g, p, level, 0, mover).some((base) => discsOverlap(base, here))
}

/** Whether a figure could walk from one place on the ground to another, if no figures stood there. */
export function isConnected(g: Ground, one: Point, other: Point): boolean {
  const part = partOf(g, one)
  if (part >= 0) return part === partOf(g, other) || (partOf(g, other) < 0 && isStraight(g, one, other))
  return isStraight(g, one, other)
}

const isStraight = ({ ways, tolls }: Ground, one: Point, other: Point): boolean =>
  legCost(ways, tolls, one.x, one.y, other.x, other.y) < SHUT

// A figure that stays for long does not stay everywhere.
const MOST_PLACES = 5_000

/** The part of the ground in which a place lies; -1 where it sees no corner of the ways. */
export function partOf(g: Ground, { x, y }: Point): number {
  const { at } = g.parts
  const key = x * 65_536 + y
  let part = at.get(key)
  if (part === undefined) {
    const corner = cornerNear(g, x, y)
    part = corner < 0 ? -1 : partsOf(g)[corner]!
    if (at.size >= MOST_PLACES) at.clear()
    at.set(key, part)
  }
  return part
}

/** Room for one question at a time. */
let squares = new Float64Array(0)

/** The nearest corner to which a straight leg leads; -1 where there is none. */
function cornerNear({ ways, tolls }: Ground, x: number, y: number): number {
  const { count, xs, ys } = ways
  if (squares.length < count) squares = new Float64Array(count)
  for (let i = 0; i < count; i++) squares[i] = (xs[i]! - x) * (xs[i]! - x) + (ys[i]! - y) * (ys[i]! - y)
  for (;;) {
    let nearest = -1
    let least = SHUT
    for (let i = 0; i < count; i++) {
      if (squares[i]! >= least) continue
      nearest = i
      least = squares[i]!
    }
    if (nearest < 0) return -1
    if (legCost(ways, tolls, x, y, xs[nearest]!, ys[nearest]!, nearest) < SHUT) return nearest
    squares[nearest] = SHUT
  }
}

/** Corners that are joined by legs on which nothing is shut have the same number. */
export function partsOf(g: Ground): Int32Array {
  if (g.parts.of !== null) return g.parts.of
  const { count, starts, ends, gateStarts, gatesOf } = g.ways
  const parts = new Int32Array(count).fill(-1)
  const open: number[] = []
  for (let first = 0, part = 0; first < count; first++) {
    if (parts[first]! >= 0) continue
    parts[first] = part
    open.push(first)
    for (let corner = open.pop(); corner !== undefined; corner = open.pop()) {
      for (let leg = starts[corner]!; leg < starts[corner + 1]!; leg++) {
        const other = ends[leg]!
        if (parts[other]! >= 0 || isShut(leg)) continue
        parts[other] = part
        open.push(other)
      }
    }
    part++
  }
  g.parts.of = parts
  return parts

  function isShut(leg: number): boolean {
    for (let i = gateStarts[leg]!; i < gateStarts[leg + 1]!; i++) if (g.tolls[gatesOf[i]! >> 1] === SHUT) return true
    return false
  }
}
