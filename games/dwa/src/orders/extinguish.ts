import { push, type Refusal } from '@shamble/kernel'
import { inContact } from '../board/measure.js'
import { deed, nameOf, tell } from '../events.js'
import { attemptFrame } from '../frames/kinds.js'
import { takeFrom } from '../rules/gear.js'
import { type Figure, figureById } from '../state.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** On oneself or on a figure in contact; an extinguisher serves once. */
export const extinguish: Order<'extinguish'> = {
  type: 'extinguish',
  rule: 'R-32',
  where: 'free',
  offer(doer, to) {
    const { s, human } = doer
    if (extinguisherOf(doer) === undefined) return
    for (const target of [...s.humans, ...s.zombies])
      if (target.burning !== null && (target === human || isTouched(doer, target)))
        offerUnless(whyNot(doer, target), { type: 'extinguish', target: target.id }, to)
  },
  carryOut(doer, { target }, play) {
    const { s, human } = doer
    pay(doer, costOf(doer, 'handle'))
    takeFrom(human, { kind: 'object', object: extinguisherOf(doer)! })
    tell(s, play, deed('used-extinguisher', 'R-32', human, {}, { target }), ['costs.handle'])
    push(s, attemptFrame('extinguish', human.id, target))
  },
  refuse(doer, action) {
    const target = figureById(doer.s, action.target)
    if (extinguisherOf(doer) === undefined) return no('R-32', 'extinguish.none', { who: doer.human.name })
    if (target === null || (target !== doer.human && !isTouched(doer, target)))
      return no('R-32', 'extinguish.far', { who: doer.human.name })
    return whyNot(doer, target)
  },
}

const extinguisherOf = ({ human }: Doer) => human.pouch.objects.find(({ what }) => what === 'extinguisher')

const isTouched = ({ s, human }: Doer, target: Figure): boolean =>
  figureById(s, target.id) !== null && inContact(s, human, target)

function whyNot(doer: Doer, target: Figure): Refusal | null {
  if (target.burning === null) return no('R-32', 'extinguish.noFire', { whom: nameOf(target) })
  return whyNotPay(doer, costOf(doer, 'handle'))
}
