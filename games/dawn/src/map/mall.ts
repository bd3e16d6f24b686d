import { BadInput } from '@shamble/kernel'
import { HIDDEN_ZOMBIES } from '../counters.js'
import { lineOf, type Walls } from './line.js'
import type { DoorKind, DoorPlan, MallPlan, Side } from './plan.js'

/** A square by its index; its number on the board is one more, in three digits. */
export type Square = number
export type DoorIndex = number

export const NO_DOOR = -1

export interface Door {
  readonly id: string
  readonly kind: DoorKind
  /** The one or two squares that it touches. */
  readonly squares: readonly Square[]
}

/** Where one may go from a square, and through which door: one step, whatever the size drawn [DAWN-2.1.a]. */
export interface Way {
  readonly to: Square
  readonly door: DoorIndex
}

/** A mall made ready for play: everything that never changes, worked out once. */
export interface Mall {
  readonly plan: MallPlan
  readonly size: number
  readonly row: readonly number[]
  readonly col: readonly number[]
  /** The area's letter, `.` for the hall. */
  readonly area: readonly string[]
  readonly isHall: readonly boolean[]
  readonly ways: readonly (readonly Way[])[]
  readonly doors: readonly Door[]
  /** Glass and solid doors on the sides of a square. */
  readonly doorsAt: readonly (readonly DoorIndex[])[]
  /** The main door of a square, or `NO_DOOR`. */
  readonly mainDoorAt: readonly DoorIndex[]
  /** Main doors in the order North, East, South, West. */
  readonly mainDoors: readonly DoorIndex[]
  readonly zombieSquares: readonly Square[]
  readonly characterSquares: readonly Square[]
  readonly rifleSquare: Square
  readonly rifleArea: string
  /** Character symbols and the squares beside them, across open floor: no hidden zombie may be noted there. */
  readonly nearCharacters: ReadonlySet<Square>
  /** The squares beside them behind a door: none there either [DAWN-RUL.20]. */
  readonly nearThroughDoor: ReadonlySet<Square>
  /** [DAWN-6.4.f] 0 or less: never in sight, because of that one of `OBSTACLES`; 1: always; 2 + d: through door d. */
  readonly sight: Int16Array
  /** Squares that are in sight of a square, at least while the door between them allows it. */
  readonly inSight: readonly (readonly Square[])[]
  /** [DAWN-6.3.c] The squares that a line of sight runs through, its ends left out. */
  readonly between: ReadonlyMap<number, readonly Square[]>
  /** [DAWN-RUL.03] Steps with every door passable, 255 where there is no way. */
  readonly steps: Uint8Array
  /** [DAWN-15.5.a] Steps where entering a hall square counts 1 and a store square 2. */
  readonly crawl: Uint16Array
}

const DELTA: Readonly<Record<Side, readonly [number, number]>> = { N: [-1, 0], E: [0, 1], S: [1, 0], W: [0, -1] }

/** [DAWN-2.1.c] Three digits: square 24 is 024. */
export function squareName(square: Square): string {
  return String(square + 1).padStart(3, '0')
}

/**
 * Checks a plan and works out its tables.
 * @throws BadInput when no game can be played on it
 */
export function buildMall(plan: MallPlan, where = 'map'): Mall {
  const grid = new Grid(plan, where)
  const doors = plan.doors.map((door, i) => grid.door(door, `${where}.doors[${i}]`))
  refuseDoubles(plan, where)
  const mainDoors = grid.mainDoors(doors)
  const walls = grid.walls(doors)
  const ways = grid.ways(walls)
  const size = grid.cells.length
  const steps = allDistances(ways, () => 1)
  const crawl = allDistances(ways, (square) => (grid.isHall(square) ? 1 : 2))
  const { sight, inSight, between } = sightTables(grid, walls)
  const characterSquares = plan.characterPlacement.map((id, i) => grid.square(id, `${where}.characterPlacement[${i}]`))
  const beside = (square: Square, by: 'floor' | 'door'): Square[] =>
    ways[square]!.flatMap(({ to, door }) => ((door === NO_DOOR) === (by === 'floor') ? [to] : []))
  const mall: Mall = {
    plan,
    size,
    row: grid.cells.map(([row]) => row),
    col: grid.cells.map(([, col]) => col),
    area: grid.cells.map(([row, col]) => plan.layout[row]![col]!),
    isHall: grid.cells.map((_, square) => grid.isHall(square)),
    ways,
    doors,
    doorsAt: grid.cells.map((_, square) =>
      doors.flatMap((door, d) => (door.kind !== 'main' && door.squares.includes(square) ? [d] : [])),
    ),
    mainDoorAt: grid.cells.map((_, square) =>
      doors.findIndex((door) => door.kind === 'main' && door.squares[0] === square),
    ),
    mainDoors,
    zombieSquares: plan.zombiePlacement.map((id, i) => grid.square(id, `${where}.zombiePlacement[${i}]`)),
    characterSquares,
    rifleSquare: grid.square(plan.rifleSquare, `${where}.rifleSquare`),
    rifleArea: '',
    nearCharacters: new Set(characterSquares.flatMap((square) => [square, ...beside(square, 'floor')])),
    nearThroughDoor: new Set(characterSquares.flatMap((square) => beside(square, 'door'))),
    sight,
    inSight,
    between,
    steps: Uint8Array.from(steps, (distance) => Math.min(distance, 255)),
    crawl: Uint16Array.from(crawl, (distance) => Math.min(distance, 65_535)),
  }
  const ready = { ...mall, rifleArea: mall.area[mall.rifleSquare]! }
  refuseUnplayable(ready, where)
  return ready
}

/** The cells of a plan and their numbers. */
class Grid {
  readonly plan: MallPlan
  readonly cells: [row: number, col: number][] = []
  readonly #where: string
  readonly #index: number[][]

  constructor(plan: MallPlan, where: string) {
    this.plan = plan
    this.#where = where
    this.#index = plan.layout.map((line, row) =>
      [...line].map((letter, col) => {
        if (letter === '#') return -1
        if (letter !== '.' && !Object.hasOwn(plan.areas, letter)) {
          throw new BadInput(`${where}.layout[${row}]`, '"{{letter}}" is not an area of this map', { letter })
        }
        return this.cells.push([row, col]) - 1
      }),
    )
    if (this.cells.length > 999) throw new BadInput(`${where}.layout`, 'more than 999 squares')
  }

  isHall(square: Square): boolean {
    const [row, col] = this.cells[square]!
    return this.plan.layout[row]![col] === '.'
  }

  at(row: number, col: number): Square {
    return this.#index[row]?.[col] ?? -1
  }

  square(id: string, where: string): Square {
    const square = Number(id) - 1
    if (square < 0 || square >= this.cells.length) throw new BadInput(where, 'there is no square {{id}}', { id })
    return square
  }

  door(door: DoorPlan, where: string): Door {
    const a = this.square(door.a, `${where}.a`)
    const [row, col] = this.cells[a]!
    const [down, right] = DELTA[door.sideOfA]
    const beyond = this.at(row + down, col + right)
    if (door.kind === 'main') {
      if (door.b !== null || beyond >= 0)
        throw new BadInput(where, 'the main door {{door}} does not lead out of the mall', { door: door.id })
      return { id: door.id, kind: door.kind, squares: [a] }
    }
    if (door.b === null) throw new BadInput(`${where}.b`, 'the door {{door}} leads nowhere', { door: door.id })
    const b = this.square(door.b, `${where}.b`)
    if (beyond !== b)
      throw new BadInput(where, '{{b}} is not on the {{side}} side of {{a}}', {
        a: door.a,
        b: door.b,
        side: door.sideOfA,
      })
    // [K13] Doors sit on wall sides.
    if (!this.isWall(a, b))
      throw new BadInput(where, 'the door {{door}} is not on a wall: {{a}} and {{b}} are the same area', {
        door: door.id,
        a: door.a,
        b: door.b,
      })
    return { id: door.id, kind: door.kind, squares: [a, b] }
  }

  /** [K02] [K03] One in each of four squares, in the order North, East, South, West. */
  mainDoors(doors: readonly Door[]): DoorIndex[] {
    return Object.entries(this.plan.mainDoorSquares).map(([name, id]) => {
      const at = this.square(id, `${this.#where}.mainDoorSquares.${name}`)
      const found = this.plan.doors.findIndex((door) => door.kind === 'main' && door.name === name)
      if (found < 0 || doors[found]!.squares[0] !== at) {
        throw new BadInput(`${this.#where}.mainDoorSquares.${name}`, 'no main door called {{name}} in square {{id}}', {
          name,
          id,
        })
      }
      return found
    })
  }

  /** A wall is between two squares of different areas. */
  isWall(a: Square, b: Square): boolean {
    const [rowA, colA] = this.cells[a]!
    const [rowB, colB] = this.cells[b]!
    return this.plan.layout[rowA]![colA] !== this.plan.layout[rowB]![colB]
  }

  walls(doors: readonly Door[]): Walls {
    const doorBetween = new Map<number, DoorIndex>()
    doors.forEach((door, d) => {
      if (door.kind === 'main') return
      const [a, b] = door.squares as [Square, Square]
      doorBetween.set(Math.min(a, b) * 1000 + Math.max(a, b), d)
    })
    return {
      side: (rowA, colA, rowB, colB) => {
        const [a, b] = [this.at(rowA, colA), this.at(rowB, colB)]
        if (a < 0 && b < 0) return 'none'
        if (a < 0 || b < 0) return 'blank'
        if (!this.isWall(a, b)) return 'none'
        return doorBetween.get(Math.min(a, b) * 1000 + Math.max(a, b)) ?? 'blank'
      },
      square: (row, col) => this.at(row, col),
    }
  }

  ways(walls: Walls): Way[][] {
    return this.cells.map(([row, col]) =>
      Object.values(DELTA).flatMap(([down, right]) => {
        const to = this.at(row + down, col + right)
        if (to < 0) return []
        const side = walls.side(row, col, row + down, col + right)
        if (side === 'blank') return []
        return [{ to, door: side === 'none' ? NO_DOOR : side }]
      }),
    )
  }
}

function allDistances(ways: readonly (readonly Way[])[], cost: (square: Square) => number): number[] {
  const size = ways.length
  const all = new Array<number>(size * size).fill(Number.POSITIVE_INFINITY)
  for (let from = 0; from < size; from++) {
    // Costs are 1 or 2: rings by distance serve as the queue.
    const rings: Square[][] = [[from]]
    all[from * size + from] = 0
    for (let distance = 0; distance < rings.length; distance++) {
      for (const square of rings[distance] ?? []) {
        if (all[from * size + square]! < distance) continue
        for (const { to } of ways[square]!) {
          const next = distance + cost(to)
          if (next >= all[from * size + to]!) continue
          all[from * size + to] = next
          rings[next] ??= []
          rings[next].push(to)
        }
      }
    }
  }
  return all
}

function sightTables(grid: Grid, walls: Walls) {
  const size = grid.cells.length
  const sight = new Int16Array(size * size)
  const inSight: Square[][] = grid.cells.map(() => [])
  const between = new Map<number, readonly Square[]>()
  for (let a = 0; a < size; a++) {
    sight[a * size + a] = 1
    inSight[a]!.push(a)
    for (let b = a + 1; b < size; b++) {
      const line = lineOf(grid.cells[a]!, grid.cells[b]!, walls)
      if ('stoppedBy' in line) {
        sight[a * size + b] = -line.stoppedBy
        sight[b * size + a] = -line.stoppedBy
        continue
      }
      const code = line.door === NO_DOOR ? 1 : 2 + line.door
      // [DAWN-6.4.e] Sight is symmetric.
      sight[a * size + b] = code
      sight[b * size + a] = code
      inSight[a]!.push(b)
      inSight[b]!.push(a)
      between.set(a * size + b, line.through)
      between.set(b * size + a, line.through)
    }
  }
  return { sight, inSight, between }
}

function refuseDoubles(plan: MallPlan, where: string): void {
  const ids = new Set<string>()
  const sides = new Set<string>()
  const names = new Set<string>()
  plan.doors.forEach((door, i) => {
    if (ids.has(door.id))
      throw new BadInput(`${where}.doors[${i}].id`, 'two doors are called {{door}}', { door: door.id })
    ids.add(door.id)
    // [DAWN-5.5.b] Four main doors, no more: a fifth would bring nobody in and count for nobody.
    if (door.name !== undefined && names.has(door.name))
      throw new BadInput(`${where}.doors[${i}].name`, 'two main doors are called {{name}}', { name: door.name })
    if (door.name !== undefined) names.add(door.name)
    const side = [door.a, door.b ?? ''].sort().join()
    if (sides.has(side))
      throw new BadInput(`${where}.doors[${i}]`, 'a second door between {{a}} and {{b}}', {
        a: door.a,
        b: door.b ?? { word: 'the outside' },
      })
    sides.add(side)
  })
  for (const field of ['zombiePlacement', 'characterPlacement'] as const) {
    plan[field].forEach((id, i) => {
      if (plan[field].indexOf(id) < i)
        throw new BadInput(
          `${where}.${field}[${i}]`,
          field === 'zombiePlacement' ? 'two ordinary units in square {{id}}' : 'two symbols in square {{id}}',
          { id },
        )
    })
  }
}

/** [K10] */
const ZOMBIE_SYMBOLS = 45

function refuseUnplayable(mall: Mall, where: string): void {
  if (mall.zombieSquares.length !== ZOMBIE_SYMBOLS) {
    throw new BadInput(`${where}.zombiePlacement`, 'expected {{due}} zombie symbols, found {{found}}', {
      due: ZOMBIE_SYMBOLS,
      found: mall.zombieSquares.length,
    })
  }
  // [K11]
  if (mall.characterSquares.length < 2)
    throw new BadInput(`${where}.characterPlacement`, 'four characters, two at most in a square, need two symbols')
  const first = mall.steps.subarray(0, mall.size)
  const lost = first.indexOf(255)
  if (lost >= 0) {
    const area = mall.plan.areas[mall.area[lost]!]
    const id = squareName(lost)
    throw area === undefined
      ? new BadInput(where, 'square {{id}} cannot be reached', { id })
      : new BadInput(where, 'square {{id}} ({{area}}) cannot be reached', { id, area: area.name })
  }
  for (const [name, id] of Object.entries(mall.plan.mainDoorSquares)) {
    if (!mall.isHall[Number(id) - 1])
      throw new BadInput(`${where}.mainDoorSquares.${name}`, '{{id}} is not a hall square', { id })
  }
  // [K04]
  if (mall.isHall[mall.rifleSquare]) throw new BadInput(`${where}.rifleSquare`, 'the rifles must be in a store')
  const places = mall.area.filter(
    (_, square) => !mall.isHall[square] && !mall.nearCharacters.has(square) && !mall.nearThroughDoor.has(square),
  )
  // [DAWN-3.1.g] Only one among the rifles.
  const free = places.filter((area, i) => area !== mall.rifleArea || places.indexOf(area) === i).length
  // [K12]
  if (free < HIDDEN_ZOMBIES)
    throw new BadInput(where, 'only {{free}} squares are left for {{zombies}} hidden zombies', {
      free,
      zombies: HIDDEN_ZOMBIES,
    })
}
