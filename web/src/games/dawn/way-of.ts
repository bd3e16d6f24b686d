import { type DawnAction, type DawnView, mallOfView, type Square } from '@shamble/game-dawn/table'
import type { MoveWay } from '../../board/MoveArrows.js'
import { CELL, middle } from './geometry.js'
import { shotEnds } from './key-note.js'
import { focusSquare } from './spots.js'

/** The squares that an answer leads over: a walk, a zombie's way, a shot; or the one where something is done. */
function squaresOf(action: DawnAction, view: DawnView): readonly Square[] {
  if (action.type === 'walk') return [focusSquare(view), action.to]
  if (action.type === 'move') return [action.from, ...action.path]
  if (action.type === 'shoot' || action.type === 'fire') return shotEnds(action, view)
  if ('square' in action) return [action.square]
  return action.type === 'stay' || action.type === 'break' ? [action.from] : []
}

export function wayOf(action: DawnAction, view: DawnView): MoveWay {
  const mall = mallOfView(view)
  const squares = squaresOf(action, view).filter((square) => square >= 0)
  return { points: squares.map((square) => middle(mall, square)), size: CELL }
}
