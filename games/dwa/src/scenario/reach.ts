import {
  type Point,
  polygonContains,
  polygonSides,
  type Segment,
  segmentCutsDisc,
  segmentsMeet,
} from '@shamble/geometry'
import { type Board, onLevel, vehicleOutline } from '../board/board.js'

/** [GEO-2] What scenarios are made for. */
export const BASE = 25
/** An opening through which a base can be brought: its centre is a whole millimetre. */
export const NARROWEST = BASE + 1
/** A climb ends on a surface within one turn. */
const HIGHEST_CLIMB = 100
/** [DWA-9.1.e] [DWA-10.f] The longest jump from centre to centre, and the deepest drop. */
const JUMP = 100 + BASE
const DEEPEST_DROP = 100
/** How far from an edge a figure stands who climbs it. */
const REACH = 50
/** What is no step up or down. */
const SAME_LEVEL = 25

/** Places are looked at this far apart: fine enough for every gap through which a figure would drag another. */
const CELL = 5

/**
 * Where bases can get to, as far as walls are concerned: regions on every level, joined by openings, which a figure can
 * always open or break, and by climbs and jumps. Drops lead one way.
 */
export interface Reach {
  /** The region of a place on a level, or of a free place beside it; -1 for none. */
  at(p: Point, level: number): number
  /** Whether it can be reached from one of these regions. */
  isReached(region: number): boolean
}

export function makeReach(board: Board, starts: readonly (Point & { readonly level: number })[]): Reach {
  const levels = [...new Set([0, ...board.roofs.map(({ height }) => height)])].sort((a, b) => a - b)
  const [columns, rows] = [Math.floor(board.width / CELL) + 1, Math.floor(board.depth / CELL) + 1]
  const size = columns * rows
  // Every level one after another: 0 where nobody stands, else the number of the region and one more.
  const regions = new Int32Array(levels.length * size)
  const bars = levels.map((level) => barsOf(board, level))
  let count = 0
  levels.forEach((level, i) => {
    const free = freeCells(board, level, bars[i]!, columns, rows)
    count = flood(free, regions, i * size, columns, rows, count)
  })
  const parents = Array.from({ length: count }, (_, i) => i)
  const find = (region: number): number => {
    let root = region
    while (parents[root] !== root) root = parents[root]!
    parents[region] = root
    return root
  }

  /** Free places around a point, the nearest first; nothing stands between. */
  const around = (p: Point, level: number, mm: number): number => {
    const i = levels.indexOf(level)
    if (i < 0) return -1
    const [cx, cy] = [Math.round(p.x / CELL), Math.round(p.y / CELL)]
    const far = Math.ceil(mm / CELL)
    let best = -1
    let least = Number.POSITIVE_INFINITY
    for (let y = Math.max(0, cy - far); y <= Math.min(rows - 1, cy + far); y++)
      for (let x = Math.max(0, cx - far); x <= Math.min(columns - 1, cx + far); x++) {
        const region = regions[i * size + y * columns + x]!
        const place = { x: x * CELL, y: y * CELL }
        const apart = (place.x - p.x) ** 2 + (place.y - p.y) ** 2
        if (region === 0 || apart >= least || apart > mm * mm) continue
        if (bars[i]!.some((bar) => segmentsMeet(bar, { a: p, b: place }))) continue
        least = apart
        best = region - 1
      }
    return best
  }
  const join = (one: number, other: number): void => {
    if (one >= 0 && other >= 0) parents[find(one)] = find(other)
  }
  const drops: (readonly [from: number, to: number])[] = []

  for (const opening of board.openings) joinThrough(opening)
  for (const [i, roof] of board.roofs.entries())
    for (const side of polygonSides(roof.outline)) joinOver(side, roof.height, i)

  function joinThrough({ a, b, foot }: Segment & { readonly foot: number }): void {
    const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
    if (length < NARROWEST) return
    const middle = { x: (a.x + b.x) / 2, y: (a.y + b.y) / 2 }
    const [nx, ny] = [(b.y - a.y) / length, (a.x - b.x) / length]
    const beside = (mm: number) => around({ x: middle.x + mm * nx, y: middle.y + mm * ny }, foot, BASE)
    join(beside(BASE / 2 + 1), beside(-BASE / 2 - 1))
  }

  /** Along the edge of a roof: down to what is beside it, or across to another roof. */
  function joinOver({ a, b }: Segment, height: number, roof: number): void {
    const length = Math.sqrt((b.x - a.x) ** 2 + (b.y - a.y) ** 2)
    const [nx, ny] = [(b.y - a.y) / length, (a.x - b.x) / length]
    const steps = Math.min(30, Math.max(1, Math.floor(length / 20)))
    for (let step = 0; step < steps; step++) {
      const share = (2 * step + 1) / (2 * steps)
      const edge = { x: a.x + share * (b.x - a.x), y: a.y + share * (b.y - a.y) }
      const here = around(edge, height, REACH)
      if (here < 0) continue
      for (const side of [1, -1])
        for (let mm = 1; mm <= JUMP; mm += 20) {
          const place = { x: edge.x + side * mm * nx, y: edge.y + side * mm * ny }
          if (!isUnderRoof(place, 0)) stepTo(here, place, mm, height, 0)
          for (const [j, other] of board.roofs.entries())
            if (j !== roof && polygonContains(other.outline, place) && !isUnderRoof(place, other.height))
              stepTo(here, place, mm, height, other.height)
        }
    }
  }
  function isUnderRoof(p: Point, level: number): boolean {
    return board.roofs.some(({ outline, height }) => height > level && polygonContains(outline, p))
  }

  function stepTo(from: number, place: Point, mm: number, height: number, level: number): void {
    const there = around(place, level, BASE)
    if (there < 0) return
    const down = height - level
    if (Math.abs(down) <= SAME_LEVEL && level > 0) join(from, there)
    else if (Math.abs(down) <= HIGHEST_CLIMB && mm < REACH / 2) join(from, there)
    else if (down > 0 && down <= DEEPEST_DROP) drops.push([from, there])
  }

  const reached = new Set<number>()
  for (const start of starts) {
    const region = around(start, start.level, BASE)
    if (region >= 0) reached.add(find(region))
  }
  for (let before = -1; before < reached.size; ) {
    before = reached.size
    for (const [from, to] of drops) if (reached.has(find(from))) reached.add(find(to))
  }
  return {
    at: (p, level) => around(p, level, BASE),
    isReached: (region) => region >= 0 && reached.has(find(region)),
  }
}

/** What nobody walks through, openings among it: they join regions. */
function barsOf(board: Board, level: number): Segment[] {
  const { walls, openings } = onLevel(board, level)
  const bars: Segment[] = [...walls, ...openings.map((i) => board.openings[i]!)]
  if (level === 0)
    for (const { kind, at, heading } of board.scenario.vehicles)
      bars.push(...polygonSides(vehicleOutline({ kind, x: at[0], y: at[1], heading })))
  return bars
}

function freeCells(board: Board, level: number, bars: readonly Segment[], columns: number, rows: number): Uint8Array {
  const free = new Uint8Array(columns * rows)
  const half = Math.ceil(BASE / 2)
  const inside = {
    west: Math.ceil(half / CELL) * CELL,
    east: Math.floor((board.width - half) / CELL) * CELL,
    north: Math.ceil(half / CELL) * CELL,
    south: Math.floor((board.depth - half) / CELL) * CELL,
  }
  if (level === 0)
    eachCellIn(inside, columns, rows, (x, y) => {
      free[y * columns + x] = 1
    })
  for (const { outline, height } of board.roofs)
    if (height === level)
      eachCellIn(boxOf(outline), columns, rows, (x, y) => {
        const p = { x: x * CELL, y: y * CELL }
        const isOnTable = p.x >= inside.west && p.x <= inside.east && p.y >= inside.north && p.y <= inside.south
        if (isOnTable && polygonContains(outline, p)) free[y * columns + x] = 1
      })
  for (const bar of bars) {
    const length = Math.sqrt((bar.b.x - bar.a.x) ** 2 + (bar.b.y - bar.a.y) ** 2)
    const steps = Math.max(1, Math.ceil(length / CELL))
    for (let step = 0; step <= steps; step++) {
      const x = bar.a.x + (step / steps) * (bar.b.x - bar.a.x)
      const y = bar.a.y + (step / steps) * (bar.b.y - bar.a.y)
      eachCellIn({ west: x - half, east: x + half, north: y - half, south: y + half }, columns, rows, (cx, cy) => {
        const cell = cy * columns + cx
        if (free[cell] === 1 && segmentCutsDisc(bar, baseAt(cx, cy))) free[cell] = 0
      })
    }
  }
  return free
}

const baseAt = (x: number, y: number) => ({ x: x * CELL, y: y * CELL, diameter: BASE })

interface Box {
  readonly west: number
  readonly east: number
  readonly north: number
  readonly south: number
}

const boxOf = (outline: readonly Point[]): Box => ({
  west: Math.min(...outline.map(({ x }) => x)),
  east: Math.max(...outline.map(({ x }) => x)),
  north: Math.min(...outline.map(({ y }) => y)),
  south: Math.max(...outline.map(({ y }) => y)),
})

function eachCellIn(
  { west, east, north, south }: Box,
  columns: number,
  rows: number,
  visit: (x: number, y: number) => void,
): void {
  for (let y = Math.max(0, Math.floor(north / CELL)); y <= Math.min(rows - 1, Math.ceil(south / CELL)); y++)
    for (let x = Math.max(0, Math.floor(west / CELL)); x <= Math.min(columns - 1, Math.ceil(east / CELL)); x++)
      visit(x, y)
}

/** Numbers the regions of one level, from `count` up. */
function flood(
  free: Uint8Array,
  regions: Int32Array,
  from: number,
  columns: number,
  rows: number,
  count: number,
): number {
  let next = count
  const open: number[] = []
  for (let start = 0; start < free.length; start++) {
    if (free[start] === 0 || regions[from + start] !== 0) continue
    next++
    regions[from + start] = next
    open.push(start)
    while (open.length > 0) {
      const cell = open.pop()!
      const x = cell % columns
      const y = (cell - x) / columns
      const visit = (other: number): void => {
        if (free[other] === 0 || regions[from + other] !== 0) return
        regions[from + other] = next
        open.push(other)
      }
      if (x > 0) visit(cell - 1)
      if (x + 1 < columns) visit(cell + 1)
      if (y > 0) visit(cell - columns)
      if (y + 1 < rows) visit(cell + columns)
    }
  }
  return next
}
