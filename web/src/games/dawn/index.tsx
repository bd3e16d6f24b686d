import dawn from '@shamble/game-dawn/module'
import type { DawnAction, DawnView } from '@shamble/game-dawn/table'
import { defineTable } from '../../default/define-table.js'
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
import { hasScene, scene } from './scene.js'
import { spotsOf, square } from './spots.js'
import { crowdedSquares, hasKey } from './stacks.js'
import { twin } from './twin.js'
import { whyNot } from './why-not.js'
import { spotName } from './words.js'
import './dawn.css'

/** What happens at a place and is no walk: doors, rifles, people carried, and shots at those who attack. */
const LISTED: readonly string[] = ['open', 'close', 'main', 'rifle', 'carry', 'drop', 'fire']

/** Dawn of the Dead on the table. */
export default defineTable<DawnAction, DawnView>(dawn, {
  layout: 'voids',
  spots: spotsOf,
  bar,
  prompt,
  keyNote,
  listed: (action, view) => LISTED.includes(action.type) || (action.type === 'activate' && hasKey(action, view)),
  spotKeys: (view, { speak }) =>
    crowdedSquares(view).map((at) => ({
      spot: square(at),
      label: speak('dawn.key.some'),
    })),
  routes,
  whyNot,
  spotName,
  twin,
  hasScene,
  isSlam: ({ kind }) => kind === 'main-closed',
  scene,
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
