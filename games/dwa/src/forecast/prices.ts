import type { DwaAction } from '../actions.js'
import { activationOf } from '../frames/kinds.js'
import type { CostId } from '../numbers/costs.js'
import { costOf, doerOf } from '../orders/order.js'
import { priceOfReload } from '../orders/reload.js'
import { priceOfStart } from '../orders/start.js'
import type { Dwa } from '../state.js'
import type { DwaView } from '../view.js'

/** What orders cost that have one price, whatever they are about. */
const PRICES: Partial<Record<DwaAction['type'], CostId>> = {
  takeCover: 'takeCover',
  getUp: 'getUp',
  door: 'door',
  give: 'handle',
  pickUp: 'handle',
  take: 'handle',
  drop: 'handle',
  radio: 'handle',
  extinguish: 'handle',
  refuel: 'handle',
  hold: 'changeWeapon',
  treat: 'treat',
  recruit: 'recruit',
  leave: 'move',
  pin: 'pin',
  clearJam: 'clearJam',
  setUp: 'setUp',
  restart: 'restart',
  blow: 'attack',
  search: 'search',
  board: 'board',
  alight: 'board',
  fitBattery: 'fitBattery',
}

/** What an order of the figure that acts would cost now, fear included; `null` where it depends on what is composed. */
export function priceOfOrder(view: DwaView, action: DwaAction): number | null {
  const acting = activationOf(view)
  if (acting === null) return null
  const doer = doerOf(view as unknown as Dwa, acting)
  if (action.type === 'reload') return priceOfReload(doer, action.weapon, action.ability)
  if (action.type === 'start') return priceOfStart(doer, action.with, action.ability)
  const id = PRICES[action.type]
  return id === undefined ? null : costOf(doer, id)
}
