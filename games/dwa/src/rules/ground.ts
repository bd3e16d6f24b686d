import {
  boxesMeet,
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
import { barsOn, boardOf, onLevel, screensOn, sillsOn, waysOf } from '../board/board.js'
import { discOf, figuresOf } from '../board/measure.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Dwa, Figure, FigureId, HumanId, Zombie } from '../state.js'
import type { Prey } from './senses.js'

/**
 * The table as the dead walk on it, worked out once for many of them: what bars feet and eyes, where everybody stands,
 * and the ways to whoever is walked to. Nothing of it is kept from one step of a procedure to the next.
 */
export interface Ground {
  readonly s: Dwa
  readonly ways: Ways
  /** What each gate costs now, in millimetres of walking: an action point is a step. */
  readonly tolls: readonly number[]
  /** The same if nothing were shut. */
  readonly opened: readonly number[]
  readonly bars: readonly Segment[]
  /** What stops sight, by level. */
  readonly screens: Map<number, readonly Segment[]>
  /** Everybody who can be walked into. */
  readonly standing: Standing[]
  /** What costs a surcharge to cross. */
  readonly sills: readonly Segment[]
  readonly fields: Map<string, Field>
  /** Parts of the ground between which nobody walks, for each corner of the ways. */
  readonly parts: { of: Int32Array | null }
  /** What has been found out about places, by question. */
  readonly known: Map<string, unknown>
  /** Whom each zombie perceives, sense by sense, as far as anybody asked. */
  readonly prey: Map<FigureId, Prey[][]>
  /** Humans around whom no place is free, as far as anybody asked. */
  readonly surrounded: Map<HumanId, boolean>
}

interface Standing extends Disc {
  readonly id: FigureId
  readonly level: number
}

const standingAs = (s: Dwa, { id, x, y, level }: Figure): Standing => ({ id, x, y, level, diameter: s.options.baseMm })

export function groundOf(s: Dwa): Ground {
  const board = boardOf(s.options)
  const { costs, distances } = numbersOf(s.options)
  const toll = costs.cross * distances.step
  const onGround = new Set(onLevel(board, 0).openings)
  const opened = [
    ...board.openings.map(({ kind }, i) => (kind === 'window' && onGround.has(i) ? toll : 0)),
    ...onLevel(board, 0).low.map(() => toll),
  ]
  const standing: Standing[] = []
  for (const figure of figuresOf(s)) standing.push(standingAs(s, figure))
  return {
    s,
    ways: waysOf(s),
    tolls: opened.map((open, i) => (onGround.has(i) && s.openings[i]?.state === 'closed' ? SHUT : open)),
    opened,
    bars: barsOn(s, 0),
    screens: new Map(),
    standing,
    sills: sillsOn(s, 0),
    fields: new Map(),
    parts: { of: null },
    known: new Map(),
    prey: new Map(),
    surrounded: new Map(),
  }
}

/** Remembers the answer to a question for as long as the ground stays as it is. */
export function once<T>({ known }: Ground, question: string, answer: () => T): T {
  if (!known.has(question)) known.set(question, answer())
  return known.get(question) as T
}

export function screensOf(g: Ground, level: number): readonly Segment[] {
  let found = g.screens.get(level)
  if (found === undefined) {
    found = screensOn(g.s, level)
    g.screens.set(level, found)
  }
  return found
}

/** The ways from everywhere to a place, or what they would be with nothing shut. */
export function fieldOf(g: Ground, to: Point, gates: 'now' | 'opened' = 'now'): Field {
  const key = `${gates} ${to.x},${to.y}`
  let field = g.fields.get(key)
  if (field === undefined) {
    field = fieldTo(g.ways, gates === 'now' ? g.tolls : g.opened, to)
    g.fields.set(key, field)
  }
  return field
}

/** A zombie has gone elsewhere, or from the table. */
export function moved(g: Ground, zombie: Zombie, from: Point): void {
  const at = g.standing.findIndex(({ id }) => id === zombie.id)
  if (g.s.zombies.includes(zombie)) g.standing[at] = standingAs(g.s, zombie)
  else g.standing.splice(at, 1)
  const near = 4 * g.s.options.baseMm
  for (const human of g.surrounded.keys())
    if (within(g.s.humans[human]!, zombie, near) || within(g.s.humans[human]!, from, near)) g.surrounded.delete(human)
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
  const line = { a: from, b: to }
  return g.bars.filter((bar) => boxesMeet(line, bar, g.s.options.baseMm + 2))
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

/** Whether somebody could walk from one place on the ground to another, if no figures stood there. */
export function isConnected(g: Ground, one: Point, other: Point): boolean {
  if (legCost(g.ways, g.tolls, one.x, one.y, other.x, other.y) < SHUT) return true
  const part = partOf(g, one)
  return part >= 0 && part === partOf(g, other)
}

/** The part of the ground in which a place lies; -1 where it sees no corner of the ways. */
export function partOf(g: Ground, p: Point): number {
  return once(g, `part ${p.x},${p.y}`, () => {
    const corner = cornerNear(g, p, () => true)
    return corner < 0 ? -1 : partsOf(g)[corner]!
  })
}

/** The nearest corner to which a straight leg leads. */
function cornerNear({ ways, tolls }: Ground, p: Point, counts: (corner: number) => boolean): number {
  const { count, xs, ys } = ways
  let before = -1
  let last = -1
  for (let tries = 0; tries < count; tries++) {
    let nearest = -1
    let least = SHUT
    for (let i = 0; i < count; i++) {
      const squared = (xs[i]! - p.x) * (xs[i]! - p.x) + (ys[i]! - p.y) * (ys[i]! - p.y)
      if (squared >= least || squared < before || (squared === before && i <= last) || !counts(i)) continue
      nearest = i
      least = squared
    }
    if (nearest < 0) return -1
    if (legCost(ways, tolls, p.x, p.y, xs[nearest]!, ys[nearest]!, nearest) < SHUT) return nearest
    before = least
    last = nearest
  }
  return -1
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
