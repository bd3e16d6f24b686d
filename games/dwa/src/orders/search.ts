import { push, type Refusal } from '@shamble/kernel'
import { boardOf } from '../board/board.js'
import { deed, tell } from '../events.js'
import { searchFrame } from '../frames/search.js'
import { type Searched, searchable, whyNotSearch } from '../rules/searching.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** [DWA-9.1.m] [DWA-16.2.a] The room that the human is in, or a truck or bus within reach. */
export const search: Order<'search'> = {
  type: 'search',
  rule: 'DWA-16.2.a',
  where: 'free',
  aboard: 'passenger',
  offer(doer, to) {
    for (const { room, vehicle } of searchable(doer.s, doer.human))
      offerUnless(whyNot(doer, { room, vehicle }), { type: 'search', room, vehicle }, to)
  },
  carryOut(doer, { room, vehicle }, play) {
    const { s, human } = doer
    pay(doer, costOf(doer, 'search'))
    if (room >= 0) {
      s.rooms[room]!.searched++
      s.rooms[room]!.explored = true
    } else s.vehicles[vehicle]!.searched++
    const what = room >= 0 ? { room: boardOf(s.options).rooms[room]!.id } : { vehicle }
    tell(s, play, deed(room >= 0 ? 'searches-room' : 'searches-vehicle', 'DWA-9.1.m', human, {}, what), [
      'costs.search',
    ])
    push(s, searchFrame(human.id, { room, vehicle }))
  },
  refuse(doer, { room, vehicle }) {
    const isThere = searchable(doer.s, doer.human).some((one) => one.room === room && one.vehicle === vehicle)
    return isThere ? whyNot(doer, { room, vehicle }) : no('DWA-16.2.a', 'search.far', { who: doer.human.name })
  },
}

const whyNot = (doer: Doer, searched: Searched): Refusal | null =>
  whyNotSearch(doer.s, searched) ?? whyNotPay(doer, costOf(doer, 'search'))
