import type { DeadDiceView } from '@shamble/game-dead-dice/table'
import type { BarText, Words } from '../../table-game.js'
import { bar } from '../bar.js'

/** The bar of the table; on a narrow screen it says whose screen this is. */
export function masterBar(view: DeadDiceView, words: Words): BarText {
  const text = bar(view, words)
  return { ...text, turn: { ...text.turn, short: words.speak('gm.short') } }
}
