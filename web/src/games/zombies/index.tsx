import zombies from '@shamble/game-zombies'
import type { ZombiesAction, ZombiesView } from '@shamble/game-zombies/table'
import type { GameModule } from '@shamble/kernel'
import type { TableGame } from '../table-game.js'
import { Board } from './Board.js'
import { Drawn } from './Drawn.js'
import { guide } from './guide.js'
import { Hand } from './Hand.js'
import { keyNote, stop } from './key-note.js'
import { bar, prompt } from './question.js'
import { Readout } from './Readout.js'
import { routes } from './routes.js'
import { Scoreboard } from './Scoreboard.js'
import { spotName, spots } from './spots.js'
import { twin } from './twin.js'
import './zombies.css'

const game: TableGame<ZombiesAction, ZombiesView> = {
  module: zombies as unknown as GameModule,
  layout: 'side',
  spots,
  bar,
  prompt,
  keyNote,
  stop,
  routes,
  spotName,
  twin,
  Board,
  People: Hand,
  Aside: Drawn,
  Goal: Scoreboard,
  Readout,
  race: (view) => ({ values: view.reserve, goal: view.options.winZombies, name: 'zombies.killed' }),
  guide,
}
export default game
