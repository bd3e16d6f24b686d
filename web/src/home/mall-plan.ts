import plan from '../../../games/dawn/src/data/mall.json' with { type: 'json' }

// The home page shows the mall before the game's own code is loaded, so it reads the game's plan and nothing else of it.

export interface Square {
  readonly row: number
  readonly column: number
  /** The letter of a store, or `.` for the hall. */
  readonly area: string
}

export type Side = 'N' | 'E' | 'S' | 'W'
export type Segment = readonly [x1: number, y1: number, x2: number, y2: number]

interface Wall {
  readonly key: string
  readonly segment: Segment
  readonly outer: boolean
}

export interface Door {
  readonly id: string
  readonly kind: 'glass' | 'solid' | 'main'
  readonly at: string
  readonly side: Side
  readonly wall: Wall
}

const HALL = '.'
const SOLID = '#'
const STEPS: readonly (readonly [Side, number, number])[] = [
  ['N', -1, 0],
  ['E', 0, 1],
  ['S', 1, 0],
  ['W', 0, -1],
]

export const SIZE = { columns: plan.cols, rows: plan.rows } as const

const areaAt = (row: number, column: number): string => plan.layout[row]?.[column] ?? SOLID
const wallKey = ({ row, column }: Square, side: Side): string =>
  side === 'N' || side === 'S'
    ? `h${row + (side === 'S' ? 1 : 0)},${column}`
    : `v${row},${column + (side === 'E' ? 1 : 0)}`

/** Squares by their number; numbered row by row, skipping what is solid. */
export const SQUARES: ReadonlyMap<string, Square> = new Map(
  plan.layout
    .flatMap((line, row) => [...line].map((area, column) => ({ row, column, area })))
    .filter(({ area }) => area !== SOLID)
    .map((square, index) => [String(index + 1).padStart(3, '0'), square]),
)

export const isHall = (square: Square): boolean => square.area === HALL

function segmentOf({ row: y, column: x }: Square, side: Side): Segment {
  if (side === 'N') return [x, y, x + 1, y]
  if (side === 'S') return [x, y + 1, x + 1, y + 1]
  return side === 'W' ? [x, y, x, y + 1] : [x + 1, y, x + 1, y + 1]
}

function buildWalls(): ReadonlyMap<string, Wall> {
  const walls = new Map<string, Wall>()
  for (const square of SQUARES.values()) {
    for (const [side, down, right] of STEPS) {
      const beyond = areaAt(square.row + down, square.column + right)
      const key = wallKey(square, side)
      if (beyond !== square.area) walls.set(key, { key, segment: segmentOf(square, side), outer: beyond === SOLID })
    }
  }
  return walls
}

export const WALLS = buildWalls()

export const DOORS: readonly Door[] = plan.doors.map((door) => {
  const side = door.sideOfA as Side
  const wall = WALLS.get(wallKey(SQUARES.get(door.a)!, side))!
  return { id: door.id, kind: door.kind as Door['kind'], at: door.a, side, wall }
})

const doorIn = new Map(DOORS.map((door) => [door.wall.key, door]))
export const isMainDoor = (wall: Wall): boolean => doorIn.get(wall.key)?.kind === 'main'

/**
 * [DAWN-6.4.f] Whether one hall square sees another: the light of a main door falls on exactly these.
 * Doors need no thought here: they stand in the walls of stores.
 */
export function hallSight(from: Square, to: Square): boolean {
  const dx = to.column - from.column
  const dy = to.row - from.row
  for (const { segment } of WALLS.values()) {
    const [x1, y1, x2] = segment
    const upright = x1 === x2
    const along = upright ? dx : dy
    if (along === 0) continue
    const t = (upright ? x1 - from.column - 0.5 : y1 - from.row - 0.5) / along
    if (t <= 0 || t >= 1) continue
    const crossing = upright ? from.row + 0.5 + dy * t - y1 : from.column + 0.5 + dx * t - x1
    if (crossing >= -1e-9 && crossing <= 1 + 1e-9) return false
  }
  return true
}
