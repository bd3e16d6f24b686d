import { type RuleId, when } from '@shamble/kernel'
import { STRIDE } from '../data/ladder.js'
import type { TurnFrame } from '../frames/kinds-fight.js'
import { isArtillery } from '../rules/arms.js'
import { firstCell, isEngaged, releaseFrom } from '../rules/ladder.js'
import { farCell } from '../rules/purchases.js'
import type { DeadDice } from '../state.js'
import { type Doing, standIn, survivorIn } from './doing.js'

/** [DD-8.6] Up to 2 cells in a turn; [DD-15.7] an action that is no attack may stand between them. */
export const walk: Doing<'walk'> = {
  type: 'walk',
  costs: 'nothing',

  offer(s, f, to) {
    if (whyNotWalk(s, f) !== null) return
    const { cell } = standIn(s, f)
    const left = STRIDE.survivor - f.walked
    const last = Math.min(farCell(s), cell + left)
    for (let next = Math.max(firstCell(s), cell - left); when('DD-15.3', next <= last); next++)
      if (next !== cell) to.legal({ type: 'walk', cell: next })
  },

  start(s, f, { cell }, play) {
    const stand = standIn(s, f)
    f.walked += Math.abs(cell - stand.cell)
    stand.cell = cell
    if (stand.driving) releaseFrom(s.scene!, f.seat)
    play.emit?.({ kind: 'walked', rule: 'DD-8.6', seat: f.seat, data: { cell }, about: { cell } })
  },

  refuse: (s, f) => whyNotWalk(s, f) ?? 'DD-8.6',
}

export function whyNotWalk(s: DeadDice, f: TurnFrame): RuleId | null {
  const stand = standIn(s, f)
  if (when('DD-8.6', f.walked >= STRIDE.survivor)) return 'DD-8.6'
  if (f.spent === 'attack' && when('DD-15.7', !s.options.moveAfterAttack)) return 'DD-15.7'
  // [DD-15.8] A driver is not on foot [DD-15.43].
  if (!stand.driving && when('DD-15.8', isEngaged(s.scene!, f.seat))) return 'DD-15.8'
  if (when('DD-16.16', stand.inPit)) return 'DD-16.16'
  if (
    when(
      'DD-12.27',
      survivorIn(s, f).things.some((thing) => isArtillery(thing) && thing.setUp),
    )
  )
    return 'DD-12.27'
  return null
}
