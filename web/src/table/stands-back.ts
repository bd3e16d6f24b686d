import type { Action } from '@shamble/kernel'
import type { TableGame, TablePart } from '../games/table-game.js'

/** Whether an answer cannot come off, or is none that people give by mistake: its key is never filled. */
export const standsBack = (game: TableGame, action: Action, view: TablePart['view']): boolean =>
  game.module.game.odds?.(view, action)?.results[0]?.ways === 0 || (game.isGrave?.(action, view) ?? false)
