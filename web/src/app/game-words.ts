import type { Catalogue, Language } from '@shamble/module'
import type { Words } from '../games/table-game.js'
import { screenText } from '../text/screens.js'
import { wordsFor } from './words.js'

/** The words of a game's own screens: the game's, those of every game's screens, and the names of its people. */
export function gameWords(
  language: Language,
  game: Readonly<Record<Language, Catalogue>>,
  names: Readonly<Record<string, string>> = {},
  seatWords: readonly string[] = [],
): Words {
  return wordsFor(language, { ...game[language], ...screenText[language] }, names, seatWords)
}
