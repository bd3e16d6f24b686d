import type { Refusal } from '@shamble/kernel'
import { deed, tell } from '../events.js'
import { receive, whyNotCarryThing } from '../rules/carrying.js'
import { checkVictory } from '../rules/ending.js'
import { takeFrom, thingsOf } from '../rules/gear.js'
import { canGrasp } from '../rules/reach.js'
import { thingWord } from '../rules/thing-words.js'
import { isBody, type Thing } from '../state.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** What the dead carried lies with them: each piece is picked up by itself. */
export const take: Order<'take'> = {
  type: 'take',
  rule: 'R-92',
  where: 'free',
  offer(doer, to) {
    const { s, human } = doer
    for (const body of s.humans) {
      if (!isBody(body) || !canGrasp(s, human, body)) continue
      thingsOf(body).forEach((thing, i) => {
        offerUnless(whyNot(doer, thing), { type: 'take', body: body.id, thing: i }, to)
      })
    }
  },
  carryOut(doer, action, play) {
    const { s, human } = doer
    const body = s.humans[action.body]!
    const thing = thingsOf(body)[action.thing]!
    pay(doer, costOf(doer, 'handle'))
    takeFrom(body, thing)
    receive(human, thing)
    tell(
      s,
      play,
      deed('took-from', 'R-92', human, { whom: body.name, thing: thingWord(s, thing) }, { body: body.id }),
      ['costs.handle'],
    )
    checkVictory(s, 'now', play)
  },
  refuse(doer, action) {
    const body = doer.s.humans[action.body]
    const thing = body !== undefined && isBody(body) ? thingsOf(body)[action.thing] : undefined
    if (body === undefined || thing === undefined) return no('R-92', 'take.nothing')
    return canGrasp(doer.s, doer.human, body)
      ? whyNot(doer, thing)
      : no('R-92', 'take.far', { who: doer.human.name, whom: body.name })
  },
}

const whyNot = (doer: Doer, thing: Thing): Refusal | null =>
  whyNotCarryThing(doer.s, doer.human, thing) ?? whyNotPay(doer, costOf(doer, 'handle'))
