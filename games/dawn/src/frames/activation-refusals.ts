import type { Refusal } from '@shamble/kernel'
import type { DawnAction } from '../actions.js'
import { squareName } from '../map/mall.js'
import { isCarried } from '../rules/carrying.js'
import { isEligible } from '../rules/faces.js'
import { whyNoGun, whyNotShoot } from '../rules/shooting.js'
import { rangeBetween } from '../rules/sight.js'
import { hereOf } from '../rules/walking.js'
import { type Dawn, mallOf } from '../state.js'
import { whyNotTogether } from './human-turn.js'
import type { ActivationFrame } from './kinds.js'

type Asked<T extends DawnAction['type']> = Extract<DawnAction, { type: T }>

/** Why something that is not even a near-miss of the move under way may not be done, or `null`. */
export function whyNotThat(s: Dawn, f: ActivationFrame, action: DawnAction): Refusal | null {
  switch (action.type) {
    case 'walk':
      return whyNotWalk(s, f, action)
    case 'shoot':
      return whyNotThatShot(s, f, action)
    case 'open':
    case 'close':
    case 'main':
      return whyNotThatDoor(s, f, action)
    case 'rifle':
      return hereOf(s, f) === mallOf(s).rifleSquare && f.active.includes(action.who) ? null : { rule: 'DAWN-12.0.b' }
    case 'carry':
      return { rule: 'DAWN-5.6.a' }
    case 'activate':
      return whyNotAnother(s, f, action)
    default:
      return null
  }
}

/** [DAWN-8.3.c] A character has recovered in this move, or [DAWN-4.1.a] it is simply another's. */
function whyNotAnother(s: Dawn, f: ActivationFrame, { who }: Asked<'activate'>): Refusal {
  if (who.some((c) => f.woken[c] === 1)) return { rule: 'DAWN-8.3.c' }
  return whyNotTogether(s, who) ?? { rule: 'DAWN-4.1.a' }
}

/** [DAWN-2.1.b] Not adjacent; or [DAWN-5.3.a] a blank wall is between. */
function whyNotWalk(s: Dawn, f: ActivationFrame, { to }: Asked<'walk'>): Refusal {
  const params = { square: squareName(to) }
  const isNext = to < mallOf(s).size && rangeBetween(mallOf(s), hereOf(s, f), to) === 1
  return isNext ? { rule: 'DAWN-5.3.a', key: 'DAWN-5.3.a.wall', params } : { rule: 'DAWN-2.1.b', params }
}

function whyNotThatShot(s: Dawn, f: ActivationFrame, { at, who }: Asked<'shoot'>): Refusal | null {
  const stranger = who.find((c) => !f.active.includes(c))
  if (stranger !== undefined) {
    if (isCarried(f, stranger)) return { rule: 'DAWN-5.6.d' }
    if (f.woken[stranger] === 1) return { rule: 'DAWN-8.3.c' }
    return { rule: isEligible(s, stranger) ? 'DAWN-6.2.a' : 'DAWN-5.0.b' }
  }
  const refusal = at < mallOf(s).size ? whyNotShoot(s, mallOf(s), hereOf(s, f), at) : null
  if (refusal !== null) return refusal
  for (const c of who) {
    const rule = whyNoGun(s, f, c)
    if (rule !== null) return { rule }
  }
  return null
}

/** [DAWN-RUL.21] Only a door of this square; [DAWN-5.5.c] and a main door never opens. */
function whyNotThatDoor(s: Dawn, f: ActivationFrame, { type, door }: Asked<'open' | 'close' | 'main'>): Refusal | null {
  const found = mallOf(s).doors[door]
  if (!found?.squares.includes(hereOf(s, f))) return { rule: 'DAWN-RUL.21' }
  return found.kind === 'main' && type === 'open' ? { rule: 'DAWN-5.5.c' } : null
}
