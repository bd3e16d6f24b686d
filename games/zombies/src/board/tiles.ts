import { BadInput, type Params, type Read } from '@shamble/kernel'
import { flag, int, list, oneOf, onlyFields, record, text, words } from '@shamble/module'

/** What people call a set of tiles, or one of them. */
const NAME = words(0, 200)

/** Directions clockwise: north, east, south, west. */
export const NORTH = 0
export const EAST = 1
export const SOUTH = 2
export const WEST = 3
export const DIRECTIONS = [NORTH, EAST, SOUTH, WEST] as const
export type Direction = number
export const opposite = (direction: Direction): Direction => (direction + 2) % 4

/** [ZMB-T.a] A cell of a tile, row by row: 0 is north-west, 8 south-east. */
export type Cell = number
/** [ZMB-T.b] The middle cell of each side. */
export const EXIT_CELL: readonly Cell[] = [1, 5, 7, 3]

export const ZONES = ['town', 'base'] as const
export type Zone = (typeof ZONES)[number]

export type Ground = 'road' | 'building' | 'blocked'

/** One kind of tile in one of its four rotations. */
export interface Facing {
  readonly ground: readonly Ground[]
  readonly exits: readonly boolean[]
  /** The same as bits: 1 north, 2 east, 4 south, 8 west. */
  readonly exitBits: number
  /** Cells that a cell is joined to inside the tile [ZMB-T.c]. */
  readonly joined: readonly (readonly Cell[])[]
  /** Road cells that are before a door. */
  readonly doorsteps: readonly Cell[]
  /** The cells of its building, and every cell that can be entered. */
  readonly building: readonly Cell[]
  readonly open: readonly Cell[]
}

/** [ZMB-R.03] Its building holds what it asks for, the Motor Pool's eight spaces too; a smaller one takes what fits. */
export interface TileKind {
  readonly id: string
  readonly name: string | null
  readonly zone: Zone
  readonly copies: number
  readonly zombies: number
  readonly lives: number
  readonly bullets: number
  /** [ZMB-1.3.1.r] Its zombies are enhanced. */
  readonly enhanced: boolean
  readonly isHelipad: boolean
  readonly isNamed: boolean
  /** By rotation, quarter turns clockwise [ZMB-T.d]. */
  readonly facings: readonly Facing[]
  /** [ZMB-1.3.1.e] Rotations that differ. */
  readonly rotations: readonly number[]
}

export interface TileSet {
  readonly name: string
  readonly kinds: readonly TileKind[]
  /** Kinds by id, for rules that name them. */
  readonly index: Readonly<Record<string, number>>
  /** What the file says that a rule will have to settle: more zombies than spaces. */
  readonly warnings: readonly string[]
}

/** Tiles that the rules name, with their zone and how many there are [ZMB-1.2.b]. */
const SPECIAL: readonly (readonly [id: string, zone: Zone, copies: number])[] = [
  ['town_square', 'town', 1],
  ['helipad_town', 'town', 1],
  ['front_gate', 'base', 1],
  ['straight_b', 'base', 2],
  ['cross_b', 'base', 2],
  ['helipad_base', 'base', 1],
  ['top_secret_lab', 'base', 1],
  ['motor_pool', 'base', 1],
]
/** [ZMB-T.f] 30 town and 15 base tiles. */
const COUNTS: Readonly<Record<Zone, number>> = { town: 30, base: 15 }
/** [ZMB-1.3.1.u] What the rules say of two drawings: building spaces, and doors where they say it. */
const DRAWN: Readonly<Record<string, { spaces: number; doors: number | null }>> = {
  fire_station: { spaces: 7, doors: 3 },
  sporting_goods: { spaces: 7, doors: null },
}
const cellText: Read<Cell> = (value, where) => {
  const found = /^([012])([012])$/.exec(text(value, where))
  if (found === null) throw new BadInput(where, 'a cell is a row and a column from 0 to 2, such as "12"')
  return Number(found[1]) * 3 + Number(found[2])
}

/** @throws BadInput with the tile and the reason when a tile cannot be played */
export function readTiles(value: unknown, where: string): TileSet {
  const given = record(value, where)
  onlyFields(given, ['name', 'tiles'], where)
  const warnings: string[] = []
  const kinds = list((tile, at) => readTile(tile, at, warnings))(given['tiles'], `${where}.tiles`)
  const index: Record<string, number> = {}
  kinds.forEach((kind, i) => {
    if (Object.hasOwn(index, kind.id))
      throw new BadInput(`${where}.tiles[${i}].id`, 'two kinds of tile are called {{id}}', { id: kind.id })
    index[kind.id] = i
  })
  for (const [id, zone, copies] of SPECIAL) {
    if (!Object.hasOwn(index, id)) throw new BadInput(`${where}.tiles`, 'the rules need a tile "{{id}}"', { id })
    const found = kinds[index[id]!]!
    if (found.zone !== zone || found.copies !== copies)
      throw new BadInput(
        `${where}.tiles[${index[id]}]`,
        zone === 'town' ? '{{id}} is a town tile; copies: {{copies}}' : '{{id}} is a base tile; copies: {{copies}}',
        { id, copies },
      )
  }
  for (const zone of ZONES) {
    const total = kinds.reduce((sum, kind) => sum + (kind.zone === zone ? kind.copies : 0), 0)
    if (total !== COUNTS[zone])
      throw new BadInput(
        `${where}.tiles`,
        zone === 'town'
          ? 'expected {{due}} tiles of the town, found {{total}}'
          : 'expected {{due}} tiles of the base, found {{total}}',
        { due: COUNTS[zone], total },
      )
  }
  return { name: NAME(given['name'], `${where}.name`), kinds, index, warnings }
}

function readTile(value: unknown, where: string, warnings: string[]): TileKind {
  const given = record(value, where)
  onlyFields(
    given,
    ['id', 'name', 'zone', 'copies', 'exits', 'grid', 'doors', 'zombies', 'lives', 'bullets', 'enhanced'],
    where,
  )
  const rows = list(text)(given['grid'], `${where}.grid`)
  const grid = rows.join('')
  if (rows.length !== 3 || !rows.every((row) => /^[RBH.]{3}$/.test(row)))
    throw new BadInput(`${where}.grid`, 'expected three rows of three of R, B, H and .')
  const exits = readExits(text(given['exits'], `${where}.exits`), grid, `${where}.exits`)
  const doors = list(list(cellText))(given['doors'], `${where}.doors`)
  const facing = facingOf(grid, exits, doors, where)
  const count = int(0, 20)
  const facings = [facing]
  for (let turn = 1; turn < 4; turn++) facings.push(turned(facings[turn - 1]!))
  const shape = (at: Facing) => JSON.stringify([at.ground, at.exits, at.joined])
  const rotations = [0, 1, 2, 3].filter(
    (turn) => facings.findIndex((other) => shape(other) === shape(facings[turn]!)) === turn,
  )
  // Written out whole: tiles are asked at every step, and a spread would give each a hidden class of its own.
  const kind: TileKind = {
    id: text(given['id'], `${where}.id`),
    name: given['name'] === null ? null : NAME(given['name'], `${where}.name`),
    zone: oneOf(ZONES)(given['zone'], `${where}.zone`),
    copies: int(1, 9)(given['copies'], `${where}.copies`),
    zombies: count(given['zombies'], `${where}.zombies`),
    lives: count(given['lives'], `${where}.lives`),
    bullets: count(given['bullets'], `${where}.bullets`),
    enhanced: given['enhanced'] === undefined ? false : flag(given['enhanced'], `${where}.enhanced`),
    isHelipad: grid.includes('H'),
    isNamed: grid.includes('B'),
    facings,
    rotations,
  }
  const spaces = kind.isNamed ? facing.building.length : facing.open.length
  if (kind.zombies > spaces)
    warnings.push(`${where}: ${kind.zombies} zombies for ${spaces} spaces; what fits is placed (ZMB-1.3.1.v)`)
  // [ZMB-T.g] Tokens are in buildings, one to a space.
  if (kind.lives + kind.bullets > facing.building.length)
    throw new BadInput(where, 'more tokens ({{tokens}}) than building spaces ({{spaces}}) (ZMB-T.g)', {
      tokens: kind.lives + kind.bullets,
      spaces: facing.building.length,
    })
  refuseDrawing(kind.id, grid, exits, doors.length, where)
  return kind
}

/** What the rules say of single tiles: where one starts, where one wins, which one leads to the base. */
function refuseDrawing(id: string, grid: string, exits: readonly boolean[], doors: number, where: string): void {
  const fail = (sentence: string, params: Params = {}): never => {
    throw new BadInput(where, sentence, params)
  }
  const isHelipad = id === 'helipad_town' || id === 'helipad_base'
  if (isHelipad && grid[4] !== 'H') fail('the middle of a helipad is one of its spaces (ZMB-1.1.a)')
  if (!isHelipad && grid.includes('H')) fail('only helipad_town and helipad_base have spaces H')
  if (id === 'town_square' && (grid[4] !== 'R' || exits.includes(false)))
    fail('the town square has a road in its middle and four exits (ZMB-1.2.c)')
  if (id === 'front_gate' && exits.filter((open) => open).length !== 2)
    fail('the front gate has two ends (ZMB-1.3.1.m)')
  const drawn = Object.hasOwn(DRAWN, id) ? DRAWN[id]! : null
  if (drawn === null) return
  const spaces = [...grid].filter((letter) => letter === 'B').length
  if (spaces !== drawn.spaces || (drawn.doors !== null && doors !== drawn.doors)) {
    if (drawn.doors === null) fail('{{id}} has {{spaces}} building spaces (ZMB-1.3.1.u)', { id, spaces: drawn.spaces })
    else
      fail('{{id}} has {{spaces}} building spaces and {{doors}} doors (ZMB-1.3.1.u)', {
        id,
        spaces: drawn.spaces,
        doors: drawn.doors,
      })
  }
}

function readExits(written: string, grid: string, where: string): boolean[] {
  const exits = [...'NESW'].map((letter) => written.includes(letter))
  if (!/^[NESW]+$/.test(written)) throw new BadInput(where, 'exits are among N, E, S and W')
  exits.forEach((open, direction) => {
    const ground = grid[EXIT_CELL[direction]!]
    if (open && ground !== 'R' && ground !== 'H')
      throw new BadInput(where, 'the exit {{side}} is on a blocked cell', { side: 'NESW'[direction]! })
  })
  return exits
}

function facingOf(grid: string, exits: readonly boolean[], doors: readonly (readonly Cell[])[], where: string): Facing {
  const ground = [...grid].map((letter): Ground => (letter === 'B' ? 'building' : letter === '.' ? 'blocked' : 'road'))
  const joined: Cell[][] = ground.map(() => [])
  const neighbours = (cell: Cell): Cell[] =>
    [cell - 3, cell % 3 === 2 ? -1 : cell + 1, cell + 3, cell % 3 === 0 ? -1 : cell - 1].filter(
      (other) => other >= 0 && other < 9,
    )
  ground.forEach((kind, cell) => {
    if (kind === 'blocked') return
    for (const other of neighbours(cell)) if (ground[other] === kind) joined[cell]!.push(other)
  })
  const doorsteps: Cell[] = []
  doors.forEach(([a, b, ...more], i) => {
    if (a === undefined || b === undefined || more.length > 0 || !neighbours(a).includes(b))
      throw new BadInput(`${where}.doors[${i}]`, 'a door connects two neighbouring cells')
    const kinds = [ground[a], ground[b]]
    if (!kinds.includes('road') || !kinds.includes('building'))
      throw new BadInput(`${where}.doors[${i}]`, 'a door is between a road and a building')
    if (joined[a]!.includes(b)) throw new BadInput(`${where}.doors[${i}]`, 'this door is already there')
    joined[a]!.push(b)
    joined[b]!.push(a)
    doorsteps.push(ground[a] === 'road' ? a : b)
  })
  for (const others of joined) others.sort((a, b) => a - b)
  const cells = (wanted: (kind: Ground) => boolean): Cell[] =>
    ground.flatMap((kind, cell) => (wanted(kind) ? [cell] : []))
  const building = cells((kind) => kind === 'building')
  refuseCutOff(ground, joined, building, where)
  return {
    ground,
    exits,
    exitBits: bitsOf(exits),
    joined,
    doorsteps: [...new Set(doorsteps)],
    building,
    open: cells((kind) => kind !== 'blocked'),
  }
}

/** [ZMB-T.g] Every building space can be reached from a road. */
function refuseCutOff(
  ground: readonly Ground[],
  joined: readonly (readonly Cell[])[],
  building: readonly Cell[],
  where: string,
): void {
  const reached = new Set(ground.flatMap((kind, cell) => (kind === 'road' ? [cell] : [])))
  for (const cell of reached) for (const next of joined[cell]!) reached.add(next)
  const lost = building.find((cell) => !reached.has(cell))
  if (lost !== undefined)
    throw new BadInput(where, 'the building space in row {{row}}, column {{column}} cannot be reached', {
      row: Math.floor(lost / 3),
      column: lost % 3,
    })
}

const bitsOf = (exits: readonly boolean[]): number =>
  exits.reduce((bits, open, direction) => bits | (open ? 1 << direction : 0), 0)

/** A quarter turn clockwise: cell (r, c) goes to (c, 2 - r) [ZMB-T.d]. */
function turned(facing: Facing): Facing {
  const to = (cell: Cell): Cell => (cell % 3) * 3 + (2 - Math.floor(cell / 3))
  const ground: Ground[] = new Array(9)
  const joined: Cell[][] = new Array(9)
  facing.ground.forEach((kind, cell) => {
    ground[to(cell)] = kind
    joined[to(cell)] = facing.joined[cell]!.map(to).sort((a, b) => a - b)
  })
  const sorted = (cells: readonly Cell[]) => cells.map(to).sort((a, b) => a - b)
  const exits = DIRECTIONS.map((direction) => facing.exits[(direction + 3) % 4]!)
  return {
    ground,
    exits,
    exitBits: bitsOf(exits),
    joined,
    doorsteps: sorted(facing.doorsteps),
    building: sorted(facing.building),
    open: sorted(facing.open),
  }
}
