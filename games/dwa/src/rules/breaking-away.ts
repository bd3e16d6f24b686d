import { type Refusal, when } from '@shamble/kernel'
import { enemiesInContact } from '../board/measure.js'
import { deed, tell } from '../events.js'
import { activationOf } from '../frames/kinds.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { no } from '../orders/refusals.js'
import type { Human, Table } from '../state.js'
import { type Attempt, total } from './attempt.js'
import { hasWayOut } from './ways-out.js'

/** [DWA-12.4.a] Why a human cannot even try to break away. */
export function whyNotBreakAway(s: Table, human: Human): Refusal | null {
  const enemies = enemiesInContact(s, human)
  if (enemies.length === 0) return no('DWA-12.4.a', 'breakAway.free', { who: human.name })
  // A figure that lies on the ground can only stand up and fight.
  if (when('R-46', human.posture === 'prone')) return no('R-46', 'breakAway.prone', { who: human.name })
  const { surrounded } = numbersOf(s.options).counts
  if (when('DWA-12.4.d', enemies.length >= surrounded)) return no('DWA-12.4.d')
  if (when('DWA-12.4.a', !hasWayOut(s, human))) return no('DWA-12.4.a', 'breakAway.noWay', { who: human.name })
  return null
}

/** [DWA-12.4.b] [DWA-12.4.c] More than the enemies in contact, or nothing else in this turn. */
export const breakingAway: Attempt = {
  rule: 'DWA-12.4.b',
  roll: 'breakAway',
  penalties: 'breakAway',
  needs: (s, { human }) => enemiesInContact(s, s.humans[human]!).length + 1,
  done(s, { human: id }, { succeeds, dice, modifiers }, play) {
    const human = s.humans[id]!
    const f = activationOf(s)!
    const isFree = when('DWA-12.4.b', succeeds)
    const need = enemiesInContact(s, human).length + 1
    f.breakAway = isFree ? 'free' : 'failed'
    f.did.push('breakAway')
    const said = { total: total(dice[0]!, modifiers), need }
    tell(s, play, { ...deed(isFree ? 'broke-away' : 'held', 'DWA-12.4.b', human, said, said), dice, modifiers })
  },
}
