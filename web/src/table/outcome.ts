import type { Outcome, ViewBase, Viewer } from '@shamble/kernel'
import type { TableGame, Words } from '../games/table-game.js'
import type { RaceLine } from '../replay/parts.js'

/** Ends that nobody has brought about: the one who has no rival at the table has not lost to the dead either. */
const UNDECIDED: readonly string[] = ['agreed', 'turn-limit']

/** Whether a match without a winner was given up or ran out of time, rather than lost. */
export const isUndecided = ({ reason }: Pick<Outcome, 'reason'>): boolean => UNDECIDED.includes(reason)

/** British English has no comma before the last “and”, as the rest of the page has none. */
const LISTED_AS = { en: 'en-GB', fr: 'fr' } as const

/**
 * How a match ended, for a view of its end: three words for a headline, a sentence with the reason, and one with the reason alone.
 * @param alone the one who sits alone at this screen, and may be called "you"
 */
export function outcomeWords(
  view: ViewBase,
  { nobodyWins, why: ownWhy }: Pick<TableGame, 'nobodyWins' | 'why'>,
  words: Words,
  alone: Viewer | null = null,
) {
  const { speak, seat, language } = words
  const { winners, reason } = view.outcome!
  const isMine = winners.length === 1 && winners[0] === alone
  const how = isMine ? 'mine' : winners.length > 0 ? 'won' : isUndecided({ reason }) ? 'nobody' : nobodyWins
  const together = new Intl.ListFormat(LISTED_AS[language], { type: 'conjunction' })
  const params = { seat: together.format(winners.map(seat)), count: winners.length, reason: speak(`reason.${reason}`) }
  const told = `ending.why.${reason}${isMine ? '.mine' : ''}`
  const why = ownWhy?.(view, words) ?? (winners.length === 0 ? told : speak(told, params))
  const headline = speak(`ending.${how}`, params)
  const isTold = why !== told
  return {
    headline,
    sentence: isTold ? `${headline}. ${why}` : speak(`over.${how}`, params),
    // Who did what, where the game has words for it.
    why: !isTold ? `${params.reason.charAt(0).toUpperCase()}${params.reason.slice(1)}.` : why,
  }
}

/** How many places have a word. */
const MOST_PLACES = 6

type Line = Pick<RaceLine, 'name' | 'values'>

const far = ({ values }: Line): number => values[values.length - 1] ?? 0

/** Those who have won first, then by how far everybody got; as they are where lines are no players or nobody has won. */
export function standingsOf<L extends Line>(lines: readonly L[], winners: readonly string[]): readonly L[] {
  const hasWon = ({ name }: Line): boolean => winners.includes(name)
  if (!lines.some(hasWon)) return lines
  return [...lines].sort((a, b) => Number(hasWon(b)) - Number(hasWon(a)) || far(b) - far(a))
}

/** Which place someone came in who has not won, by how far everybody got; `null` where that says nothing. */
export function placeOf(lines: readonly Line[], name: string, winners: readonly string[]): number | null {
  const own = lines.find((line) => line.name === name)
  // Where nobody has won, or where the lines are no players, there are no places.
  if (own === undefined || winners.length === 0 || winners.includes(name)) return null
  const ahead = lines.filter((line) => line !== own && (winners.includes(line.name) || far(line) > far(own)))
  const place = ahead.length + 1
  return place > 1 && place <= MOST_PLACES ? place : null
}
