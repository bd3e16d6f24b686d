import { cloneZombies } from '../clone.js'
import type { TileFrame } from '../frames/kinds.js'
import { tilesOf } from '../options.js'
import { isOnlyZombieWin } from '../rules/goal.js'
import type { Zombies } from '../state.js'
import { DX, DY, facingAt, isOnTable, layTile } from './board.js'
import type { PlacementInHand } from './gate.js'
import { gateTownSide, placements } from './placement.js'
import { DIRECTIONS } from './tiles.js'

export interface Place {
  readonly x: number
  readonly y: number
}

/** Empty positions that a road leads to, in reading order. */
export function roadEnds(s: Zombies): Place[] {
  const found = new Map<string, Place>()
  for (let slot = 0; slot < s.tileKind.length; slot++) {
    if (!isOnTable(s, slot)) continue
    for (const direction of DIRECTIONS) {
      if (!facingAt(s, slot).exits[direction] || s.neighbour[slot * 4 + direction]! >= 0) continue
      const [x, y] = [s.tileX[slot]! + DX[direction]!, s.tileY[slot]! + DY[direction]!]
      found.set(`${x},${y}`, { x, y })
    }
  }
  return [...found.values()].sort((a, b) => a.y - b.y || a.x - b.x)
}

/** Kinds of tiles that may still be laid, those in hand among them. */
function tilesToCome(s: Zombies): Set<number> {
  const inHand = s.frames.flatMap((frame) => (frame.kind === 'tile' ? (frame as TileFrame).kinds : []))
  const left = new Set([...s.townStack, ...s.baseStack, ...s.reserved, ...inHand])
  if (s.helipadLeft) left.add(tilesOf(s.options).index['helipad_town']!)
  return left
}

/** [ZMB-1.3.1.o] Ends of roads where a tile that is still to come may be placed, and those where none ever can. */
export function sortedEnds(s: Zombies): { readonly open: readonly Place[]; readonly dead: readonly Place[] } {
  const alive = new Set<string>()
  for (const kind of tilesToCome(s)) for (const { x, y } of placements(s, kind)) alive.add(`${x},${y}`)
  const ends = roadEnds(s)
  const isAlive = ({ x, y }: Place): boolean => alive.has(`${x},${y}`)
  return { open: ends.filter(isAlive), dead: ends.filter((end) => !isAlive(end)) }
}

/** [ZMB-1.3.1.l] Tiles are left, and none of them can be laid anywhere. */
export const isShut = (s: Zombies): boolean => tilesToCome(s).size > 0 && sortedEnds(s).open.length === 0

/** What the streets are like once a tile is placed. */
export interface Streets {
  /** How many ends of roads can still be built on. */
  readonly open: number
  /** [ZMB-R.01] Whether this tile takes the last helipad out of reach. */
  readonly endsRace: boolean
}

/** Lays the tile on a copy of the table and looks; `null` where nothing is left to be laid after it. */
export function streetsAfter(s: Zombies, at: PlacementInHand): Streets | null {
  const trial = cloneZombies(s)
  const frame = trial.frames.find((other): other is TileFrame => other.kind === 'tile')
  if (tilesOf(s.options).kinds[at.kind]!.id === 'front_gate') {
    trial.gateTownSide = gateTownSide(trial, at.kind, at)
    trial.baseOpen = true
    frame?.kinds.push(...trial.reserved)
    trial.reserved = []
  }
  layTile(trial, at.kind, at.turn, at.x, at.y)
  if (frame !== undefined) frame.kinds.splice(frame.kinds.indexOf(at.kind), 1)
  if (tilesToCome(trial).size === 0) return null
  return { open: sortedEnds(trial).open.length, endsRace: !isOnlyZombieWin(s) && isOnlyZombieWin(trial) }
}
