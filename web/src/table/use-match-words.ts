import type { Moment } from '@shamble/host'
import type { Language } from '@shamble/module'
import { useMemo } from 'react'
import { matchWords } from '../app/game-words.js'
import type { TableGame, Words } from '../games/table-game.js'

/** The seats of the match on the table, and its words. */
export function useMatchWords(
  { module }: TableGame,
  moment: Moment | null,
  language: Language,
): { readonly seats: readonly string[]; readonly words: Words } {
  const options = moment?.view.options
  const cards = moment?.seats
  const seats = useMemo(() => (options === undefined ? [] : module.game.seats(options)), [module, options])
  const words = useMemo(() => matchWords(language, module.text, cards ?? [], seats), [language, module, cards, seats])
  return { seats, words }
}
