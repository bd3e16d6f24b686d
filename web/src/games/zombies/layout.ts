import {
  cellOf,
  isOnTable,
  knownState,
  type Place,
  type Slot,
  type Space,
  slotOf,
  type ZombiesView,
} from '@shamble/game-zombies/table'
import type { Box } from '../../board/box.js'
import { TILE, UNIT } from './tile-art.js'

export interface Point {
  readonly x: number
  readonly y: number
}

/** The upper left corner of a tile. */
export const tileCorner = ({ x, y }: Place): Point => ({ x: x * TILE, y: y * TILE })

export const tileMiddle = ({ x, y }: Place): Point => ({ x: (x + 0.5) * TILE, y: (y + 0.5) * TILE })

export const placeOf = (view: ZombiesView, slot: Slot): Place => ({ x: view.tileX[slot]!, y: view.tileY[slot]! })

/** The middle of a space. */
export function spaceCentre(view: ZombiesView, space: Space): Point {
  const corner = tileCorner(placeOf(view, slotOf(space)))
  const cell = cellOf(space)
  return { x: corner.x + ((cell % 3) + 0.5) * UNIT, y: corner.y + (Math.floor(cell / 3) + 0.5) * UNIT }
}

export function slotsOf(view: ZombiesView): Slot[] {
  const s = knownState(view)
  return [...view.tileKind.keys()].filter((slot) => isOnTable(s, slot))
}

const MARGIN = 12
/** A young city does not fill the board: so many tiles across and down are shown at least. */
const LEAST = { x: 7, y: 4 }

/** What there is to be seen: the tiles, the places for the next one, and room around a young city. */
export function boardBox(view: ZombiesView, places: readonly Place[]): Box {
  const all = [...slotsOf(view).map((slot) => placeOf(view, slot)), ...places]
  const span = (values: readonly number[], least: number): [number, number] => {
    const [low, high] = [Math.min(...values), Math.max(...values) + 1]
    const missing = Math.max(0, least - (high - low)) / 2
    return [low - missing, high + missing]
  }
  const [west, east] = span(
    all.map(({ x }) => x),
    LEAST.x,
  )
  const [north, south] = span(
    all.map(({ y }) => y),
    LEAST.y,
  )
  return {
    x: west * TILE - MARGIN,
    y: north * TILE - MARGIN,
    width: (east - west) * TILE + 2 * MARGIN,
    height: (south - north) * TILE + 2 * MARGIN,
  }
}
