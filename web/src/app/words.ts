import { LANGUAGES, type Catalogue, type Language, type Seat } from '@shamble/kernel'
import { speaker } from '@shamble/text'
import { createContext, useContext } from 'react'
import type { Words } from '../games/table-game.js'
import { interfaceText } from '../text/index.js'

/** The page's own words, with those of a game and the names of its people where there are such. */
export function wordsFor(
  language: Language,
  game: Readonly<Record<Language, Catalogue>> | null = null,
  names: Readonly<Record<string, string>> = {},
  seatWords: readonly string[] = [],
): Words {
  const speak = speaker(language, ...(game ? [game[language]] : []), interfaceText[language], names)
  return {
    speak,
    language,
    seat: (seat: Seat) => (seatWords[seat] === undefined ? '' : speak(`seat.${seatWords[seat]}`)),
  }
}

export const WordsContext = createContext<Words>(wordsFor(LANGUAGES[0]))
export const useWords = (): Words => useContext(WordsContext)
