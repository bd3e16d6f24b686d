import dwa from '@shamble/game-dwa/play'
import { type DwaAction, type DwaView, hasTeams } from '@shamble/game-dwa/table'
import { defineTable } from '../../default/define-table.js'
import { follows } from './aiming.js'
import { Board } from './Board.js'
import { bar } from './bar.js'
import { Goal } from './Goal.js'
import { keyNote, keys } from './keys.js'
import { Settings } from './LateSettings.js'
import { wording } from './lengths.js'
import { People } from './People.js'
import { prompt } from './prompt.js'
import { Readout } from './Readout.js'
import { replay } from './race.js'
import { isPassing, isSummed, isVolley, rolledAt, rolledBy, rollWords, touches } from './rolls.js'
import { hasScene, isBriefScene, scene } from './scene.js'
import { sound } from './sounds.js'
import { spotName, spots } from './spots.js'
import { tools } from './tools.js'
import { twin } from './twin.js'
import { verdict } from './verdict.js'
import './dwa.css'

/** Dead Walk Again on the table. */
export default defineTable<DwaAction, DwaView>(dwa, {
  layout: 'side',
  wording,
  spots,
  spotName,
  bar,
  prompt,
  keys,
  keyNote,
  // Anyone who can be chosen on the table stands among the keys too.
  listed: ({ type }) => type === 'activate' || type === 'fear' || type === 'prey' || type === 'strike',
  follows,
  tools,
  Settings,
  Board,
  drawsDrafts: true,
  hasNumbers: false,
  People,
  Goal,
  Readout,
  recordBy: 'turn',
  twin,
  sound,
  // Everybody sees that nothing else is left to do.
  isForced: ({ type }) => type === 'goOn' || type === 'rest' || type === 'endPhase',
  touches,
  isVolley,
  isSummed,
  rolledAt,
  rolledBy,
  rollWords,
  isPassing,
  hasScene,
  isBriefScene,
  replay,
  scene,
  nobodyWins: 'lost',
  why: verdict,
  more: (view) => (hasTeams(view) ? import('./with-teams.js') : null),
})
