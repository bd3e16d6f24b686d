import { type Refusal, when } from '@shamble/kernel'
import type { ActionOf } from '../actions.js'
import { deed, tell } from '../events.js'
import { takeFrom } from '../rules/gear.js'
import { isAtOrIn } from '../rules/reach.js'
import { whyNoVehicles } from '../rules/vehicles.js'
import type { Weapon } from '../teams/sheet.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** Fuel for a chainsaw, or for a vehicle whose tank the scenario has emptied. */
export const refuel: Order<'refuel'> = {
  type: 'refuel',
  rule: 'R-89',
  where: 'free',
  aboard: 'passenger',
  offer(doer, to) {
    if (fuelOf(doer) === undefined) return
    if (chainsawOf(doer) !== undefined) offer(doer, { type: 'refuel', what: 'chainsaw', vehicle: -1 })
    doer.s.vehicles.forEach((_, vehicle) => {
      if (isAtOrIn(doer.s, doer.human, vehicle)) offer(doer, { type: 'refuel', what: 'vehicle', vehicle })
    })
    function offer(by: Doer, action: ActionOf<'refuel'>): void {
      offerUnless(whyNot(by, action), action, to)
    }
  },
  carryOut(doer, { what, vehicle }, play) {
    const { s, human } = doer
    pay(doer, costOf(doer, 'handle'))
    takeFrom(human, { kind: 'object', object: fuelOf(doer)! })
    if (what === 'chainsaw') chainsawOf(doer)!.rounds = 1
    else s.vehicles[vehicle]!.empty = false
    tell(s, play, deed(`refuelled-${what}`, 'R-89', human, {}, { vehicle }), ['costs.handle'])
  },
  refuse: (doer, action) => whyNot(doer, action),
}

const fuelOf = ({ human }: Doer) => human.pouch.objects.find(({ what }) => what === 'fuel')

/** A chainsaw whose tank is empty; a full one where there is no other. */
const chainsawOf = ({ human }: Doer): Weapon | undefined =>
  human.weapons.find(({ id, rounds }) => id === 'chainsaw' && rounds === 0) ??
  human.weapons.find(({ id }) => id === 'chainsaw')

function whyNot(doer: Doer, { what, vehicle: i }: ActionOf<'refuel'>): Refusal | null {
  const { s, human } = doer
  if (fuelOf(doer) === undefined) return no('R-89', 'refuel.none', { who: human.name })
  if (what === 'chainsaw') {
    const chainsaw = chainsawOf(doer)
    if (chainsaw === undefined) return no('R-89', 'refuel.noChainsaw', { who: human.name })
    if (when('R-45', chainsaw.rounds > 0)) return no('R-45', 'refuel.full')
  } else {
    const vehicle = s.vehicles[i]
    if (vehicle === undefined || !isAtOrIn(s, human, i)) return no('R-89', 'board.far', { who: human.name })
    const basic = whyNoVehicles(s)
    if (basic !== null) return basic
    if (when('R-89', !vehicle.empty)) return no('R-89', 'refuel.full')
  }
  return whyNotPay(doer, costOf(doer, 'handle'))
}
