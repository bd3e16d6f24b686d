import type { DwaAction, DwaView } from '@shamble/game-dwa/table'
import type { TableParts } from '../../default/define-table.js'
import type { MoreTexts } from '../table-game.js'
import { bar } from './bar.js'
import { campaignKeys } from './campaign/keys.js'
import { campaignTwin } from './campaign/twin.js'
import { campaignBar, campaignPrompt } from './campaign/words.js'
import { keys } from './keys.js'
import { Settings } from './LateSettings.js'
import { musterKeys } from './muster/keys.js'
import { musterSpots } from './muster/spots.js'
import { musterTwin } from './muster/twin.js'
import { musterBar, musterPrompt } from './muster/words.js'
import { prompt } from './prompt.js'
import { screen, screenTools } from './screens.js'
import { spots } from './spots.js'
import { tools } from './tools.js'
import { twin } from './twin.js'

/** The table of a match that makes teams before it or settles what becomes of them after it. */
const parts: TableParts<DwaAction, DwaView> = {
  spots: (action) => musterSpots(action) ?? spots(action),
  bar: (view, words) => musterBar(view, words) ?? campaignBar(view, words) ?? bar(view, words),
  prompt: (view, question, words, picked) =>
    musterPrompt(view, question, words) ??
    campaignPrompt(view, question, words) ??
    prompt(view, question, words, picked),
  keys: (part) => musterKeys(part) ?? campaignKeys(part) ?? keys(part),
  tools: (part) => (screen(part.view) === null ? tools(part) : screenTools(part)),
  screen,
  Settings: (part) => (screen(part.view) === null ? <Settings {...part} /> : null),
  twin: (part) => musterTwin(part) ?? campaignTwin(part) ?? twin(part),
}
export default parts

export const texts: MoreTexts = { en: () => import('./text/teams.en.js'), fr: () => import('./text/teams.fr.js') }
