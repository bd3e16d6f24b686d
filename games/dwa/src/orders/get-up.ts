import { deed, tell } from '../events.js'
import { costOf, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/**
 * [DWA-9.1.g] A figure that lies on the ground may do nothing before it; it is allowed among enemies too.
 */
export const getUp: Order<'getUp'> = {
  type: 'getUp',
  rule: 'DWA-9.1.g',
  where: 'anywhere',
  prone: true,
  offer(doer, to) {
    const why =
      doer.human.posture !== 'prone' ? no('DWA-9.1.g', 'getUp.stands') : whyNotPay(doer, costOf(doer, 'getUp'))
    offerUnless(why, { type: 'getUp' }, to)
  },
  carryOut(doer, _action, play) {
    const { s, human } = doer
    pay(doer, costOf(doer, 'getUp'))
    human.posture = 'standing'
    tell(s, play, deed('got-up', 'DWA-9.1.g', human), ['costs.getUp'])
  },
}
