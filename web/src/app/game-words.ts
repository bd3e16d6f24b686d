import type { SeatCard } from '@shamble/host'
import type { Catalogue, Language } from '@shamble/module'
import type { Words } from '../games/table-game.js'
import { screenText } from '../text/screens.js'
import { wordsFor } from './words.js'

type Texts = Readonly<Record<Language, Catalogue>>

/** The words of a game's own screens: the game's, those of every game's screens, and the names of its people. */
export function gameWords(
  language: Language,
  game: Texts,
  names: Readonly<Record<string, string>> = {},
  seatWords: readonly string[] = [],
): Words {
  return wordsFor(language, { ...game[language], ...screenText[language] }, names, seatWords)
}

/** The words of one match: a seat is called by the name of the person who sits there, where one was given. */
export function matchWords(
  language: Language,
  game: Texts,
  cards: readonly SeatCard[],
  seatWords: readonly string[],
): Words {
  const names = cards.flatMap((card, seat) =>
    card.by === 'person' && card.name !== '' ? [[`seat.${seatWords[seat]}`, card.name]] : [],
  )
  return gameWords(language, game, Object.fromEntries(names), seatWords)
}
