import type { GameModule } from '@shamble/module'
import { findGames, loadGame } from '../find-games.js'

export const moduleOf = (game: string): Promise<GameModule> => loadGame(findGames().find(({ id }) => id === game)!)

export const connectFour = (): Promise<GameModule> => moduleOf('connect-four')
