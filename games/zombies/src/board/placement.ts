import { type RuleId, when } from '@shamble/kernel'
import { tilesOf } from '../options.js'
import type { Zombies } from '../state.js'
import { baseSides, DX, DY, facingAt, isOnTable, slotAt } from './board.js'
import { DIRECTIONS, type Direction, opposite } from './tiles.js'

export interface Placement {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** An empty position beside some tile, with what its neighbours ask of a tile there. */
interface Opening {
  readonly x: number
  readonly y: number
  /** Sides that have a neighbour, those where it has a road, and those whose neighbour is of the base; a bit each. */
  known: number
  road: number
  base: number
}

/** Where on the grid the openings of one call are in its list, counted from 1; all 0 between calls. */
const GRID = 128
const listed = new Uint8Array(GRID * GRID)
const gridOf = (x: number, y: number): number => (y + GRID / 2) * GRID + x + GRID / 2

/** Every opening of the table, as they come. */
function openings(s: Zombies): Opening[] {
  const found: Opening[] = []
  for (let slot = 0; slot < s.tileKind.length; slot++) {
    if (!isOnTable(s, slot)) continue
    const exits = facingAt(s, slot).exitBits
    const base = baseSides(s, slot)
    for (let direction = 0; direction < 4; direction++) {
      if (s.neighbour[slot * 4 + direction]! >= 0) continue
      const x = s.tileX[slot]! + DX[direction]!
      const y = s.tileY[slot]! + DY[direction]!
      let place = listed[gridOf(x, y)]!
      if (place === 0) {
        place = found.push({ x, y, known: 0, road: 0, base: 0 })
        listed[gridOf(x, y)] = place
      }
      const opening = found[place - 1]!
      const bit = 1 << opposite(direction)
      opening.known |= bit
      if (exits & (1 << direction)) opening.road |= bit
      if (base & (1 << direction)) opening.base |= bit
    }
  }
  for (const { x, y } of found) listed[gridOf(x, y)] = 0
  return found
}

const byRow = (a: Opening, b: Opening): number => a.y - b.y || a.x - b.x

const NOTHING_AROUND: Omit<Opening, 'x' | 'y'> = { known: 0, road: 0, base: 0 }

/** [ZMB-1.3.1.d] Why a tile may not be placed there like that, or `null`. */
export function whyNotPlace(s: Zombies, kind: number, { x, y, turn }: Placement): RuleId | null {
  if (slotAt(s, x, y) >= 0) return 'ZMB-1.3.1.d'
  const opening = openings(s).find((other) => other.x === x && other.y === y)
  return whyNotFit(s, kind, turn, opening ?? { x, y, ...NOTHING_AROUND })
}

function whyNotFit(s: Zombies, kind: number, turn: number, at: Opening): RuleId | null {
  const tile = tilesOf(s.options).kinds[kind]!
  const exits = tile.facings[turn]!.exitBits
  if (when('ZMB-1.3.1.d', (exits & at.known) !== at.road)) return 'ZMB-1.3.1.d'
  // [ZMB-1.3.1.m] The gate: exactly one end on a road, and that end is the town's; its other sides are the base's.
  if (tile.id === 'front_gate')
    return when('ZMB-1.3.1.m', isPowerOfTwo(at.road)) ? whyNotZones(s, 15 & ~at.road, at.road, at) : 'ZMB-1.3.1.m'
  if (when('ZMB-1.3.1.n', at.road === 0)) return 'ZMB-1.3.1.n'
  return whyNotZones(s, tile.zone === 'base' ? 15 : 0, at.road, at)
}

const isPowerOfTwo = (bits: number): boolean => bits !== 0 && (bits & (bits - 1)) === 0

/** [ZMB-1.3.1.n] Road to road only within a zone; [ZMB-1.3.1.p] closed sides of two zones may touch unless barred. */
function whyNotZones(s: Zombies, mine: number, road: number, at: Opening): RuleId | null {
  if (when('ZMB-1.3.1.n', ((at.base ^ mine) & road) !== 0)) return 'ZMB-1.3.1.n'
  const isBeside = ((at.base ^ mine) & at.known & ~road) !== 0
  return isBeside && when('ZMB-1.3.1.p', s.options.baseTownAdjacency === 'none') ? 'ZMB-1.3.1.p' : null
}

/** The side of a gate that faces the town. */
export function gateTownSide(s: Zombies, kind: number, at: Placement): Direction {
  const { exits } = tilesOf(s.options).kinds[kind]!.facings[at.turn]!
  return DIRECTIONS.find(
    (direction) => exits[direction] && slotAt(s, at.x + DX[direction]!, at.y + DY[direction]!) >= 0,
  )!
}

/** Every legal place of a tile, by position and then rotation. */
export function placements(s: Zombies, kind: number): Placement[] {
  const { rotations } = tilesOf(s.options).kinds[kind]!
  const found: Placement[] = []
  for (const opening of openings(s).sort(byRow)) {
    // [ZMB-1.3.1.c] Every rotation that looks different.
    for (const turn of rotations)
      if (when('ZMB-1.3.1.c', whyNotFit(s, kind, turn, opening) === null))
        found.push({ x: opening.x, y: opening.y, turn })
  }
  return found
}

/** Whether one of several tiles can be placed anywhere at all. */
export function hasPlace(s: Zombies, tiles: readonly number[]): boolean {
  const { kinds } = tilesOf(s.options)
  const around = openings(s)
  for (let i = 0; i < tiles.length; i++) {
    const kind = tiles[i]!
    if (tiles.indexOf(kind) < i) continue
    for (const opening of around)
      for (const turn of kinds[kind]!.rotations) if (whyNotFit(s, kind, turn, opening) === null) return true
  }
  return false
}

/** [ZMB-1.3.1.l] No tile that is still to come could be placed anywhere. */
export function isMapClosed(s: Zombies): boolean {
  const left = [
    ...s.townStack,
    ...(s.baseOpen ? s.baseStack : []),
    ...(s.helipadLeft ? [tilesOf(s.options).index['helipad_town']!] : []),
  ]
  return left.length > 0 && !hasPlace(s, left)
}
