import type { DeadDiceAction, DeadDiceView } from '@shamble/game-dead-dice/table'
import { lazy } from 'react'
import type { TableParts } from '../../default/define-table.js'
import type { MoreTexts } from '../table-game.js'
import { bar } from './bar.js'
import { PeopleSettings, peopleKeys, peoplePrompt, peopleScreen, peopleTools } from './between.js'
import { isMaster } from './is-master.js'
import { keys } from './keys.js'
import { masterBar } from './master/bar.js'
import { masterKeys } from './master/keys.js'
import { masterPrompt } from './master/prompt.js'
import { MasterSettings } from './master/Settings.js'
import { masterTools } from './master/tools.js'
import type { Screen } from './moment.js'
import { prompt } from './prompt.js'

const MasterScreen = lazy(() => import('./master/MasterScreen.js')) as unknown as Screen

/** The table of a match with a person in the game master's seat. */
const parts: TableParts<DeadDiceAction, DeadDiceView> = {
  bar: (view, words) => (isMaster(view) ? masterBar(view, words) : bar(view, words)),
  prompt: (view, question, words, picked) =>
    masterPrompt(view, question, words) ?? peoplePrompt(view, question, words) ?? prompt(view, question, words, picked),
  keys: (part) => (isMaster(part.view) ? masterKeys(part) : (peopleKeys(part) ?? keys(part))),
  Settings: (part) => (isMaster(part.view) ? <MasterSettings {...part} /> : <PeopleSettings {...part} />),
  tools: (part) => (isMaster(part.view) ? masterTools(part) : peopleTools(part)),
  stop: () => 'quiet',
  stopsBetween: (view) => isMaster(view) && view.scene?.fighting === true,
  screen: (view) => (isMaster(view) && view.outcome === null ? MasterScreen : peopleScreen(view)),
}
export default parts

export const texts: MoreTexts = { en: () => import('./text/master.en.js'), fr: () => import('./text/master.fr.js') }
