import type { Seat } from '@shamble/kernel'
import { type Catalogue, LANGUAGES, type Language } from '@shamble/module'
import { speaker } from '@shamble/text'
import { createContext, useContext } from 'react'
import { GAMES } from '../games/registry.js'
import type { Words } from '../games/table-game.js'
import { interfaceText } from '../text/index.js'

/** What the home page says of each game. */
const signs = (language: Language): Catalogue =>
  Object.assign(
    {},
    ...GAMES.map(({ id, name, page }) => ({ [`home.${id}.name`]: name[language], ...page.sign?.[language] })),
  )
const SIGNS: Readonly<Record<Language, Catalogue>> = { en: signs('en'), fr: signs('fr') }

/** The page's own words, with more where a screen needs them, and the names of people. */
export function wordsFor(
  language: Language,
  more: Catalogue = {},
  names: Readonly<Record<string, string>> = {},
  seatWords: readonly string[] = [],
): Words {
  const speak = speaker(language, more, interfaceText[language], SIGNS[language], names)
  return {
    speak,
    language,
    seat: (seat: Seat) => (seatWords[seat] === undefined ? '' : speak(`seat.${seatWords[seat]}`)),
  }
}

export const WordsContext = createContext<Words>(wordsFor(LANGUAGES[0]))
export const useWords = (): Words => useContext(WordsContext)
