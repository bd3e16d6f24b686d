import zombies from '@shamble/game-zombies/module'
import type { ZombiesAction, ZombiesView } from '@shamble/game-zombies/table'
import { defineTable } from '../../default/define-table.js'
import { Board } from './Board.js'
import { bar } from './bar.js'
import { brief } from './brief.js'
import { Drawn } from './Drawn.js'
import { Hand } from './Hand.js'
import { keyNote } from './key-note.js'
import { prompt } from './prompt.js'
import { Readout } from './Readout.js'
import { replay } from './race.js'
import { readFirst, reading, shownBy } from './reading.js'
import { rolledAt, rollWords } from './rolls.js'
import { routes } from './routes.js'
import { Scoreboard } from './Scoreboard.js'
import { hasScene, isPassing, scene } from './scene.js'
import { anyOrderFrom, spotName, spots } from './spots.js'
import { stop } from './stop.js'
import { twin } from './twin.js'
import { whyNot } from './why-not.js'

/** Zombies!!! on the table. */
export default defineTable<ZombiesAction, ZombiesView>(zombies, {
  layout: 'side',
  spots,
  anyOrderFrom,
  bar,
  prompt,
  brief,
  keyNote,
  stop,
  routes,
  whyNot,
  spotName,
  twin,
  reading,
  readFirst,
  shownBy,
  hasScene,
  isPassing,
  scene,
  rolledAt,
  rollWords,
  Board,
  People: Hand,
  Aside: Drawn,
  Goal: Scoreboard,
  Readout,
  replay,
  nobodyWins: 'lost',
})
