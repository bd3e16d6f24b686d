import { tilesOf } from '../options.js'
import type { Zombies } from '../state.js'
import {
  type Cell,
  DIRECTIONS,
  type Direction,
  EXIT_CELL,
  type Facing,
  opposite,
  type TileKind,
  type Zone,
} from './tiles.js'

/** A tile on the table by its slot, in the order in which tiles came; a space is a slot and a cell. */
export type Slot = number
export type Space = number
export const NOWHERE = -1

export const slotOf = (space: Space): Slot => Math.floor(space / 9)
export const cellOf = (space: Space): Cell => space % 9
export const spaceOf = (slot: Slot, cell: Cell): Space => slot * 9 + cell
/** A space as people read and write it everywhere: `0.4` is the middle of tile 0. */
export const spaceWord = (space: Space): string => `${slotOf(space)}.${cellOf(space)}`

export const DX: readonly number[] = [0, 1, 0, -1]
export const DY: readonly number[] = [-1, 0, 1, 0]

export function kindAt(s: Zombies, slot: Slot): TileKind {
  return tilesOf(s.options).kinds[s.tileKind[slot]!]!
}

export function facingAt(s: Zombies, slot: Slot): Facing {
  return kindAt(s, slot).facings[s.tileTurn[slot]!]!
}

/** Removed tiles leave their slot empty. */
export const isOnTable = (s: Zombies, slot: Slot): boolean => s.tileKind[slot]! >= 0

export function slotAt(s: Zombies, x: number, y: number): Slot {
  for (let slot = 0; slot < s.tileKind.length; slot++) {
    if (s.tileX[slot] === x && s.tileY[slot] === y && s.tileKind[slot]! >= 0) return slot
  }
  return NOWHERE
}

/** The spaces that one may step to from a space: [ZMB-T.c] inside the tile, [ZMB-T.b] exit to exit, and made joins. */
export function joinedSpaces(s: Zombies, space: Space): Space[] {
  const found: Space[] = []
  for (let i = space * 4; i < space * 4 + 4 && s.links[i]! >= 0; i++) found.push(s.links[i]!)
  for (let i = 0; i < s.joins.length; i += 2) {
    if (s.joins[i] === space) found.push(s.joins[i + 1]!)
    else if (s.joins[i + 1] === space) found.push(s.joins[i]!)
  }
  return found
}

/** Works out anew where one gets from a space of a tile. */
function linkCell(s: Zombies, slot: Slot, cell: Cell): void {
  const facing = facingAt(s, slot)
  let at = (slot * 9 + cell) * 4
  const end = at + 4
  for (const direction of DIRECTIONS) {
    const there = linkOf(s, slot, cell, direction, facing)
    if (there >= 0) s.links[at++] = there
  }
  while (at < end) s.links[at++] = NOWHERE
}

/** The one space of a tile from which one gets to what is on this side of it. */
const linkSide = (s: Zombies, slot: Slot, side: Direction): void => linkCell(s, slot, EXIT_CELL[side]!)

function linkOf(s: Zombies, slot: Slot, cell: Cell, direction: Direction, facing: Facing): Space {
  const row = Math.floor(cell / 3) + DY[direction]!
  const col = (cell % 3) + DX[direction]!
  if (row >= 0 && row < 3 && col >= 0 && col < 3) {
    const other = row * 3 + col
    return facing.joined[cell]!.includes(other) ? slot * 9 + other : NOWHERE
  }
  if (EXIT_CELL[direction] !== cell || !facing.exits[direction]) return NOWHERE
  const beyond = s.neighbour[slot * 4 + direction]!
  return beyond >= 0 && facingAt(s, beyond).exits[opposite(direction)]
    ? beyond * 9 + EXIT_CELL[opposite(direction)]!
    : NOWHERE
}

/** Ways out of a space, one after the other: 0 to 3 are its links, the rest the joins that touch it. */
export function wayCount(s: Zombies): number {
  return 4 + s.joins.length / 2
}

/** Where way number `i` leads, or -1. Allocates nothing: the horde asks it for every zombie. */
export function wayFrom(s: Zombies, space: Space, i: number): Space {
  if (i < 4) return s.links[space * 4 + i]!
  const at = (i - 4) * 2
  return s.joins[at] === space ? s.joins[at + 1]! : s.joins[at + 1] === space ? s.joins[at]! : NOWHERE
}

export function groundAt(s: Zombies, space: Space): 'road' | 'building' | 'blocked' {
  return facingAt(s, slotOf(space)).ground[cellOf(space)]!
}

export const isInBuilding = (s: Zombies, space: Space): boolean => groundAt(s, space) === 'building'

/** [ZMB-1.1.a] The middle of a helipad. */
export function isHelipadCentre(s: Zombies, space: Space): boolean {
  return cellOf(space) === 4 && kindAt(s, slotOf(space)).isHelipad
}

/** Every space of the table that can be entered, in reading order of slots. */
export function allSpaces(s: Zombies): Space[] {
  const spaces: Space[] = []
  for (let slot = 0; slot < s.tileKind.length; slot++) {
    if (isOnTable(s, slot)) for (const cell of facingAt(s, slot).open) spaces.push(slot * 9 + cell)
  }
  return spaces
}

export function buildingSpaces(s: Zombies, slot: Slot): Space[] {
  return facingAt(s, slot).building.map((cell) => slot * 9 + cell)
}

/** [ZMB-T.h] The building that a player is in, or before the door of; none is -1. */
export function buildingOf(s: Zombies, space: Space): Slot {
  const slot = slotOf(space)
  const facing = facingAt(s, slot)
  const cell = cellOf(space)
  return facing.ground[cell] === 'building' || facing.doorsteps.includes(cell) ? slot : NOWHERE
}

/** Which sides of a tile are the base's, a bit each: the front gate is, but for its town end alone [ZMB-R.02]. */
export function baseSides(s: Zombies, slot: Slot): number {
  const { id, zone } = kindAt(s, slot)
  if (zone === 'town') return 0
  return id === 'front_gate' ? 15 & ~(1 << s.gateTownSide) : 15
}

export const zoneOfSide = (s: Zombies, slot: Slot, direction: Direction): Zone =>
  baseSides(s, slot) & (1 << direction) ? 'base' : 'town'

/** Puts a tile on the table and knits it to its neighbours. */
export function layTile(s: Zombies, kind: number, turn: number, x: number, y: number): Slot {
  const slot = s.tileKind.length
  s.tileKind.push(kind)
  s.tileTurn.push(turn)
  s.tileX.push(x)
  s.tileY.push(y)
  for (const direction of DIRECTIONS) {
    const beyond = slotAt(s, x + DX[direction]!, y + DY[direction]!)
    s.neighbour.push(beyond === slot ? NOWHERE : beyond)
    if (beyond >= 0 && beyond !== slot) s.neighbour[beyond * 4 + opposite(direction)] = slot
  }
  for (let cell = 0; cell < 9; cell++) {
    s.zombie.push(0)
    s.counter.push(0)
    s.links.push(NOWHERE, NOWHERE, NOWHERE, NOWHERE)
  }
  for (let cell = 0; cell < 9; cell++) linkCell(s, slot, cell)
  for (const direction of DIRECTIONS) {
    const beyond = s.neighbour[slot * 4 + direction]!
    if (beyond >= 0) linkSide(s, beyond, opposite(direction))
  }
  return slot
}

/** Takes back the tile that was laid last, as if it had never lain: for trying out where tiles would fit. */
export function takeBackTile(s: Zombies): void {
  const slot = s.tileKind.length - 1
  for (const direction of DIRECTIONS) {
    const beyond = s.neighbour[slot * 4 + direction]!
    if (beyond < 0) continue
    s.neighbour[beyond * 4 + opposite(direction)] = NOWHERE
    linkSide(s, beyond, opposite(direction))
  }
  for (const list of [s.tileKind, s.tileTurn, s.tileX, s.tileY]) list.length = slot
  s.neighbour.length = slot * 4
  s.zombie.length = slot * 9
  s.counter.length = slot * 9
  s.links.length = slot * 36
}

/** Takes a tile off the table; joins that led to it are gone. */
export function liftTile(s: Zombies, slot: Slot): void {
  for (const direction of DIRECTIONS) {
    const beyond = s.neighbour[slot * 4 + direction]!
    s.neighbour[slot * 4 + direction] = NOWHERE
    if (beyond < 0) continue
    s.neighbour[beyond * 4 + opposite(direction)] = NOWHERE
    linkSide(s, beyond, opposite(direction))
  }
  s.tileKind[slot] = -1
  s.links.fill(NOWHERE, slot * 36, slot * 36 + 36)
  for (let cell = 0; cell < 9; cell++) {
    s.zombie[slot * 9 + cell] = 0
    s.counter[slot * 9 + cell] = 0
  }
  const joins: number[] = []
  for (let i = 0; i < s.joins.length; i += 2) {
    if (slotOf(s.joins[i]!) !== slot && slotOf(s.joins[i + 1]!) !== slot) joins.push(s.joins[i]!, s.joins[i + 1]!)
  }
  s.joins = joins
}
