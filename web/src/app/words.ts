import type { Seat } from '@shamble/kernel'
import { type Catalogue, LANGUAGES, type Language } from '@shamble/module'
import { speaker } from '@shamble/text'
import { createContext, useContext } from 'react'
import type { Words } from '../games/table-game.js'
import { interfaceText } from '../text/index.js'

/** The page's own words, with more where a screen needs them, and the names of people. */
export function wordsFor(
  language: Language,
  more: Catalogue = {},
  names: Readonly<Record<string, string>> = {},
  seatWords: readonly string[] = [],
): Words {
  const speak = speaker(language, more, interfaceText[language], names)
  return {
    speak,
    language,
    seat: (seat: Seat) => (seatWords[seat] === undefined ? '' : speak(`seat.${seatWords[seat]}`)),
  }
}

export const WordsContext = createContext<Words>(wordsFor(LANGUAGES[0]))
export const useWords = (): Words => useContext(WordsContext)
