import type { Action } from '@shamble/kernel'
import type { TableGame, TablePart } from '../games/table-game.js'

/** Whether an answer cannot come off, or is none that people give by mistake: its key is never filled. */
export const standsBack = (game: TableGame, action: Action, view: TablePart['view']): boolean =>
  game.module.game.odds?.(view, action)?.results[0]?.ways === 0 || (game.isGrave?.(action, view) ?? false)

/** Answers at one place: those that stand back last, before them those that take the most along first. */
export function inOrder(game: TableGame, actions: readonly Action[], view: TablePart['view']): Action[] {
  const size = (action: Action): number => game.size?.(action) ?? 0
  const last = (action: Action): number => Number(standsBack(game, action, view))
  return [...actions].sort((one, other) => last(one) - last(other) || size(other) - size(one))
}
