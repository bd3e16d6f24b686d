import type { DwaAction } from '../actions.js'
import { alert } from './alert.js'
import { blow } from './blow.js'
import { getUp } from './get-up.js'
import type { Order } from './order.js'
import { restart } from './restart.js'
import { takeCover } from './take-cover.js'
import { walk } from './walk.js'

/** Everything that a human may do with action points, in the order in which it is offered. */
export const ORDERS: readonly Order[] = [walk, takeCover, getUp, blow, restart, alert] as unknown as readonly Order[]

const BY_TYPE = new Map<DwaAction['type'], Order>(ORDERS.map((order) => [order.type, order]))
export const orderOf = (type: DwaAction['type']): Order | undefined => BY_TYPE.get(type)

/** Orders that a walker may give where he halts [DWA-10.c]. */
export const FIRE_ORDERS: readonly Order[] = []
