import { deed, tell } from '../events.js'
import { layDown, takeFrom, thingsOf } from '../rules/gear.js'
import { thingWord } from '../rules/thing-words.js'
import { costOf, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** [DWA-9.1.j] Lays something down: handling an object, like picking it up. */
export const drop: Order<'drop'> = {
  type: 'drop',
  rule: 'DWA-9.1.j',
  where: 'free',
  offer(doer, to) {
    const why = whyNotPay(doer, costOf(doer, 'handle'))
    thingsOf(doer.human).forEach((_, thing) => {
      offerUnless(why, { type: 'drop', thing }, to)
    })
  },
  carryOut(doer, action, play) {
    const { s, human } = doer
    const thing = thingsOf(human)[action.thing]!
    pay(doer, costOf(doer, 'handle'))
    takeFrom(human, thing)
    layDown(s, human, thing)
    tell(s, play, deed('laid-down', 'DWA-9.1.j', human, { thing: thingWord(s, thing) }, { lying: s.nextLying - 1 }), [
      'costs.handle',
    ])
  },
  refuse: (doer, { thing }) =>
    thingsOf(doer.human)[thing] === undefined
      ? no('DWA-9.1.j', 'drop.nothing', { who: doer.human.name })
      : whyNotPay(doer, costOf(doer, 'handle')),
}
