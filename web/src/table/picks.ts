import type { Action, ViewBase } from '@shamble/kernel'
import type { Spot, TableGame } from '../games/table-game.js'

/** The way to an answer: what has to be picked, and from where on in whatever order. */
interface Picks {
  readonly spots: readonly Spot[]
  readonly free: number
}

function picksOf(game: TableGame, action: Action, view: ViewBase): Picks {
  const spots = game.spots(action, view)
  return { spots, free: game.anyOrderFrom?.(action, view) ?? spots.length }
}

/** Whether these spots are on the way to an answer. Nothing picked is on no way yet. */
export function isOnWay(game: TableGame, action: Action, view: ViewBase, picked: readonly Spot[]): boolean {
  const { spots, free } = picksOf(game, action, view)
  if (picked.length === 0 || picked.length > spots.length) return false
  const rest = spots.slice(free)
  return picked.every((spot, i) => (i < free ? spots[i] === spot : rest.includes(spot) && picked.indexOf(spot) === i))
}

/** What may be picked next on the way to an answer; nothing where these spots are not on it, or it is whole. */
export function nextSpots(game: TableGame, action: Action, view: ViewBase, picked: readonly Spot[]): readonly Spot[] {
  const { spots, free } = picksOf(game, action, view)
  if (picked.length > 0 && !isOnWay(game, action, view, picked)) return []
  if (picked.length >= free) return spots.slice(free).filter((spot) => !picked.includes(spot))
  return spots.slice(picked.length, picked.length + 1)
}
