import { type Refusal, when } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import { takeFrom } from '../rules/gear.js'
import { isAtOrIn } from '../rules/reach.js'
import { whyNoVehicles } from '../rules/vehicles.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** A new battery: the next start needs no die. */
export const fitBattery: Order<'fitBattery'> = {
  type: 'fitBattery',
  rule: 'R-77.2',
  where: 'free',
  aboard: 'anybody',
  offer(doer, to) {
    const { s, human } = doer
    if (batteryOf(doer) === undefined) return
    s.vehicles.forEach((_, vehicle) => {
      if (isAtOrIn(s, human, vehicle)) offerUnless(whyNot(doer, vehicle), { type: 'fitBattery', vehicle }, to)
    })
  },
  carryOut(doer, { vehicle }, play) {
    const { s, human } = doer
    pay(doer, costOf(doer, 'fitBattery'))
    takeFrom(human, { kind: 'object', object: batteryOf(doer)! })
    s.vehicles[vehicle]!.newBattery = true
    tell(s, play, deed('fitted-battery', 'R-77.2', human, {}, { vehicle }), ['costs.fitBattery'])
  },
  refuse(doer, { vehicle }) {
    const { s, human } = doer
    if (batteryOf(doer) === undefined) return no('R-77.2', 'battery.none', { who: human.name })
    if (s.vehicles[vehicle] === undefined || !isAtOrIn(s, human, vehicle))
      return no('R-77.2', 'board.far', { who: human.name })
    return whyNot(doer, vehicle)
  },
}

const batteryOf = ({ human }: Doer) => human.pouch.objects.find(({ what }) => what === 'battery')

function whyNot(doer: Doer, i: number): Refusal | null {
  const vehicle = doer.s.vehicles[i]!
  const basic = whyNoVehicles(doer.s)
  if (basic !== null) return basic
  if (when('R-77.6', vehicle.wrecked)) return no('R-77.6', 'start.wreck')
  if (vehicle.running || vehicle.newBattery) return no('R-77.2', 'battery.needless')
  return whyNotPay(doer, costOf(doer, 'fitBattery'))
}
