import { type DeadDiceAction, oddsOf } from '@shamble/game-dead-dice/table'
import { mainAction } from './keys.js'
import type { Part } from './part.js'

/** The answer whose odds are shown: what is pointed at, else what the filled key does; `null` where neither has any. */
export function shownAction(part: Part): DeadDiceAction | null {
  const { view, choices, pointed } = part
  const hasOdds = (action: DeadDiceAction | null): action is DeadDiceAction =>
    action !== null && view.outcome === null && oddsOf(view, action) !== null
  if (hasOdds(pointed)) return pointed
  if (!choices.asked) return null
  const main = mainAction(part)
  return hasOdds(main) ? main : null
}
