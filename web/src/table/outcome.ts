import type { Outcome, Viewer } from '@shamble/kernel'
import type { TableGame, Words } from '../games/table-game.js'

/** Ends that nobody has brought about: whoever has no rival at the table has not lost to the dead either. */
const UNDECIDED: readonly string[] = ['agreed', 'turn-limit']

/**
 * How a match ended: three words for a headline, and a sentence with the reason.
 * @param alone whoever sits alone at this screen, and may be called "you"
 */
export function outcomeWords(
  { winners, reason }: Outcome,
  { nobodyWins }: Pick<TableGame, 'nobodyWins'>,
  { speak, seat }: Words,
  alone: Viewer | null = null,
) {
  const isMine = winners.length === 1 && winners[0] === alone
  const how = isMine ? 'mine' : winners.length > 0 ? 'won' : UNDECIDED.includes(reason) ? 'nobody' : nobodyWins
  const params = { seat: winners.map(seat).join(', '), count: winners.length, reason: speak(`reason.${reason}`) }
  return { headline: speak(`ending.${how}`, params), sentence: speak(`over.${how}`, params) }
}
