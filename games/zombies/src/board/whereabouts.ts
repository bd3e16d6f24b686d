import type { Param, Params } from '@shamble/kernel'
import { isPublished } from '../options.js'
import type { Zombies } from '../state.js'
import { cellOf, DX, DY, facingAt, kindAt, type Slot, type Space, slotAt, slotOf } from './board.js'
import { DIRECTIONS, type Direction, EAST, NORTH, opposite, SOUTH, type TileKind, WEST } from './tiles.js'

// Places in the words by which people find them on the board: a side of a tile that has a name, and for roads, of which
// there are several alike, the number that is on their spaces. Coordinates are for the notation alone.

const SIDES = ['north', 'east', 'south', 'west'] as const
/** Where a space is on the table: `(0,0):(1,1)` [ZMB-T.e]. Sentences name it by its tile, with `spaceWord`. */
export function spaceName(s: Zombies, space: Space): string {
  const slot = slotOf(space)
  return `(${s.tileX[slot]},${s.tileY[slot]}):(${Math.floor(cellOf(space) / 3)},${cellOf(space) % 3})`
}

const TOWN_SQUARE_SLOT: Slot = 0

/** A place by a tile on the table: the place is on that side of it. */
export interface Beside {
  readonly side: Direction
  readonly slot: Slot
}

/** Whether a tile is found by its name alone: the catalogues can say on which side of it something is. */
const isOnly = ({ id, name, copies }: TileKind): boolean => name !== null && copies === 1 && isPublished(id)

/** A tile in the reader's words; one of a player's own set goes by the name that its file gives it. */
export function kindWord({ id, name }: TileKind): Param {
  return isPublished(id) ? { word: `tile.${id}` } : (name ?? id)
}

export const tileWord = (s: Zombies, slot: Slot): Param => kindWord(kindAt(s, slot))

/** What follows the name of a tile that is not the only one of its kind: its number, as its spaces carry it. */
export function tileNumber(s: Zombies, slot: Slot): string {
  return isOnly(kindAt(s, slot)) ? '' : `\u00a0${slot}`
}

/** A tile on the table, for sentences with `{{tile}}{{number}}`. */
export function tileParams(s: Zombies, slot: Slot): Params {
  return { tile: kindWord(kindAt(s, slot)), number: tileNumber(s, slot) }
}

/**
 * The tile by which a place is found: one with a name if there is one, and of those one whose road leads to it. A place
 * that touches no tile goes by the Town Square.
 */
export function besideWhat(s: Zombies, x: number, y: number): Beside {
  let best: Beside | null = null
  let most = -1
  for (const direction of DIRECTIONS) {
    const slot = slotAt(s, x + DX[direction]!, y + DY[direction]!)
    if (slot < 0) continue
    const side = opposite(direction)
    const worth = (isOnly(kindAt(s, slot)) ? 2 : 0) + (facingAt(s, slot).exits[side] ? 1 : 0)
    if (worth > most) [best, most] = [{ side, slot }, worth]
  }
  return best ?? { side: farSide(x, y), slot: TOWN_SQUARE_SLOT }
}

function farSide(x: number, y: number): Direction {
  if (Math.abs(x) > Math.abs(y)) return x > 0 ? EAST : WEST
  return y > 0 ? SOUTH : NORTH
}

/** A place, for sentences with `{{side}} {{near}}{{nearNumber}}`: `south of the Hospital`, `east of corner 17`. */
export function placeParams(s: Zombies, x: number, y: number): Params {
  const { side, slot } = besideWhat(s, x, y)
  const { id } = kindAt(s, slot)
  return {
    side: { word: `side.${SIDES[side]}` },
    near: { word: isPublished(id) ? `near.${id}` : 'near.tile' },
    nearNumber: tileNumber(s, slot),
  }
}
