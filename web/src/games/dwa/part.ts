import type { DwaAction, DwaView } from '@shamble/game-dwa/table'
import type { TablePart } from '../table-game.js'

/** What a part of the table is given in this game. */
export type Part = TablePart<DwaAction, DwaView>
