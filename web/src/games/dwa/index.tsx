import dwa from '@shamble/game-dwa/module'
import type { DwaAction, DwaView } from '@shamble/game-dwa/table'
import { defineTable } from '../../default/define-table.js'
import { follows } from './aiming.js'
import { Board } from './Board.js'
import { bar } from './bar.js'
import { campaignKeys } from './campaign/keys.js'
import { campaignTwin } from './campaign/twin.js'
import { campaignBar, campaignPrompt } from './campaign/words.js'
import { Goal } from './Goal.js'
import { keyNote, keys } from './keys.js'
import { musterKeys } from './muster/keys.js'
import { musterSpots } from './muster/spots.js'
import { musterTwin } from './muster/twin.js'
import { musterBar, musterPrompt } from './muster/words.js'
import { People } from './People.js'
import { prompt } from './prompt.js'
import { Readout } from './Readout.js'
import { isPassing, rolledAt, rollWords, touches } from './rolls.js'
import { Settings } from './Settings.js'
import { hasScene, scene } from './scene.js'
import { screen } from './screens.js'
import { spotName, spots } from './spots.js'
import { tools } from './tools.js'
import { twin } from './twin.js'
import './dwa.css'

/** Dead Walk Again on the table. */
export default defineTable<DwaAction, DwaView>(dwa, {
  layout: 'side',
  spots: (action) => musterSpots(action) ?? spots(action),
  spotName,
  bar: (view, words) => musterBar(view, words) ?? campaignBar(view, words) ?? bar(view, words),
  prompt: (view, question, words, picked) =>
    musterPrompt(view, question, words) ??
    campaignPrompt(view, question, words) ??
    prompt(view, question, words, picked),
  keys: (part) => musterKeys(part) ?? campaignKeys(part) ?? keys(part),
  keyNote,
  // Whoever can be chosen on the table stands among the keys too.
  listed: ({ type }) => type === 'activate' || type === 'fear' || type === 'prey' || type === 'strike',
  follows,
  tools: (part) => (screen(part.view) === null ? tools(part) : []),
  screen,
  Settings: (part) => (screen(part.view) === null ? <Settings {...part} /> : null),
  Board,
  drawsDrafts: true,
  hasNumbers: false,
  People,
  Goal,
  Readout,
  recordBy: 'turn',
  twin: (part) => musterTwin(part) ?? campaignTwin(part) ?? twin(part),
  touches,
  rolledAt,
  rollWords,
  isPassing,
  hasScene,
  scene,
  nobodyWins: 'lost',
})
