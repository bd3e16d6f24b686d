import { isLastRound, roundOf, type ZombiesView } from '@shamble/game-zombies/table'
import type { Words } from '../table-game.js'

/** `round 3 of 20`; empty where the rounds are not counted or the match is over. */
export function roundWords(view: ZombiesView, words: Words): string {
  const round = view.outcome === null ? roundOf(view) : null
  return round === null ? '' : words.speak(isLastRound(view) ? 'board.round.last' : 'board.round', round)
}
