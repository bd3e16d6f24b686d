import type { SeatCard } from '@shamble/host'
import type { Words } from '../games/table-game.js'
import type { TwinLine } from '../table/twin-section.js'
import { playerName, rivalsAt } from './cast.js'
import { isLevel } from './levels.js'

const botOf = (card: SeatCard | undefined): string => (card?.by === 'bot' ? card.bot : '')

/** The rivals at a table in words. */
export const rivalLines = (cards: readonly SeatCard[], words: Words): TwinLine[] =>
  rivalsAt(cards).flatMap((rival, seat) => {
    if (rival === null) return []
    const line = words.speak(`rival.${rival}`)
    const bot = botOf(cards[seat])
    // The one in the middle needs no word.
    const text =
      isLevel(bot) && bot !== 'house' ? words.speak('rival.at', { level: { word: `level.${bot}` }, line }) : line
    return [{ mark: playerName(rival, words.seat(seat)), text }]
  })
