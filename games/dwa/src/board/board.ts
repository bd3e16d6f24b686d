import {
  makeWays,
  type Point,
  type Polygon,
  polygonContains,
  polygonSides,
  type Roof,
  rectangleCorners,
  type Segment,
  segmentsMeet,
  standsAt,
  type Upright,
  type Ways,
} from '@shamble/geometry'
import { type Options, when } from '@shamble/kernel'
import type { DwaOptions } from '../options.js'
import { scenarioOf } from '../scenario/index.js'
import type { Scenario, ScenarioOpening, ScenarioRoom, Spot } from '../scenario/scenario.js'
import type { Table, Vehicle } from '../state.js'

export const at = ([x, y]: Spot): Point => ({ x, y })

/** Higher than anything that stands on a table. */
const SKY = 100_000
/** Waist-high, whoever stands behind it. */
const WAIST = 12

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
}

/** The pieces that concern a figure on one level. */
export interface OnLevel {
  readonly walls: readonly Segment[]
  readonly low: readonly Segment[]
  /** Numbers of openings. */
  readonly openings: readonly number[]
}

const boards = new WeakMap<Scenario, Board>()
const byOptions = new WeakMap<Options, Board>()

export function boardOf(options: Options): Board {
  const found = byOptions.get(options)
  if (found !== undefined) return found
  const board = makeBoard(scenarioOf(options as DwaOptions))
  byOptions.set(options, board)
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

/** The pieces in the way of whoever stands on this level. */
export function onLevel(board: Board, level: number): OnLevel {
  const found = board.levels.get(level)
  if (found !== undefined) return found
  const made: OnLevel = {
    walls: board.walls.filter((piece) => standsAt(piece, level)),
    low: board.low.filter(({ foot }) => Math.abs(foot - level) <= WAIST),
    openings: board.openings.flatMap((opening, i) => (standsAt(opening, level) ? [i] : [])),
  }
  board.levels.set(level, made)
  return made
}

/** From back to front and from side to side. */
export const FOOTPRINTS = {
  car: { length: 100, width: 50 },
  truck: { length: 200, width: 60 },
  bus: { length: 200, width: 60 },
} as const

export function vehicleOutline({ kind, x, y, heading }: Pick<Vehicle, 'kind' | 'x' | 'y' | 'heading'>): Polygon {
  return rectangleCorners({ x, y, heading, ...FOOTPRINTS[kind] })
}

/** What stops feet on a level now: walls, openings that are shut, vehicles on the ground. */
export function barsOn(s: Pick<Table, 'options' | 'openings' | 'vehicles'>, level: number): Segment[] {
  const board = boardOf(s.options)
  const { walls, openings } = onLevel(board, level)
  const bars = walls.slice()
  for (const i of openings) if (s.openings[i]!.state === 'closed') bars.push(board.openings[i]!)
  if (level === 0) for (const vehicle of s.vehicles) bars.push(...polygonSides(vehicleOutline(vehicle)))
  return bars
}

/** Whether one of these crosses a line: the same as asking all of them, without making a list. */
export function isBarredBetween(
  s: Pick<Table, 'options' | 'openings' | 'vehicles'>,
  level: number,
  line: Segment,
): boolean {
  const board = boardOf(s.options)
  const { walls, openings } = onLevel(board, level)
  for (const wall of walls) if (segmentsMeet(wall, line)) return true
  for (const i of openings) if (s.openings[i]!.state === 'closed' && segmentsMeet(board.openings[i]!, line)) return true
  if (level !== 0) return false
  return s.vehicles.some((vehicle) => polygonSides(vehicleOutline(vehicle)).some((side) => segmentsMeet(side, line)))
}

/** What stops sight and shots on a level now [GEO-7]: walls, shut doors, barricaded windows, high vehicles. */
export function screensOn(s: Pick<Table, 'options' | 'openings' | 'vehicles'>, level: number): Segment[] {
  const board = boardOf(s.options)
  const { walls, openings } = onLevel(board, level)
  const screens = walls.slice()
  for (const i of openings) if (hidesSight(s, i)) screens.push(board.openings[i]!)
  if (level === 0)
    for (const vehicle of s.vehicles) if (vehicle.kind !== 'car') screens.push(...polygonSides(vehicleOutline(vehicle)))
  return screens
}

/** A plain window lets sight through, open or not; a closed door and a barricaded window do not. */
export function hidesSight(s: Pick<Table, 'options' | 'openings'>, i: number): boolean {
  const { state, barricaded } = s.openings[i]!
  if (state !== 'closed') return false
  return when('R-82', boardOf(s.options).openings[i]!.kind === 'door' || barricaded)
}

/** What hides somebody who crouches or lies [GEO-8]: low pieces, and cars. */
export function coversOn(s: Pick<Table, 'options' | 'vehicles'>, level: number): Segment[] {
  const covers = onLevel(boardOf(s.options), level).low.slice()
  if (level === 0)
    for (const vehicle of s.vehicles) if (vehicle.kind === 'car') covers.push(...polygonSides(vehicleOutline(vehicle)))
  return covers
}

/** What costs a surcharge to cross [DWA-9.1.b]: low pieces and open windows. */
export function sillsOn(s: Pick<Table, 'options' | 'openings'>, level: number): Segment[] {
  const board = boardOf(s.options)
  const { low, openings } = onLevel(board, level)
  const sills = low.slice()
  for (const i of openings)
    if (board.openings[i]!.kind === 'window' && s.openings[i]!.state !== 'closed') sills.push(board.openings[i]!)
  return sills
}

/** The room in which a place on the ground lies; -1 for none. */
export function roomAt(board: Board, p: Point): number {
  return board.rooms.findIndex(({ outline }) => polygonContains(outline, p))
}

interface Walkable {
  readonly key: string
  readonly ways: Ways
}
const walkable = new WeakMap<Board, Walkable[]>()
// Vehicles seldom move: as many arrangements as a drive passes through in a few turns.
const MOST_KEPT = 4

/** Where bases can walk on the ground. Gates are the openings, then the low pieces. */
export function waysOf(s: Pick<Table, 'options' | 'vehicles'>): Ways {
  const board = boardOf(s.options)
  const { baseMm } = s.options
  const key = `${baseMm} ${s.vehicles.map(({ x, y, heading }) => `${x},${y},${heading}`).join(' ')}`
  let kept = walkable.get(board)
  if (kept === undefined) {
    kept = []
    walkable.set(board, kept)
  }
  const found = kept.find((one) => one.key === key)
  if (found !== undefined) return found.ways
  const { walls, low } = onLevel(board, 0)
  const ways = makeWays(
    {
      width: board.width,
      depth: board.depth,
      walls: [...walls, ...s.vehicles.flatMap((vehicle) => polygonSides(vehicleOutline(vehicle)))],
      gates: [...board.openings, ...low],
    },
    baseMm,
  )
  kept.unshift({ key, ways })
  kept.length = Math.min(kept.length, MOST_KEPT)
  return ways
}
