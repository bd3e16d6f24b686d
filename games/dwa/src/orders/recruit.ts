import { type Refusal, when } from '@shamble/kernel'
import { checkVictory } from '../rules/ending.js'
import { join } from '../rules/joining.js'
import { inTouch } from '../rules/reach.js'
import { type Human, NEUTRAL } from '../state.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** A survivor of no team joins the figure that speaks to them in contact. */
export const recruit: Order<'recruit'> = {
  type: 'recruit',
  rule: 'R-108',
  where: 'free',
  offer(doer, to) {
    const { s, human } = doer
    for (const target of s.humans)
      if (target.team === NEUTRAL && inTouch(s, human, target))
        offerUnless(whyNot(doer), { type: 'recruit', target: target.id }, to)
  },
  carryOut(doer, { target }, play) {
    const { s, human } = doer
    pay(doer, costOf(doer, 'recruit'))
    join(s, s.humans[target]!, human.team, 'R-108', human, play)
    checkVictory(s, 'now', play)
  },
  refuse(doer, action) {
    const target: Human | undefined = doer.s.humans[action.target]
    if (target === undefined || target.team !== NEUTRAL) return no('R-108', 'recruit.nobody')
    if (!inTouch(doer.s, doer.human, target)) return no('R-108', 'recruit.far', { whom: target.name })
    return whyNot(doer)
  },
}

function whyNot(doer: Doer): Refusal | null {
  if (when('R-108', doer.s.options.neutralSurvivors === 'scenery')) return no('R-108', 'recruit.scenery')
  return whyNotPay(doer, costOf(doer, 'recruit'))
}
