import type { Refusal } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import { receive, whyNotCarryThing } from '../rules/carrying.js'
import { checkVictory } from '../rules/ending.js'
import { canGrasp } from '../rules/reach.js'
import { thingWord } from '../rules/thing-words.js'
import type { Lying } from '../state.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** [DWA-9.1.j] Takes something from the ground within arm's reach. */
export const pickUp: Order<'pickUp'> = {
  type: 'pickUp',
  rule: 'DWA-9.1.j',
  where: 'free',
  offer(doer, to) {
    const { s, human } = doer
    for (const lying of s.lying)
      if (canGrasp(s, human, lying)) offerUnless(whyNot(doer, lying), { type: 'pickUp', lying: lying.id }, to)
  },
  carryOut(doer, action, play) {
    const { s, human } = doer
    const i = s.lying.findIndex(({ id }) => id === action.lying)
    const [{ thing }] = s.lying.splice(i, 1) as [Lying]
    pay(doer, costOf(doer, 'handle'))
    receive(human, thing)
    tell(s, play, deed('picked-up', 'DWA-9.1.j', human, { thing: thingWord(s, thing) }, { lying: action.lying }), [
      'costs.handle',
    ])
    checkVictory(s, 'now', play)
  },
  refuse(doer, action) {
    const lying = doer.s.lying.find(({ id }) => id === action.lying)
    if (lying === undefined) return no('DWA-9.1.j', 'pickUp.nothing')
    return canGrasp(doer.s, doer.human, lying)
      ? whyNot(doer, lying)
      : no('DWA-9.1.j', 'pickUp.far', { who: doer.human.name, thing: thingWord(doer.s, lying.thing) })
  },
}

const whyNot = (doer: Doer, { thing }: Lying): Refusal | null =>
  whyNotCarryThing(doer.s, doer.human, thing) ?? whyNotPay(doer, costOf(doer, 'handle'))
