import dawn from '@shamble/game-dawn/module'
import type { DawnAction, DawnView } from '@shamble/game-dawn/table'
import { defineTable } from '../../default/define-table.js'
import type { Sound } from '../../table/sounds.js'
import type { Spot } from '../table-game.js'
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
import { spotsOf, square, zombies } from './spots.js'
import { crowdedFight, crowdedSquares, hasKey } from './stacks.js'
import { twin } from './twin.js'
import { wayOf } from './way-of.js'
import { whyNot } from './why-not.js'
import { spotName } from './words.js'
import './dawn.css'

/** What happens at a place and is no walk: doors, rifles, people carried, and the victims of attackers. */
const LISTED: readonly string[] = ['open', 'close', 'main', 'rifle', 'carry', 'drop', 'victims', 'strike']

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

/** Who is moved, and who shoots at attackers, is said by name. */
const isGroup = (action: DawnAction): action is Extract<DawnAction, { type: 'activate' | 'fire' }> =>
  action.type === 'activate' || action.type === 'fire'

/** Where more groups than have a key are picked: people to move, and the attackers that are shot at. */
function crowdsOf(view: DawnView): readonly Spot[] {
  const fight = crowdedFight(view)
  return fight === null ? crowdedSquares(view).map(square) : [zombies(fight)]
}

/** Dawn of the Dead on the table. */
export default defineTable<DawnAction, DawnView>(dawn, {
  layout: 'voids',
  spots: spotsOf,
  wayOf,
  bar,
  prompt,
  keyNote,
  listed: (action, view) => LISTED.includes(action.type) || (isGroup(action) && hasKey(action, view)),
  spotKeys: (view, { speak }) =>
    crowdsOf(view).map((spot) => ({
      spot,
      label: speak('dawn.key.some'),
    })),
  // Of several ways to one square the shortest is first.
  size: (action) => (isGroup(action) ? action.who.length : 'path' in action ? -action.path.length : 0),
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
