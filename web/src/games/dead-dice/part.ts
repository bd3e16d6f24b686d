import type { DeadDiceAction, DeadDiceView } from '@shamble/game-dead-dice/table'
import type { ScreenPart, TablePart } from '../table-game.js'

/** What a part of the table is given in this game, and what a screen in place of the board is. */
export type Part = TablePart<DeadDiceAction, DeadDiceView>
export type OwnScreenPart = ScreenPart<DeadDiceAction, DeadDiceView>
