import zombies from '@shamble/game-zombies/module'
import type { ZombiesAction, ZombiesView } from '@shamble/game-zombies/table'
import { defineTable } from '../../default/define-table.js'
import type { Sound } from '../../table/sounds.js'
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
import { rolledAt, rollWords, throws } from './rolls.js'
import { routes } from './routes.js'
import { Scoreboard } from './Scoreboard.js'
import { hasScene, isBriefScene, isPassing, scene } from './scene.js'
import { anyOrderFrom, spotName, spots } from './spots.js'
import { stop } from './stop.js'
import { twin } from './twin.js'
import { wayOf } from './way-of.js'
import { whole } from './whole.js'
import { whyNot } from './why-not.js'

const SOUNDS: Readonly<Record<string, Sound>> = {
  announced: 'card',
  'announced-at': 'card',
  'announced-on': 'card',
  'announced-into': 'card',
  answered: 'card',
  used: 'card',
  'bullets-spent': 'shot',
  killed: 'kill',
  'life-lost': 'hurt',
  died: 'hurt',
  'base-open': 'door',
  'tile-destroyed': 'shutter',
  'helipad-placer': 'shutter',
}

/** Of these everybody sees that there is one: a last token, a last place, an empty hand. */
const FORCED: readonly string[] = ['put', 'place', 'stack', 'stop', 'finish', 'auto', 'pick', 'tile', 'target']

/** In these windows others may respond, whatever they hold. */
const WINDOWS = {
  'pre-move': 'zombies.respond.pre-move',
  'move-set': 'zombies.respond.move-set',
  announce: 'zombies.respond.announce',
  'tile-drawn': 'zombies.respond.tile-drawn',
} as const

/** Zombies!!! on the table. */
export default defineTable<ZombiesAction, ZombiesView>(zombies, {
  layout: 'side',
  spots,
  anyOrderFrom,
  wayOf,
  bar,
  prompt,
  brief,
  keyNote,
  stop,
  windows: WINDOWS,
  routes,
  whole,
  whyNot,
  spotName,
  twin,
  reading,
  readFirst,
  shownBy,
  hasScene,
  isBriefScene,
  isPassing,
  scene,
  throws,
  sound: ({ kind }) => SOUNDS[kind] ?? null,
  isForced: ({ type }) => FORCED.includes(type),
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
