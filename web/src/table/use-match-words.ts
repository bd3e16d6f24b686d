import type { Moment } from '@shamble/host'
import type { Language } from '@shamble/module'
import { useMemo } from 'react'
import { matchWords } from '../app/game-words.js'
import type { TableGame, Words } from '../games/table-game.js'

/** The seats of the match on the table, and its words. */
export function useMatchWords(
  game: TableGame,
  moment: Moment | null,
  language: Language,
): { readonly seats: readonly string[]; readonly words: Words } {
  const { module } = game
  const options = moment?.view.options
  const cards = moment?.seats
  const seats = useMemo(() => (options === undefined ? [] : module.game.seats(options)), [module, options])
  const named = JSON.stringify(moment === null ? [] : (game.seatNames?.(moment.view) ?? []))
  const words = useMemo(() => {
    const plain = matchWords(language, module, cards ?? [], seats, JSON.parse(named))
    return options === undefined ? plain : (game.wording?.(plain, options) ?? plain)
  }, [language, module, cards, seats, game, options, named])
  return { seats, words }
}
