import {
  knownState,
  slotAt,
  spaceOf,
  tooFar,
  topFrame,
  type ZombiesAction,
  type ZombiesView,
} from '@shamble/game-zombies/table'
import type { Refusal } from '@shamble/kernel'
import type { Spot } from '../table-game.js'
import { cardRefusal } from './cards.js'
import { atPlace, atSpace, readSpot } from './spots.js'
import { TILE, UNIT } from './tile-art.js'

/** Why nothing can be picked there: the way is too long, or what the rules say to whatever may have been meant. */
export function whyNot(
  spots: readonly Spot[],
  view: ZombiesView,
  ask: (action: ZombiesAction) => Refusal | null,
): Refusal | null {
  const { kind, value } = readSpot(spots[spots.length - 1] ?? '')
  if (kind === 'card' && spots.length === 1) return cardRefusal(Number(value))
  // Beside the city there is nothing to step on.
  const walks = topFrame(view)?.kind === 'move' || topFrame(view)?.kind === 'walk'
  if (kind === 't' && walks) return { rule: 'ZMB-1.3.5.b' }
  const far = kind === 's' && spots.length === 1 ? tooFar(view, Number(value)) : null
  if (far !== null) return { rule: 'ZMB-1.3.5.a', key: 'ZMB-1.3.5.a.far', params: { ...far } }
  for (const action of meant(spots, view)) {
    const refusal = ask(action)
    if (refusal !== null) return refusal
  }
  return null
}

function meant(spots: readonly Spot[], view: ZombiesView): ZombiesAction[] {
  const [first, ...rest] = spots.map(readSpot)
  if (first === undefined) return []
  const { kind, value } = first
  const number = Number(value)
  if (kind === 'z') return [{ type: 'zombie', from: number, path: rest.map((spot) => Number(spot.value)) }]
  if (kind === 't') return meantAtPlace(value, view)
  if (kind !== 's') return []
  return [
    ...(view.zombie[number] === 0 ? [] : [{ type: 'zombie' as const, from: number, path: [] }]),
    { type: 'step', to: number },
    { type: 'put', space: number },
    { type: 'pick', space: number },
  ]
}

function meantAtPlace(value: string, view: ZombiesView): ZombiesAction[] {
  const top = topFrame(view)
  const [x, y] = value.split(',').map(Number) as [number, number]
  return top?.kind === 'tile' ? top.kinds.map((kind) => ({ type: 'place', kind, x, y, turn: 0 })) : []
}

/** What is at a point of the board: a space of a tile, or a place for one. */
export function placeAt(view: ZombiesView, x: number, y: number): Spot {
  const [column, row] = [Math.floor(x / TILE), Math.floor(y / TILE)]
  const slot = slotAt(knownState(view), column, row)
  if (slot < 0) return atPlace(column, row)
  const cell = Math.floor((y - row * TILE) / UNIT) * 3 + Math.floor((x - column * TILE) / UNIT)
  return atSpace(spaceOf(slot, Math.min(8, cell)))
}
