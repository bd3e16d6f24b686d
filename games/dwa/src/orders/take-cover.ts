import { barriersNear, lowNear } from '@shamble/geometry'
import { arrangementOf } from '../board/board.js'
import { COVER, discOf } from '../board/measure.js'
import { deed, tell } from '../events.js'
import { spokenLengths } from '../lengths.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** [DWA-9.1.f] [DWA-11.2.3.c] Crouching beside terrain, until the human moves, fights or is knocked down. */
export const takeCover: Order<'takeCover'> = {
  type: 'takeCover',
  rule: 'DWA-11.2.3.c',
  where: 'free',
  offer(doer, to) {
    offerUnless(whyNot(doer), { type: 'takeCover' }, to)
  },
  carryOut(doer, _action, play) {
    pay(doer, costOf(doer, 'takeCover'))
    doer.human.posture = 'cover'
    tell(doer.s, play, deed('took-cover', 'DWA-9.1.f', doer.human), ['costs.takeCover'])
  },
}

function whyNot(doer: Doer) {
  const { s, human } = doer
  if (human.posture === 'cover') return no('DWA-11.2.3.c', 'takeCover.already')
  const here = arrangementOf(s).level(human.level)
  const base = discOf(s, human)
  const isBeside =
    lowNear(base, barriersNear(here.bars, human, human, base.diameter + COVER), COVER).length > 0 ||
    lowNear(base, here.covers, COVER).length > 0
  if (!isBeside) return no('DWA-11.2.3.c', 'takeCover.nothing', spokenLengths(s.options, { most: COVER }))
  return whyNotPay(doer, costOf(doer, 'takeCover'))
}
