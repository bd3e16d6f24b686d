import { type Offers, when } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import type { ActivationFrame } from '../frames/kinds.js'
import { type Doer, doerOf } from '../orders/order.js'
import type { Dwa } from '../state.js'
import { burdensOf } from './burdens.js'

/** What a human's flaws and disorders demand now, the lower table number first [DWA-16.6.a]. */
export function demandsOf(s: Dwa, f: ActivationFrame): string[] {
  if (!s.options.advanced) return []
  const doer = doerOf(s, f)
  return burdensOf(s, doer.human).flatMap(({ id, rule, ruling = rule, demands }) =>
    demands !== undefined && when(rule, when(ruling, demands(doer))) ? [id] : [],
  )
}

/** Offers what obeys a demand and nothing else; `false` where nothing can. */
export function offerDemand(doer: Doer, id: string, to: Offers<DwaAction>): boolean {
  const before = to.count + to.spaceCount
  burdensOf(doer.s, doer.human)
    .find((burden) => burden.id === id)
    ?.offer?.(doer, to)
  return to.count + to.spaceCount > before
}
