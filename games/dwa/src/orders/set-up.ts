import { when } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import { gunsInHand, wordOf } from '../rules/declaration.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** [DWA-9.1.t] [DWA-11.2.7.2.e] A machine gun on its tripod, until it leaves its place [DWA-11.2.7.2.g]. */
export const setUp: Order<'setUp'> = {
  type: 'setUp',
  rule: 'DWA-9.1.t',
  where: 'free',
  offer(doer, to) {
    for (const weapon of gunsInHand(doer.s, doer.human, ['machineGun']))
      offerUnless(whyNot(doer, weapon), { type: 'setUp', weapon }, to)
  },
  carryOut(doer, { weapon: at }, play) {
    const { s, human } = doer
    const weapon = human.weapons[at]!
    pay(doer, costOf(doer, 'setUp'))
    weapon.ready = true
    tell(s, play, deed('set-up', 'DWA-9.1.t', human, { weapon: wordOf(weapon) }, { weapon: at }), ['costs.setUp'])
  },
  refuse: (doer, { weapon }) => whyNot(doer, weapon),
}

function whyNot(doer: Doer, at: number) {
  const { s, human } = doer
  if (!gunsInHand(s, human, ['machineGun']).includes(at)) return no('DWA-9.1.t', 'setUp.none', { who: human.name })
  const weapon = human.weapons[at]!
  if (when('DWA-9.1.t', weapon.ready)) return no('DWA-9.1.t', 'setUp.already', { weapon: wordOf(weapon) })
  return whyNotPay(doer, costOf(doer, 'setUp'))
}
