import type { DwaAction } from '../actions.js'
import { alert } from './alert.js'
import { alight } from './alight.js'
import { blast } from './blast.js'
import { blow } from './blow.js'
import { board } from './board.js'
import { burst } from './burst.js'
import { clearJam } from './clear-jam.js'
import { climb } from './climb.js'
import { deepPockets } from './deep-pockets.js'
import { door } from './door.js'
import { drive } from './drive.js'
import { drop } from './drop.js'
import { extinguish } from './extinguish.js'
import { fireClose } from './fire-close.js'
import { fitBattery } from './fit-battery.js'
import { flame } from './flame.js'
import { getUp } from './get-up.js'
import { give } from './give.js'
import { hold } from './hold.js'
import { jump } from './jump.js'
import { launch } from './launch.js'
import { leave } from './leave.js'
import type { Order } from './order.js'
import { pickUp } from './pick-up.js'
import { pin } from './pin.js'
import { radio } from './radio.js'
import { recruit } from './recruit.js'
import { refuel } from './refuel.js'
import { reload } from './reload.js'
import { restart } from './restart.js'
import { search } from './search.js'
import { setUp } from './set-up.js'
import { shoot } from './shoot.js'
import { spray } from './spray.js'
import { start } from './start.js'
import { take } from './take.js'
import { takeCover } from './take-cover.js'
import { throwGrenade } from './throw.js'
import { treat } from './treat.js'
import { walk } from './walk.js'

/** Orders that a walker may give at a halt [DWA-10.c]. */
export const FIRE_ORDERS = [
  fireClose,
  shoot,
  burst,
  blast,
  spray,
  flame,
  launch,
  pin,
  throwGrenade,
] as unknown as readonly Order[]

/** Everything that a human may do with action points, in the order in which it is offered. */
export const ORDERS = [
  walk,
  climb,
  jump,
  leave,
  takeCover,
  getUp,
  blow,
  ...FIRE_ORDERS,
  reload,
  deepPockets,
  clearJam,
  setUp,
  restart,
  alert,
  door,
  pickUp,
  take,
  give,
  drop,
  hold,
  treat,
  radio,
  extinguish,
  recruit,
  search,
  board,
  alight,
  start,
  fitBattery,
  refuel,
  drive,
] as unknown as readonly Order[]

const BY_TYPE = new Map<DwaAction['type'], Order>(ORDERS.map((order) => [order.type, order]))
export const orderOf = (type: DwaAction['type']): Order | undefined => BY_TYPE.get(type)
