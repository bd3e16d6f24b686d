import { when } from '@shamble/kernel'
import { cloneZombies } from '../clone.js'
import { tilesOf } from '../options.js'
import type { Zombies } from '../state.js'
import { layTile, takeBackTile } from './board.js'
import { gateTownSide, type Placement, placements } from './placement.js'

/** [ZMB-1.3.1.q] Gate positions that leave room for both reserved tiles are the only ones where there is one. */
function legalPlaces(s: Zombies, kind: number): Placement[] {
  const found = placements(s, kind)
  if (tilesOf(s.options).kinds[kind]!.id !== 'front_gate') return found
  if (!when('ZMB-1.3.1.q', s.options.gateMustLeaveRoom)) return found
  const trial = cloneZombies(s)
  const roomy = found.filter((at) => leavesRoom(trial, kind, at))
  return roomy.length > 0 ? roomy : found
}

/** A tile in hand and a way in which it may be placed. */
export interface PlacementInHand extends Placement {
  readonly kind: number
}

/**
 * Every legal place of the tiles in hand. [ZMB-R.02] The two that follow the gate belong to one placement: of the ways
 * to lay the first only those that leave room for the other, where there are any.
 */
export function placesInHand(s: Zombies, kinds: readonly number[]): PlacementInHand[] {
  const found = [...new Set(kinds)].flatMap((kind) => legalPlaces(s, kind).map((at) => ({ kind, ...at })))
  if (kinds.length < 2 || !when('ZMB-R.02', s.options.gateMustLeaveRoom)) return found
  const trial = cloneZombies(s)
  const roomy = found.filter(({ kind, x, y, turn }) => {
    layTile(trial, kind, turn, x, y)
    const isRoomy = canPlaceAll(trial, kinds.toSpliced(kinds.indexOf(kind), 1))
    takeBackTile(trial)
    return isRoomy
  })
  return roomy.length > 0 ? roomy : found
}

/** Lays the gate on a copy of the table, looks, and takes it back. */
function leavesRoom(trial: Zombies, gate: number, at: Placement): boolean {
  trial.gateTownSide = gateTownSide(trial, gate, at)
  layTile(trial, gate, at.turn, at.x, at.y)
  const isRoomy = canPlaceAll(trial, trial.reserved)
  takeBackTile(trial)
  return isRoomy
}

function canPlaceAll(trial: Zombies, kinds: readonly number[]): boolean {
  if (kinds.length === 0) return true
  return kinds.some((kind, i) =>
    placements(trial, kind).some((at) => {
      layTile(trial, kind, at.turn, at.x, at.y)
      const isRoomy = canPlaceAll(trial, kinds.toSpliced(i, 1))
      takeBackTile(trial)
      return isRoomy
    }),
  )
}
