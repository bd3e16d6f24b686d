import { type DawnView, type Mall, type Side, type Square, SUPER } from '@shamble/game-dawn/table'
import { around, type Box } from '../../board/box.js'
import type { Spot } from '../table-game.js'
import { readSpot } from './spots.js'

/** One square of the mall, in board units: at full size a unit is a pixel. */
export const CELL = 54

export const boardBox = (mall: Mall): Box => ({
  x: -45,
  y: -26,
  width: mall.plan.cols * CELL + 90,
  height: mall.plan.rows * CELL + 54,
})

export const corner = (mall: Mall, square: Square): readonly [x: number, y: number] => [
  mall.col[square]! * CELL,
  mall.row[square]! * CELL,
]

export const middle = (mall: Mall, square: Square): readonly [x: number, y: number] => [
  (mall.col[square]! + 0.5) * CELL,
  (mall.row[square]! + 0.5) * CELL,
]

const TURN: Readonly<Record<Side, number>> = { N: 0, E: 90, S: 180, W: -90 }
const TOWARDS: Readonly<Record<Side, readonly [x: number, y: number]>> = {
  N: [0, -1],
  E: [1, 0],
  S: [0, 1],
  W: [-1, 0],
}

/** Where a door sits, and how it is turned; outside is above for a main door at 0°. */
export function doorPlace(mall: Mall, door: number): { x: number; y: number; turn: number; side: Side } {
  const { a, sideOfA: side, kind } = mall.plan.doors[door]!
  const [x, y] = middle(mall, Number(a) - 1)
  const [dx, dy] = TOWARDS[side]
  const upright = side === 'E' || side === 'W'
  return {
    x: x + (dx * CELL) / 2,
    y: y + (dy * CELL) / 2,
    turn: kind === 'main' ? TURN[side] : upright ? -90 : 0,
    side,
  }
}

/** A counter in its place: the square's own, or its part of a fan. */
export interface Standing {
  readonly x: number
  readonly y: number
  readonly size: number
}

export interface Fan {
  readonly people: ReadonlyMap<number, Standing>
  readonly units: ReadonlyMap<Square, Standing>
}

/** How much larger than a counter in a crowd its frame is: the places leave just that much between them. */
export const FRAME = 4

const UNIT = 36
const BERSERK = 39
const PERSON = 42

/** Where every counter is: those who share a square are fanned beside each other, the living first. */
export function fanOf(view: DawnView, mall: Mall): Fan {
  const people = new Map<number, Standing>()
  const units = new Map<Square, Standing>()
  const squares = new Set([...view.at, ...view.units.map((unit) => unit.square)])
  for (const square of squares) {
    if (square < 0) continue
    const there = [0, 1, 2, 3].filter((c) => view.at[c] === square)
    const living = there.filter((c) => view.status[c]! < SUPER)
    const supers = there.filter((c) => view.status[c] === SUPER)
    const unit = view.units.find((seen) => seen.square === square)
    const [x, y] = middle(mall, square)
    const put = (dx: number, dy: number, size: number): Standing => ({ x: x + dx, y: y + dy, size })
    const all = [...living, ...supers]
    if (unit === undefined && all.length === 1) people.set(all[0]!, put(0, 0, PERSON))
    else if (unit !== undefined && all.length === 0) units.set(square, put(0, 0, unit.berserk === 1 ? BERSERK : UNIT))
    else if (unit !== undefined && all.length === 1) {
      people.set(all[0]!, put(-17, -4, 30))
      units.set(square, put(17, 6, 29))
    } else {
      const places = spread(all.length + (unit === undefined ? 0 : 1))
      all.forEach((c, i) => void people.set(c, put(...places[i]!)))
      if (unit !== undefined) units.set(square, put(...places[all.length]!))
    }
  }
  return { people, units }
}

type Place = readonly [dx: number, dy: number, size: number]

/** Two lie askew, three and four in quarters, more in rows of three; a crowd hangs over the edges of its square. */
function spread(n: number): readonly Place[] {
  if (n === 2)
    return [
      [-17, -6, 30],
      [17, 6, 30],
    ]
  if (n <= 4) return [0, 1, 2, 3].map((i): Place => [i % 2 ? 17 : -17, i < 2 ? -17 : 17, 30])
  return [0, 1, 2, 3, 4, 5].map((i): Place => [((i % 3) - 1) * 30, i < 3 ? -15 : 15, 26])
}

/** What is touched to point at a spot, in board units; `null` for something that is not on the board. */
export function spotRect(spot: Spot, mall: Mall, fan: Fan): Box | null {
  const read = readSpot(spot)
  if (read === null) return null
  const { kind, index } = read
  if (kind === 's') return index < mall.size ? around(...middle(mall, index), CELL) : null
  if (kind === 'p') {
    const at = fan.people.get(index)
    return at === undefined ? null : around(at.x, at.y, at.size)
  }
  if (kind === 'z') {
    const at = fan.units.get(index)
    return at === undefined ? around(...middle(mall, index), PERSON) : around(at.x, at.y, at.size)
  }
  if (mall.doors[index] === undefined) return null
  const { x, y, side } = doorPlace(mall, index)
  const upright = side === 'E' || side === 'W'
  const [long, thick] = kind === 'm' ? [50, 32] : [46, 22]
  return {
    x: x - (upright ? thick : long) / 2,
    y: y - (upright ? long : thick) / 2,
    width: upright ? thick : long,
    height: upright ? long : thick,
  }
}

/** The square of the mall at a point of the board, or -1. */
export function squareAt(mall: Mall, x: number, y: number): Square {
  const [row, col] = [Math.floor(y / CELL), Math.floor(x / CELL)]
  return mall.row.findIndex((r, square) => r === row && mall.col[square] === col)
}
