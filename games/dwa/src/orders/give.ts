import type { Refusal } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import { receive, whyNotCarryThing } from '../rules/carrying.js'
import { checkVictory } from '../rules/ending.js'
import { takeFrom, thingsOf } from '../rules/gear.js'
import { inTouch } from '../rules/reach.js'
import { thingWord } from '../rules/thing-words.js'
import { type Human, NEUTRAL, type Thing } from '../state.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** [DWA-9.1.j] Hands something over to a figure in contact, or in the same vehicle. */
export const give: Order<'give'> = {
  type: 'give',
  rule: 'DWA-9.1.j',
  where: 'free',
  aboard: 'passenger',
  offer(doer, to) {
    const { s, human } = doer
    for (const other of s.humans) {
      if (other === human || other.team === NEUTRAL || !inTouch(s, human, other)) continue
      thingsOf(human).forEach((thing, i) => {
        offerUnless(whyNot(doer, other, thing), { type: 'give', to: other.id, thing: i }, to)
      })
    }
  },
  carryOut(doer, action, play) {
    const { s, human } = doer
    const other = s.humans[action.to]!
    const thing = thingsOf(human)[action.thing]!
    pay(doer, costOf(doer, 'handle'))
    takeFrom(human, thing)
    receive(other, thing)
    tell(
      s,
      play,
      deed('gave', 'DWA-9.1.j', human, { whom: other.name, thing: thingWord(s, thing) }, { to: other.id }),
      ['costs.handle'],
    )
    checkVictory(s, 'now', play)
  },
  refuse(doer, action) {
    const { s, human } = doer
    const other = s.humans[action.to]
    const thing = thingsOf(human)[action.thing]
    if (other === undefined || thing === undefined || other === human) return no('DWA-9.1.j', 'give.nothing')
    if (other.team === NEUTRAL) return no('R-108', 'give.neutral', { whom: other.name })
    if (!inTouch(s, human, other)) return no('DWA-9.1.j', 'give.far', { who: human.name, whom: other.name })
    return whyNot(doer, other, thing)
  },
}

const whyNot = (doer: Doer, other: Human, thing: Thing): Refusal | null =>
  whyNotCarryThing(doer.s, other, thing) ?? whyNotPay(doer, costOf(doer, 'handle'))
