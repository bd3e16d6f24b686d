import type { DeadDiceAction } from '../actions.js'
import { reservesInPlay } from '../rules/reserves.js'
import { brainsOnSale } from '../scenario/brains-on-sale.js'
import { stagedOf } from '../scenario/staged.js'
import type { DeadDice } from '../state.js'

/** [DD-16.45] The reserves that the scenario wants; alone in the world another takes the place of Survivors [DD-15.72]. */
export function startReserves(s: Pick<DeadDice, 'staged' | 'variants'>): DeadDiceAction {
  const { start, priority } = stagedOf(s)?.scenario ?? brainsOnSale
  const known = reservesInPlay(s as DeadDice)
  const empty = known.includes(start.empty)
    ? start.empty
    : priority.find((one) => known.includes(one) && one !== start.low)!
  const low = known.includes(start.low) ? start.low : priority.find((one) => known.includes(one) && one !== empty)!
  return { type: 'reserves', empty, low }
}
