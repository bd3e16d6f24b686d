import { when } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import { wordOf } from '../rules/declaration.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** [DWA-9.1.u] [DWA-11.3.f] A weapon in hand fires again. */
export const clearJam: Order<'clearJam'> = {
  type: 'clearJam',
  rule: 'DWA-11.3.f',
  where: 'free',
  aboard: 'passenger',
  offer(doer, to) {
    for (const weapon of doer.human.hands)
      if (doer.human.weapons[weapon]!.jammed) offerUnless(whyNot(doer, weapon), { type: 'clearJam', weapon }, to)
  },
  carryOut(doer, { weapon: at }, play) {
    const { s, human } = doer
    const weapon = human.weapons[at]!
    pay(doer, costOf(doer, 'clearJam'))
    weapon.jammed = false
    tell(s, play, deed('jam-cleared', 'DWA-9.1.u', human, { weapon: wordOf(weapon) }, { weapon: at }), [
      'costs.clearJam',
    ])
  },
  refuse: (doer, { weapon }) => whyNot(doer, weapon),
}

function whyNot(doer: Doer, at: number) {
  const weapon = doer.human.weapons[at]
  if (weapon === undefined || !doer.human.hands.includes(at))
    return no('DWA-9.1.k', 'fire.notInHand', { who: doer.human.name })
  if (!when('DWA-11.3.f', weapon.jammed)) return no('DWA-11.3.f', 'clearJam.works', { weapon: wordOf(weapon) })
  return whyNotPay(doer, costOf(doer, 'clearJam'))
}
