import type { Words as ScenarioWords } from '@shamble/game-dwa/scenarios'
import type { Words } from '../../table-game.js'

/** Words of a scenario in the language of the one who writes; the other language keeps its own. */
export const withWords = (old: ScenarioWords | undefined, said: string, { language }: Words): ScenarioWords =>
  typeof old === 'object' ? { ...old, [language]: said } : said

export const wordsIn = (words: ScenarioWords | undefined, { language }: Words): string =>
  words === undefined ? '' : typeof words === 'string' ? words : words[language]
