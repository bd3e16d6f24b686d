import type { Offers } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { inContact } from '../board/measure.js'
import { isFirearm } from '../numbers/weapons.js'
import { whyNotOrdered } from '../orders/legality.js'
import type { Doer } from '../orders/order.js'
import type { Human } from '../state.js'
import { approachWalks } from './forced-walks.js'

/** Blows at friends, or the way to one: with a melee weapon in hand. */
export function forcedBlows(doer: Doer, friends: readonly Human[]): DwaAction[] {
  const { s, human } = doer
  const weapon = human.hands.find((i) => !isFirearm(human.weapons[i]!.id))
  if (weapon === undefined || doer.engaged || human.posture === 'prone') return []
  const forced: Doer = { ...doer, forced: true }
  const open = friends.filter(({ id }) => !human.now.shotAt.includes(id))
  const near = open.filter((friend) => inContact(s, human, friend))
  if (near.length === 0) return open.length === 0 ? [] : approachWalks(doer)
  return near
    .map(({ id }): DwaAction => ({ type: 'blow', target: id, weapon, ability: 'none' }))
    .filter((action) => whyNotOrdered(forced, action) === null)
}

export function offerForcedBlows(doer: Doer, friends: readonly Human[], to: Offers<DwaAction>): void {
  for (const action of forcedBlows(doer, friends)) to.legal(action)
}
