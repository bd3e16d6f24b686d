import { ask, Offers, type Procedure, pop, push } from '@shamble/kernel'
import { type DwaAction, PASS } from '../actions.js'
import { FIRE_ORDERS, orderOf } from '../orders/index.js'
import { type Doer, doerOf, type Order } from '../orders/order.js'
import { type Dwa, type HumanId, isActive } from '../state.js'
import type { AlertFrame } from './kinds.js'

export const alertFrame = (human: HumanId, ap: number): AlertFrame => ({
  kind: 'alert',
  step: 0,
  human,
  ap,
  notForMoving: 0,
  spent: 0,
  pinned: '',
  breakAway: 'no',
  demands: [],
  did: [],
})

/** After a zombie's move everybody who has kept points is asked, in the order of creation. */
export function alertsAfter(s: Dwa): void {
  for (let id = s.humans.length - 1; id >= 0; id--) {
    const { now, team } = s.humans[id]!
    if (now.alert > 0 && team >= 0 && canFire(s, alertFrame(id, now.alert))) push(s, alertFrame(id, now.alert))
  }
}

/** Fire as in an activation, with the points that were kept, but no walking or reloading. */
export const alert: Procedure<Dwa, AlertFrame, DwaAction> = {
  run(s, f) {
    const human = s.humans[f.human]!
    human.now.alert = f.ap
    if (f.ap === 0 || s.outcome !== null || !canFire(s, f)) pop(s)
    else ask(s, human.team, 'alert')
  },

  offer(s, f, _seat, to) {
    offerFire(s, f, to)
    to.legal(PASS)
  },

  answer(s, f, _seat, action, play) {
    if (action.type === 'pass') pop(s)
    else orderOf(action.type)!.carryOut(doerOf(s, f), action as never, play)
  },

  refuse(s, f, _seat, action) {
    const order = ordersOnAlert().find(({ type }) => type === action.type)
    return order?.refuse?.(doerOf(s, f), action as never) ?? null
  },

  pass: () => PASS,
}

/** Weapons are fired; hand grenades are thrown. */
const ordersOnAlert = (): readonly Order[] => FIRE_ORDERS.filter(({ type }) => type !== 'pin' && type !== 'throw')

function offerFire(s: Dwa, f: AlertFrame, to: Offers<DwaAction>): void {
  const doer: Doer = doerOf(s, f)
  for (const order of ordersOnAlert()) {
    const isHere = order.where === 'anywhere' || (order.where === 'engaged') === doer.engaged
    if (isHere && !to.isEnough) order.offer(doer, to)
  }
}

const anything = new Offers<DwaAction>('any')

function canFire(s: Dwa, f: AlertFrame): boolean {
  const human = s.humans[f.human]!
  if (!isActive(human) || human.posture === 'prone' || human.stunned) return false
  anything.clear()
  offerFire(s, f, anything)
  return anything.count + anything.spaceCount > 0
}
