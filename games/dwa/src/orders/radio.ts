import { deed, tell } from '../events.js'
import type { CarriedObject } from '../teams/sheet.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** Switches a radio on or off; while it plays the dead hear the figure that carries it. */
export const radio: Order<'radio'> = {
  type: 'radio',
  rule: 'R-89',
  where: 'free',
  aboard: 'passenger',
  offer(doer, to) {
    const why = whyNotPay(doer, costOf(doer, 'handle'))
    for (const on of [true, false]) if (radioOf(doer, on) !== undefined) offerUnless(why, { type: 'radio', on }, to)
  },
  carryOut(doer, { on }, play) {
    const { s, human } = doer
    pay(doer, costOf(doer, 'handle'))
    radioOf(doer, on)!.on = on
    tell(s, play, deed(on ? 'radio-on' : 'radio-off', 'R-89', human), ['costs.handle'])
  },
  refuse: (doer, { on }) =>
    radioOf(doer, on) === undefined
      ? no('R-89', on ? 'radio.noneOff' : 'radio.noneOn', { who: doer.human.name })
      : whyNotPay(doer, costOf(doer, 'handle')),
}

/** A radio that can be switched so. */
const radioOf = ({ human }: Doer, on: boolean): CarriedObject | undefined =>
  human.pouch.objects.find((object) => object.what === 'radio' && object.on !== on)
