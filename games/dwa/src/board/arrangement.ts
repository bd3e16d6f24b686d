import {
  type Barriers,
  makeBarriers,
  makeWays,
  type Polygon,
  polygonSides,
  rectangleCorners,
  type Segment,
  type Ways,
} from '@shamble/geometry'
import { when } from '@shamble/kernel'
import type { Table, Vehicle } from '../state.js'
import type { Board } from './board.js'
import { onLevel } from './on-level.js'

/** From back to front and from side to side. */
export const FOOTPRINTS = {
  car: { length: 100, width: 50 },
  truck: { length: 200, width: 60 },
  bus: { length: 200, width: 60 },
} as const

export function vehicleOutline({ kind, x, y, heading }: Pick<Vehicle, 'kind' | 'x' | 'y' | 'heading'>): Polygon {
  return rectangleCorners({ x, y, heading, ...FOOTPRINTS[kind] })
}

/** What an arrangement is made of. */
export type Arranged = Pick<Table, 'options' | 'openings' | 'vehicles'>

/**
 * The board with its openings as they are and its vehicles where they are. Both seldom change: what follows from them is
 * worked out once, when it is first asked for, and serves every state in which they are the same.
 */
export class Arrangement {
  readonly board: Board
  readonly baseMm: number
  readonly #openings: Uint8Array
  readonly #vehicles: readonly Pick<Vehicle, 'kind' | 'x' | 'y' | 'heading'>[]
  readonly #levels = new Map<number, LevelNow>()
  #outlines: readonly Polygon[] | null = null
  #ways: Ways | null = null
  /** For others who work out something that holds as long as this does. */
  readonly known = new Map<string, unknown>()

  constructor(board: Board, { options, openings, vehicles }: Arranged) {
    this.board = board
    this.baseMm = options.baseMm
    this.#openings = Uint8Array.from(openings, codeOf)
    this.#vehicles = vehicles.map(({ kind, x, y, heading }) => ({ kind, x, y, heading }))
  }

  /** Whether this is how things stand there. */
  isOf({ options, openings, vehicles }: Arranged): boolean {
    if (options.baseMm !== this.baseMm || openings.length !== this.#openings.length) return false
    if (vehicles.length !== this.#vehicles.length) return false
    for (let i = 0; i < openings.length; i++) if (codeOf(openings[i]!) !== this.#openings[i]) return false
    for (let i = 0; i < vehicles.length; i++) {
      const { kind, x, y, heading } = vehicles[i]!
      const mine = this.#vehicles[i]!
      if (x !== mine.x || y !== mine.y || heading !== mine.heading || kind !== mine.kind) return false
    }
    return true
  }

  get outlines(): readonly Polygon[] {
    this.#outlines ??= this.#vehicles.map(vehicleOutline)
    return this.#outlines
  }

  level(level: number): LevelNow {
    let found = this.#levels.get(level)
    if (found === undefined) {
      found = new LevelNow(this, level)
      this.#levels.set(level, found)
    }
    return found
  }

  /** Where bases can walk on the ground. Gates are the openings, then the low pieces. */
  get ways(): Ways {
    this.#ways ??= waysAmong(this.board, this.baseMm, this.#vehicles)
    return this.#ways
  }

  isClosed(opening: number): boolean {
    return this.#openings[opening] !== OPEN
  }

  /** A plain window lets sight through, open or not; a closed door and a barricaded window do not. */
  hidesSight(opening: number): boolean {
    if (!this.isClosed(opening)) return false
    return when('R-82', this.board.openings[opening]!.kind === 'door' || this.#openings[opening] === BARRICADED)
  }

  /** The sides of vehicles of some kinds, for those on the ground. */
  sidesOf(level: number, counts: (kind: Vehicle['kind']) => boolean): Segment[] {
    if (level !== 0) return []
    return this.#vehicles.flatMap(({ kind }, i) => (counts(kind) ? polygonSides(this.outlines[i]!) : []))
  }
}

const OPEN = 0
const SHUT = 1
const BARRICADED = 2

const codeOf = ({ state, barricaded }: Table['openings'][number]): number =>
  state !== 'closed' ? OPEN : barricaded ? BARRICADED : SHUT

/** What concerns figures on one level of an arrangement. */
export class LevelNow {
  readonly #of: Arrangement
  readonly #level: number
  #bars: Barriers | null = null
  #screens: Barriers | null = null
  #covers: readonly Segment[] | null = null
  #sills: readonly Segment[] | null = null

  constructor(of: Arrangement, level: number) {
    this.#of = of
    this.#level = level
  }

  /** What stops feet: walls, openings that are shut, vehicles on the ground. */
  get bars(): Barriers {
    if (this.#bars === null) {
      const { walls } = onLevel(this.#of.board, this.#level)
      const shut = this.#openings((i) => this.#of.isClosed(i))
      this.#bars = makeBarriers([...walls, ...shut, ...this.#of.sidesOf(this.#level, () => true)])
    }
    return this.#bars
  }

  /** What stops sight and shots [GEO-7]: walls, shut doors, barricaded windows, high vehicles. */
  get screens(): Barriers {
    if (this.#screens === null) {
      const { walls } = onLevel(this.#of.board, this.#level)
      const shut = this.#openings((i) => this.#of.hidesSight(i))
      this.#screens = makeBarriers([...walls, ...shut, ...this.#of.sidesOf(this.#level, (kind) => kind !== 'car')])
    }
    return this.#screens
  }

  /** What hides a figure who crouches or lies [GEO-8]: low pieces, and cars. */
  get covers(): readonly Segment[] {
    const { board } = this.#of
    this.#covers ??= [...onLevel(board, this.#level).low, ...this.#of.sidesOf(this.#level, (kind) => kind === 'car')]
    return this.#covers
  }

  /** What costs a surcharge to cross [DWA-9.1.b]: low pieces and open windows. */
  get sills(): readonly Segment[] {
    const { board } = this.#of
    this.#sills ??= [
      ...onLevel(board, this.#level).low,
      ...this.#openings((i) => board.openings[i]!.kind === 'window' && !this.#of.isClosed(i)),
    ]
    return this.#sills
  }

  #openings(counts: (i: number) => boolean): Segment[] {
    const { board } = this.#of
    return onLevel(board, this.#level)
      .openings.filter(counts)
      .map((i) => board.openings[i]!)
  }
}

interface Walkable {
  readonly key: string
  readonly ways: Ways
}
const walkable = new WeakMap<Board, Walkable[]>()
// Vehicles seldom move: as many arrangements as a drive passes through in a few turns.
const MOST_KEPT = 4

/** Openings are gates here: only vehicles make another net of ways. */
function waysAmong(
  board: Board,
  baseMm: number,
  vehicles: readonly Pick<Vehicle, 'kind' | 'x' | 'y' | 'heading'>[],
): Ways {
  const key = `${baseMm} ${vehicles.map(({ x, y, heading }) => `${x},${y},${heading}`).join(' ')}`
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
      walls: [...walls, ...vehicles.flatMap((vehicle) => polygonSides(vehicleOutline(vehicle)))],
      gates: [...board.openings, ...low],
    },
    baseMm,
  )
  kept.unshift({ key, ways })
  kept.length = Math.min(kept.length, MOST_KEPT)
  return ways
}
