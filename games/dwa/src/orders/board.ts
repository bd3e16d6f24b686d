import { type Refusal, when } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import { isAtOrIn } from '../rules/reach.js'
import { uproot } from '../rules/set-down.js'
import { driverOf, occupantsOf, whyNoVehicles } from '../rules/vehicles.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** Into a vehicle that stands still, at the wheel or beside it; or from one seat to another. */
export const board: Order<'board'> = {
  type: 'board',
  rule: 'R-77.11',
  where: 'free',
  aboard: 'anybody',
  offer(doer, to) {
    const { s, human } = doer
    s.vehicles.forEach((_, vehicle) => {
      if (!isAtOrIn(s, human, vehicle)) return
      for (const drives of [true, false])
        if (human.whereabouts !== 'vehicle' || human.drives !== drives)
          offerUnless(whyNot(doer, vehicle, drives), { type: 'board', vehicle, drives }, to)
    })
  },
  carryOut(doer, { vehicle, drives }, play) {
    const { s, human } = doer
    const wasIn = human.whereabouts === 'vehicle'
    pay(doer, costOf(doer, 'board'))
    human.whereabouts = 'vehicle'
    human.vehicle = vehicle
    human.drives = drives
    uproot(human)
    human.x = s.vehicles[vehicle]!.x
    human.y = s.vehicles[vehicle]!.y
    human.cameBy = -1
    const word = { vehicle: { word: `vehicle.${s.vehicles[vehicle]!.kind}` } }
    const kind = drives ? 'took-wheel' : wasIn ? 'left-wheel' : 'boarded'
    tell(s, play, deed(kind, 'R-77.11', human, word, { vehicle }), ['costs.board'])
  },
  refuse(doer, { vehicle, drives }) {
    const { s, human } = doer
    if (s.vehicles[vehicle] === undefined || !isAtOrIn(s, human, vehicle))
      return no('R-77.11', 'board.far', { who: human.name })
    if (human.whereabouts === 'vehicle' && human.drives === drives) return no('R-77.11', 'board.sits')
    return whyNot(doer, vehicle, drives)
  },
}

function whyNot(doer: Doer, i: number, drives: boolean): Refusal | null {
  const { s, human } = doer
  const vehicle = s.vehicles[i]!
  const basic = whyNoVehicles(s)
  if (basic !== null) return basic
  if (when('R-77.11', vehicle.speed > 0)) return no('R-77.11', 'board.moves')
  if (drives && vehicle.wrecked) return no('R-77.6', 'board.wreck')
  if (drives && driverOf(s, i) !== null) return no('R-77.11', 'board.wheel')
  // As many as it has seats.
  if (human.whereabouts !== 'vehicle' && when('R-109', occupantsOf(s, i).length >= vehicle.seats))
    return no('R-109', 'board.full', { seats: vehicle.seats })
  return whyNotPay(doer, costOf(doer, 'board'))
}
