import type { RuleId } from '@shamble/kernel'
import { tilesOf } from '../options.js'
import type { Zombies } from '../state.js'
import { DX, DY, facingAt, isOnTable, slotAt, zoneOfSide } from './board.js'
import { DIRECTIONS, type Direction, opposite } from './tiles.js'

export interface Placement {
  readonly x: number
  readonly y: number
  readonly turn: number
}

/** Empty positions beside some tile. */
export function openPositions(s: Zombies): { x: number; y: number }[] {
  const found = new Map<string, { x: number; y: number }>()
  for (let slot = 0; slot < s.tileKind.length; slot++) {
    if (!isOnTable(s, slot)) continue
    for (const direction of DIRECTIONS) {
      if (s.neighbour[slot * 4 + direction]! >= 0) continue
      const [x, y] = [s.tileX[slot]! + DX[direction]!, s.tileY[slot]! + DY[direction]!]
      found.set(`${x},${y}`, { x, y })
    }
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x)
}

/** [ZMB-1.3.1.d] Why a tile may not lie there like that, or `null`. */
export function whyNotPlace(s: Zombies, kind: number, { x, y, turn }: Placement): RuleId | null {
  const tile = tilesOf(s.options).kinds[kind]!
  if (tile.id === 'front_gate') return whyNotGate(s, kind, { x, y, turn })
  return whyNotFit(s, kind, { x, y, turn }, () => tile.zone)
}

function whyNotFit(
  s: Zombies,
  kind: number,
  { x, y, turn }: Placement,
  zoneOf: (direction: Direction) => string,
): RuleId | null {
  if (slotAt(s, x, y) >= 0) return 'ZMB-1.3.1.d'
  const { exits } = tilesOf(s.options).kinds[kind]!.facings[turn]!
  let joined = 0
  for (const direction of DIRECTIONS) {
    const beyond = slotAt(s, x + DX[direction]!, y + DY[direction]!)
    if (beyond < 0) continue
    const theirs = facingAt(s, beyond).exits[opposite(direction)]!
    if (theirs !== exits[direction]) return 'ZMB-1.3.1.d'
    const sameZone = zoneOfSide(s, beyond, opposite(direction)) === zoneOf(direction)
    if (exits[direction] && !sameZone) return 'ZMB-1.3.1.n'
    if (!exits[direction] && !sameZone && s.options.baseTownAdjacency === 'none') return 'ZMB-1.3.1.p'
    if (exits[direction]) joined++
  }
  return joined > 0 ? null : 'ZMB-1.3.1.n'
}

/** [ZMB-1.3.1.m] Exactly one end on a town road, the other facing an empty position. */
function whyNotGate(s: Zombies, kind: number, at: Placement): RuleId | null {
  const { exits } = tilesOf(s.options).kinds[kind]!.facings[at.turn]!
  const ends = DIRECTIONS.filter((direction) => exits[direction])
  const towns = ends.filter((direction) => slotAt(s, at.x + DX[direction]!, at.y + DY[direction]!) >= 0)
  if (towns.length !== 1) return 'ZMB-1.3.1.m'
  return whyNotFit(s, kind, at, (direction) => (direction === towns[0] ? 'town' : 'base'))
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
  const tile = tilesOf(s.options).kinds[kind]!
  const found: Placement[] = []
  for (const { x, y } of openPositions(s)) {
    for (const turn of tile.rotations) if (whyNotPlace(s, kind, { x, y, turn }) === null) found.push({ x, y, turn })
  }
  return found
}
