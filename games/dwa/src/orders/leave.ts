import { type Refusal, when } from '@shamble/kernel'
import { boardOf } from '../board/board.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { gapToEdge, leaveTable } from '../rules/leaving.js'
import type { Edge } from '../scenario/scenario.js'
import { edgesToLeaveBy } from '../scenario/victory.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** Off the table by an agreed edge, one step away. */
export const leave: Order<'leave'> = {
  type: 'leave',
  rule: 'R-83',
  where: 'free',
  displaces: true,
  offer(doer, to) {
    for (const edge of exitsOf(doer)) if (isNear(doer, edge)) offerUnless(whyNot(doer), { type: 'leave', edge }, to)
  },
  carryOut(doer, { edge }, play) {
    pay(doer, costOf(doer, 'move'), 'moving')
    leaveTable(doer.s, doer.human, edge, play)
  },
  refuse(doer, { edge }) {
    if (!exitsOf(doer).includes(edge)) return no('R-83', 'leave.noExit', { edge: { word: `edge.${edge}` } })
    return isNear(doer, edge) ? whyNot(doer) : no('R-83', 'leave.far', { who: doer.human.name })
  },
}

const exitsOf = ({ s, human }: Doer): readonly Edge[] => edgesToLeaveBy(boardOf(s.options).scenario, human.team)

/** On the ground, with the edge no farther than one step. */
const isNear = ({ s, human }: Doer, edge: Edge): boolean =>
  human.level === 0 && gapToEdge(s, human, edge) <= numbersOf(s.options).distances.step

function whyNot(doer: Doer): Refusal | null {
  if (when('R-24', doer.f.pinned !== '')) return no('R-24', 'walk.pinned')
  return whyNotPay(doer, costOf(doer, 'move'), 'moving')
}
