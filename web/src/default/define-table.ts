import type { Action, ViewBase } from '@shamble/kernel'
import type { TableModule } from '../games/page-module.js'
import type { TableGame } from '../games/table-game.js'
import { drawnBoard } from './DrawnBoard.js'
import { oddsReadout } from './OddsReadout.js'
import { planBoard } from './PlanBoard.js'
import { players } from './Players.js'
import { replayOf } from './replay.js'
import { barOf, keyNoteOf, promptOf, twinOf } from './words.js'
import './default.css'

/** What a game does better than the default table; every part is optional. */
export type TableParts<A extends Action = Action, V extends ViewBase = ViewBase> = Partial<
  Omit<TableGame<A, V>, 'module'>
>

/** A table for any game: what it has of its own, and for the rest what follows from its module. */
export function defineTable<A extends Action, V extends ViewBase>(
  module: unknown,
  parts: TableParts<A, V> = {},
): TableGame<A, V> {
  // A module is read, never written: what it does with its own actions and views nobody outside can tell apart.
  const game = module as TableModule
  const usual: TableGame = {
    module: game,
    layout: 'drawn',
    // Every answer is a key.
    spots: () => [],
    spotName: (spot) => spot,
    bar: barOf(game),
    prompt: promptOf,
    keyNote: keyNoteOf(game),
    twin: twinOf(game),
    hasScene: () => false,
    scene: () => ({ title: '', mood: 'news', art: null }),
    nobodyWins: 'nobody',
    // A board to scale is drawn to scale; any other as the game draws it in characters.
    Board: game.plan === undefined ? drawnBoard(game) : planBoard(game),
    drawsDrafts: game.plan !== undefined,
    People: players(game),
    Readout: oddsReadout(game),
    replay: replayOf(game),
  }
  return {
    ...(usual as unknown as TableGame<A, V>),
    ...(parts.Board === undefined ? {} : { drawsDrafts: false }),
    ...parts,
  }
}
