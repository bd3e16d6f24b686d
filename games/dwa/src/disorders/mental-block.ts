import { when } from '@shamble/kernel'
import { no } from '../orders/refusals.js'
import type { Burden } from '../rules/burdens.js'

/** Mental Block: may move or fire in a turn, not both. */
export const mentalBlock: Burden = {
  id: 'mentalBlock',
  rule: 'DWA-16.7.3.4',
  score: 4,
  forbids({ human }, { kind }) {
    const moves = kind === 'move' || kind === 'climb' || kind === 'jump'
    const fires = kind === 'fire' || kind === 'grenade'
    if (moves && when('DWA-16.7.3.4', human.now.fired))
      return no('DWA-16.7.3.4', 'mentalBlock.move', { who: human.name })
    if (fires && when('DWA-16.7.3.4', human.now.moved > 0))
      return no('DWA-16.7.3.4', 'mentalBlock.fire', { who: human.name })
    return null
  },
}
