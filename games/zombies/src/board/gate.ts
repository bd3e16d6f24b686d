import { cite } from '@shamble/kernel'
import { cloneZombies } from '../clone.js'
import { tilesOf } from '../options.js'
import type { Zombies } from '../state.js'
import { layTile, takeBackTile } from './board.js'
import { gateTownSide, type Placement, placements } from './placement.js'

/** [ZMB-1.3.1.q] Gate positions that leave room for both reserved tiles are the only ones where there is one. */
export function legalPlaces(s: Zombies, kind: number): Placement[] {
  const found = placements(s, kind)
  if (tilesOf(s.options).kinds[kind]!.id !== 'front_gate' || !s.options.gateMustLeaveRoom) return found
  cite('ZMB-1.3.1.q')
  const trial = cloneZombies(s)
  const roomy = found.filter((at) => leavesRoom(trial, kind, at))
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
