import { type RuleId, when } from '@shamble/kernel'
import type { TurnFrame } from '../frames/kinds-fight.js'
import { handsOf } from '../rules/carrying.js'
import { type Doing, survivorIn } from './doing.js'

/** [DD-15.12] Another weapon in hand: free, once, before anything else in the turn. */
export const wield: Doing<'wield'> = {
  type: 'wield',
  costs: 'nothing',

  offer(s, f, to) {
    const survivor = survivorIn(s, f)
    if (survivor.things.length === 0 || whyNot(f) !== null) return
    for (const hand of handsOf(survivor)) if (!isSame(hand, survivor.hand)) to.legal({ type: 'wield', hand })
  },

  start(s, f, { hand }, play) {
    survivorIn(s, f).hand = [...hand]
    f.swapped = true
    play.emit?.({ kind: 'hand-changed', rule: 'DD-15.12', seat: f.seat, about: { hand: [...hand] } })
  },

  refuse: (_s, f, { hand }) => whyNot(f) ?? (hand.length > 1 ? 'DD-3.6' : 'DD-15.12'),
}

const whyNot = (f: TurnFrame): RuleId | null =>
  when('DD-15.12', f.swapped || f.walked > 0 || f.spent !== '') ? 'DD-15.12' : null

const isSame = (a: readonly number[], b: readonly number[]): boolean =>
  a.length === b.length && a.every((id) => b.includes(id))
