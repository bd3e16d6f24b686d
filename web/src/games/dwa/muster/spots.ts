import type { DwaAction } from '@shamble/game-dwa/table'
import type { Spot } from '../../table-game.js'

/** Whom an answer at muster is about: they have a row of their own, and no button; `null` for other answers. */
export function musterSpots(action: DwaAction): readonly Spot[] | null {
  if (action.type === 'dismiss') return [`h:${action.human}`]
  return action.type === 'ready' ? [`ready:${action.who}`] : null
}
