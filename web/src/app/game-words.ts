import type { SeatCard } from '@shamble/host'
import type { Catalogue, Language } from '@shamble/module'
import { listedGame } from '../games/registry.js'
import type { Words } from '../games/table-game.js'
import { namesAt } from '../rivals/cast.js'
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

/**
 * The words of one match: a seat is called by the name of who sits there. Where the game's own word for a seat says who
 * acts (a side, a character), rivals keep it, and so do people who gave no name or hold several seats.
 * @param named what the game itself calls the seats, before all others; empty where it names none
 */
export function matchWords(
  language: Language,
  { game, text }: { readonly game: { readonly id: string }; readonly text: Texts },
  cards: readonly SeatCard[],
  seatWords: readonly string[],
  named: readonly string[] = [],
): Words {
  const { plainSeats = [] } = listedGame(game.id)?.page ?? {}
  const numbered = wordsFor(language, screenText[language])
  const names = namesAt(cards, (number) => numbered.speak('seat.number', { number }))
  const isCalled = (card: SeatCard, seat: number): boolean =>
    plainSeats.includes(seatWords[seat] ?? '') ||
    (card.by === 'person' && card.name !== '' && card.name === names[seat])
  const seated = cards.flatMap((card, seat) =>
    isCalled(card, seat) ? [[`seat.${seatWords[seat]}`, names[seat]!]] : [],
  )
  const own = named.flatMap((name, seat) => (name === '' ? [] : [[`seat.${seatWords[seat]}`, name]]))
  return gameWords(language, text, Object.fromEntries([...seated, ...own]), seatWords)
}
