import { Offers, type Refusal, samePlain } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { orderOf } from './index.js'
import type { Doer } from './order.js'
import { no } from './refusals.js'

/** What an action's own order says about it, no matter who asks: `null` when it would be carried out. */
export function whyNotOrdered(doer: Doer, action: DwaAction): Refusal | null {
  const order = orderOf(action.type)
  if (order === undefined) return no('DWA-9.d', 'unknown')
  const offers = new Offers<DwaAction>('with-refusals')
  order.offer(doer, offers)
  const { actions, spaces, refused } = offers.choices()
  if (actions.some((one) => samePlain(one, action))) return null
  const space = spaces.find((one) => one.holds(action))
  if (space !== undefined) return space.check(action)
  return (
    refused.find((one) => samePlain(one.action, action))?.refusal ??
    order.refuse?.(doer, action as never) ??
    no(order.rule)
  )
}
