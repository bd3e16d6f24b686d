import type { Topic } from '../frames/topics.js'
import { mayTry, offerShifts } from '../rules/obstacles.js'
import { ableSeats } from '../seats.js'

/** [DD-16.14] Who tries what stands in the way, or whether they give it up. */
export const obstacle: Topic = {
  offer(s, _seat, to) {
    const able = ableSeats(s)
    for (const one of s.scene!.obstacles)
      for (const leader of able) {
        if (mayTry(one, leader)) to.legal({ type: 'try', obstacle: one.id, leader })
        else if (!one.solved) to.refuse({ type: 'try', obstacle: one.id, leader }, 'DD-16.14', {}, 'obstacle.once')
      }
    to.legal({ type: 'moveOn' })
  },
  interject: offerShifts,
  refuse: (_s, _seat, action) => (action.type === 'try' ? { rule: 'DD-16.14', key: 'obstacle.once' } : null),
}
