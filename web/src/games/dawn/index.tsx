import dawn from '@shamble/game-dawn/module'
import type { DawnAction, DawnView } from '@shamble/game-dawn/table'
import { defineTable } from '../../default/define-table.js'
import type { Sound } from '../../table/sounds.js'
import { Board } from './Board.js'
import { bar } from './bar.js'
import { Goal } from './Goal.js'
import { keyNote } from './key-note.js'
import { People } from './People.js'
import { prompt } from './prompt.js'
import { Readout } from './Readout.js'
import { replay } from './race.js'
import { rolledAt, rollWords, touches } from './rolls.js'
import { routes } from './routes.js'
import { hasScene, isBriefScene, scene } from './scene.js'
import { spotsOf, square } from './spots.js'
import { crowdedSquares, hasKey } from './stacks.js'
import { twin } from './twin.js'
import { wayOf } from './way-of.js'
import { whyNot } from './why-not.js'
import { spotName } from './words.js'
import './dawn.css'

/** What happens at a place and is no walk: doors, rifles, people carried, shots at attackers, and their victims. */
const LISTED: readonly string[] = ['open', 'close', 'main', 'rifle', 'carry', 'drop', 'fire', 'victims', 'strike']

const SOUNDS: Readonly<Record<string, Sound>> = {
  'shot-declared': 'shot',
  hit: 'kill',
  'door-opened': 'door',
  'door-closed': 'door',
  'glass-broken': 'door',
  'main-closed': 'shutter',
  stunned: 'hurt',
  infected: 'hurt',
  killed: 'hurt',
  'turned-super': 'hurt',
  'super-eliminated': 'kill',
  'door-shot': 'shot',
}

/** Of these everybody sees that there is no other. */
const FORCED: readonly string[] = ['finish', 'pass', 'hold', 'auto']

/** Dawn of the Dead on the table. */
export default defineTable<DawnAction, DawnView>(dawn, {
  layout: 'voids',
  spots: spotsOf,
  wayOf,
  bar,
  prompt,
  keyNote,
  listed: (action, view) => LISTED.includes(action.type) || (action.type === 'activate' && hasKey(action, view)),
  spotKeys: (view, { speak }) =>
    crowdedSquares(view).map((at) => ({
      spot: square(at),
      label: speak('dawn.key.some'),
    })),
  // Of several ways to one square the shortest is first.
  size: (action) => (action.type === 'activate' ? action.who.length : 'path' in action ? -action.path.length : 0),
  routes,
  whyNot,
  spotName,
  twin,
  hasScene,
  isBriefScene,
  sound: ({ kind }) => SOUNDS[kind] ?? null,
  scene,
  isForced: ({ type }) => FORCED.includes(type),
  touches,
  rolledAt,
  rollWords,
  Board,
  People,
  Goal,
  Readout,
  replay,
  nobodyWins: 'lost',
})
