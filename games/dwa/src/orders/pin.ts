import { when } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import { GRENADES, type GrenadeId } from '../numbers/weapons.js'
import { whyForbidden } from '../rules/burdens.js'
import { whyNotFire } from '../rules/declaration.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** [DWA-9.1.w] The pin of a grenade, which must then be thrown in the same turn. */
export const pin: Order<'pin'> = {
  type: 'pin',
  rule: 'DWA-9.1.w',
  where: 'free',
  aboard: 'passenger',
  offer(doer, to) {
    for (const grenade of GRENADES)
      if (grenade !== 'molotov' && doer.human.pouch.grenades[grenade] > 0)
        offerUnless(whyNot(doer, grenade), { type: 'pin', grenade }, to)
  },
  carryOut(doer, { grenade }, play) {
    const { s, f, human } = doer
    pay(doer, costOf(doer, 'pin'))
    f.pinned = grenade
    const said = { what: { word: `grenade.${grenade}` } }
    tell(s, play, deed('pulled-pin', 'DWA-9.1.w', human, said, { what: grenade }), ['costs.pin'])
  },
  refuse: (doer, { grenade }) => whyNot(doer, grenade),
}

function whyNot(doer: Doer, grenade: GrenadeId) {
  const { f, human } = doer
  const why = whyNotFire(doer)
  if (why !== null) return why
  // A Molotov cocktail has none.
  if (when('R-24', grenade === 'molotov')) return no('R-24', 'pin.molotov')
  if (human.pouch.grenades[grenade] === 0) return no('DWA-11.1.k', 'grenade.none', { who: human.name })
  if (f.pinned !== '') return no('R-24', 'pin.already', { who: human.name })
  // [DWA-11.2.7.3.m] Only with the price of the throw in hand.
  const poor = whyNotPay(doer, costOf(doer, 'pin'), 'anything', costOf(doer, 'throw'))
  if (poor !== null) return poor.rule === 'R-24' ? { ...poor, key: 'pin.price' } : poor
  return whyForbidden(doer, { kind: 'grenade', targets: [] })
}
