import {
  meetsAny,
  type Point,
  type Polygon,
  polygonContains,
  polygonSides,
  type Roof,
  type Segment,
  type Upright,
  type Ways,
} from '@shamble/geometry'
import type { Options } from '@shamble/kernel'
import type { DwaOptions } from '../options.js'
import type { Scenario, ScenarioOpening, ScenarioRoom, Spot } from '../scenario/scenario.js'
import { scenarioOf } from '../scenario/shelf.js'
import { type Arranged, Arrangement } from './arrangement.js'
import { type OnLevel, WAIST } from './on-level.js'

export { FOOTPRINTS, vehicleOutline } from './arrangement.js'
export { onLevel } from './on-level.js'

export const at = ([x, y]: Spot): Point => ({ x, y })

/** Higher than anything that stands on a table. */
const SKY = 100_000

export interface Piece extends Segment, Upright {}

export interface BoardOpening extends Segment, Upright {
  readonly kind: ScenarioOpening['kind']
}

export interface BoardRoom extends Omit<ScenarioRoom, 'outline'> {
  readonly outline: Polygon
}

/** A scenario's table made ready for measuring. It never changes: what does stands in the state. */
export interface Board {
  readonly scenario: Scenario
  readonly width: number
  readonly depth: number
  /** High pieces, openings cut out. */
  readonly walls: readonly Piece[]
  readonly low: readonly Piece[]
  readonly difficult: readonly Polygon[]
  readonly roofs: readonly Roof[]
  readonly rooms: readonly BoardRoom[]
  readonly openings: readonly BoardOpening[]
  /** High pieces that nobody stands inside, with the height of their tops. */
  readonly blocks: readonly { readonly outline: Polygon; readonly top: number; readonly flat: boolean }[]
  /** What stands in the way on one level, worked out when first asked for. */
  readonly levels: Map<number, OnLevel>
  /** Ways in which openings and vehicles were arranged lately, the last one first. */
  readonly arrangements: Arrangement[]
}

const boards = new WeakMap<Scenario, Board>()
const byOptions = new WeakMap<Options, Board>()
/** Asked for again and again in a row. */
let last: { readonly options: Options; readonly board: Board } | null = null

export function boardOf(options: Options): Board {
  if (last !== null && last.options === options) return last.board
  let board = byOptions.get(options)
  if (board === undefined) {
    board = makeBoard(scenarioOf(options as DwaOptions))
    byOptions.set(options, board)
  }
  last = { options, board }
  return board
}

export function makeBoard(scenario: Scenario): Board {
  const made = boards.get(scenario)
  if (made !== undefined) return made
  const { table, blocks } = scenario
  const openings = scenario.openings.map(({ kind, from, to }): BoardOpening => {
    const cut = { a: at(from), b: at(to) }
    const wall = scenario.walls.find((one) => liesOn(cut, { a: at(one.from), b: at(one.to) }))
    return { ...cut, kind, foot: wall?.foot ?? 0, top: wall?.top ?? SKY }
  })
  const outlines = blocks.map(({ outline, top, flat }) => ({
    outline: outline.map(at),
    top: top ?? SKY,
    flat: flat ?? false,
  }))
  const walls = [
    ...scenario.walls.flatMap(({ from, to, foot, top }): Piece[] =>
      cutOut({ a: at(from), b: at(to) }, openings).map((segment) => ({
        ...segment,
        foot: foot ?? 0,
        top: top ?? SKY,
      })),
    ),
    ...outlines.flatMap(({ outline, top }) => polygonSides(outline).map((side): Piece => ({ ...side, foot: 0, top }))),
  ]
  const board: Board = {
    scenario,
    width: table.width,
    depth: table.depth,
    walls,
    low: scenario.low.map(({ from, to, foot }) => ({
      a: at(from),
      b: at(to),
      foot: foot ?? 0,
      top: (foot ?? 0) + WAIST,
    })),
    difficult: scenario.difficult.map((outline) => outline.map(at)),
    roofs: [
      ...scenario.roofs.map(({ outline, height }) => ({ outline: outline.map(at), height })),
      ...outlines.filter(({ flat }) => flat).map(({ outline, top }) => ({ outline, height: top })),
    ],
    rooms: scenario.rooms.map((room) => ({ ...room, outline: room.outline.map(at) })),
    openings,
    blocks: outlines,
    levels: new Map(),
    arrangements: [],
  }
  boards.set(scenario, board)
  return board
}

/** Whether an opening lies on a wall: both its ends do. */
export function liesOn(opening: Segment, wall: Segment): boolean {
  return isOn(opening.a, wall) && isOn(opening.b, wall)
}

function isOn(p: Point, { a, b }: Segment): boolean {
  if ((b.x - a.x) * (p.y - a.y) !== (b.y - a.y) * (p.x - a.x)) return false
  return (p.x - a.x) * (p.x - b.x) <= 0 && (p.y - a.y) * (p.y - b.y) <= 0
}

/** A wall without the openings that lie on it. */
function cutOut(wall: Segment, openings: readonly Segment[]): Segment[] {
  const along = (p: Point): number =>
    (p.x - wall.a.x) * (wall.b.x - wall.a.x) + (p.y - wall.a.y) * (wall.b.y - wall.a.y)
  const cuts = openings
    .filter((opening) => liesOn(opening, wall))
    .map(({ a, b }) => (along(a) <= along(b) ? { from: a, to: b } : { from: b, to: a }))
    .sort((one, other) => along(one.from) - along(other.from))
  const rest: Segment[] = []
  let from = wall.a
  for (const cut of cuts) {
    if (along(cut.from) > along(from)) rest.push({ a: from, b: cut.from })
    if (along(cut.to) > along(from)) from = cut.to
  }
  if (along(wall.b) > along(from)) rest.push({ a: from, b: wall.b })
  return rest
}

/** As many arrangements as are come back to: openings change one after the other, and vehicles move on. */
const MOST_ARRANGEMENTS = 6

/** How openings and vehicles are arranged in a state. */
export function arrangementOf(s: Arranged): Arrangement {
  const board = boardOf(s.options)
  const { arrangements } = board
  for (let i = 0; i < arrangements.length; i++) {
    const one = arrangements[i]!
    if (!one.isOf(s)) continue
    if (i > 0) {
      arrangements.splice(i, 1)
      arrangements.unshift(one)
    }
    return one
  }
  const made = new Arrangement(board, s)
  arrangements.unshift(made)
  arrangements.length = Math.min(arrangements.length, MOST_ARRANGEMENTS)
  return made
}

/** What stops feet on a level now: walls, openings that are shut, vehicles on the ground. */
export const barsOn = (s: Arranged, level: number): readonly Segment[] => arrangementOf(s).level(level).bars.segments

/** Whether one of these crosses a line. */
export const isBarredBetween = (s: Arranged, level: number, a: Point, b: Point): boolean =>
  meetsAny(arrangementOf(s).level(level).bars, a, b)

/** What stops sight and shots on a level now [GEO-7]: walls, shut doors, barricaded windows, high vehicles. */
export const screensOn = (s: Arranged, level: number): readonly Segment[] =>
  arrangementOf(s).level(level).screens.segments

/** What hides a figure who crouches or lies [GEO-8]: low pieces, and cars. */
export const coversOn = (s: Arranged, level: number): readonly Segment[] => arrangementOf(s).level(level).covers

/** What costs a surcharge to cross [DWA-9.1.b]: low pieces and open windows. */
export const sillsOn = (s: Arranged, level: number): readonly Segment[] => arrangementOf(s).level(level).sills

/** The room in which a place on the ground lies; -1 for none. */
export function roomAt(board: Board, p: Point): number {
  return board.rooms.findIndex(({ outline }) => polygonContains(outline, p))
}

/** Where bases can walk on the ground. Gates are the openings, then the low pieces. */
export const waysOf = (s: Arranged): Ways => arrangementOf(s).ways
