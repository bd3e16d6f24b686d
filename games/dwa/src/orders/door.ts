import { segmentCutsDisc } from '@shamble/geometry'
import { type Refusal, when } from '@shamble/kernel'
import { boardOf } from '../board/board.js'
import { discOf, figuresOf } from '../board/measure.js'
import { deed, tell } from '../events.js'
import { canReachOpening } from '../rules/reach.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** [DWA-9.1.i] Opens what is shut and shuts what is open, doors and windows alike. */
export const door: Order<'door'> = {
  type: 'door',
  rule: 'DWA-9.1.i',
  where: 'free',
  offer(doer, to) {
    const { s, human } = doer
    boardOf(s.options).openings.forEach((_, opening) => {
      if (canReachOpening(s, human, opening)) offerUnless(whyNot(doer, opening), { type: 'door', opening }, to)
    })
  },
  carryOut(doer, { opening }, play) {
    const { s, human } = doer
    pay(doer, costOf(doer, 'door'))
    const there = s.openings[opening]!
    const opens = there.state === 'closed'
    there.state = opens ? 'open' : 'closed'
    // A barricade is simply shut: a figure that opens it has taken it away.
    there.barricaded = false
    // Whatever was broken off it is shut anew.
    there.work = 0
    there.failed = 0
    const { kind } = boardOf(s.options).openings[opening]!
    tell(
      s,
      play,
      deed(`${opens ? 'opened' : 'closed'}-${kind}`, opens ? 'DWA-9.1.i' : 'R-82', human, {}, { opening }),
      ['costs.door'],
    )
  },
  refuse: (doer, { opening }) =>
    boardOf(doer.s.options).openings[opening] === undefined
      ? no('DWA-9.1.i', 'door.none')
      : (whyFar(doer, opening) ?? whyNot(doer, opening)),
}

const whyFar = ({ s, human }: Doer, opening: number): Refusal | null =>
  canReachOpening(s, human, opening) ? null : no('DWA-9.1.i', 'door.far', { who: human.name })

function whyNot(doer: Doer, i: number): Refusal | null {
  const { s } = doer
  const { state } = s.openings[i]!
  if (when('R-82', state === 'broken')) return no('R-82', 'door.broken')
  if (state === 'open') {
    const opening = boardOf(s.options).openings[i]!
    for (const figure of figuresOf(s))
      if (
        figure.level + 25 >= opening.foot &&
        figure.level < opening.top &&
        segmentCutsDisc(opening, discOf(s, figure))
      )
        return no('R-82', 'door.blocked')
  }
  return whyNotPay(doer, costOf(doer, 'door'))
}
