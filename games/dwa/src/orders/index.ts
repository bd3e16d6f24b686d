import type { DwaAction } from '../actions.js'
import { burst } from './burst.js'
import { getUp } from './get-up.js'
import type { Order } from './order.js'
import { reload } from './reload.js'
import { shoot } from './shoot.js'
import { takeCover } from './take-cover.js'
import { walk } from './walk.js'

/** Orders that a walker may give where he halts [DWA-10.c]. */
export const FIRE_ORDERS = [shoot, burst] as unknown as readonly Order[]

/** Everything that a human may do with action points, in the order in which it is offered. */
export const ORDERS = [walk, takeCover, getUp, ...FIRE_ORDERS, reload] as unknown as readonly Order[]

const BY_TYPE = new Map<DwaAction['type'], Order>(ORDERS.map((order) => [order.type, order]))
export const orderOf = (type: DwaAction['type']): Order | undefined => BY_TYPE.get(type)
