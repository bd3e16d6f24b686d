import type { DawnAction, DawnView } from '@shamble/game-dawn/table'
import type { TablePart } from '../table-game.js'

/** What a part of the table is given in this game. */
export type Part = TablePart<DawnAction, DawnView>
