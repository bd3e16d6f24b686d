import type { Topic } from '../frames/topics.js'
import { ableSeats } from '../seats.js'

/** [DD-16.37] Who searches the place, if anybody. */
export const search: Topic = {
  offer(s, _seat, to) {
    for (const leader of ableSeats(s)) to.legal({ type: 'search', leader })
    to.legal({ type: 'moveOn' })
  },
  refuse: (_s, _seat, action) => (action.type === 'search' ? { rule: 'DD-15.88', key: 'lead.unable' } : null),
}
