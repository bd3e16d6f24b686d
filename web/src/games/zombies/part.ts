import type { ZombiesAction, ZombiesView } from '@shamble/game-zombies/table'
import type { TablePart } from '../table-game.js'

/** What a part of the table is given in this game. */
export type Part = TablePart<ZombiesAction, ZombiesView>
