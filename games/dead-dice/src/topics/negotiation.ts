import { frameBelow } from '@shamble/kernel'
import { REQUEST_TABLE } from '../data/negotiation.js'
import type { NegotiationFrame } from '../frames/kinds-turns.js'
import type { Topic } from '../frames/topics.js'
import { giftsFor, requestsOf, requestsWithin } from '../rules/bargain.js'
import { ableSeats, hasHumanMaster } from '../seats.js'

/** [DD-16.26] What the players ask the others for. */
export const request: Topic = {
  offer(s, _seat, to) {
    const within = requestsWithin(s, (frameBelow(s) as NegotiationFrame).most)
    for (const what of requestsOf(s)) {
      if (within.includes(what)) to.legal({ type: 'request', what })
      else to.refuse({ type: 'request', what }, 'DD-16.26', {}, 'request.stake')
    }
    to.legal({ type: 'noRequest' })
    if (!hasHumanMaster(s)) return
    to.space({
      kind: 'ownRequest',
      get shape() {
        const words = { name: 'words', key: 'request.words', shape: { kind: 'text', least: 1, most: 200 } } as const
        return { kind: 'form', fields: [words] } as const
      },
      holds: (action) => action.type === 'ownRequest',
      check: (action) =>
        action.type === 'ownRequest' && action.words.trim() === '' ? { rule: 'DD-11.3', key: 'request.blank' } : null,
      sample: () => ({ type: 'ownRequest', words: '?' }),
    })
  },
  refuse: (_s, _seat, action) => (action.type === 'request' ? { rule: 'DD-12.9', key: 'request.alone' } : null),
}

/** [DD-11.5] Logic, or patter. */
const WAYS = ['brains', 'mug'] as const

/** [DD-11.5] [DD-11.8] Who talks now, and how. */
export const speaker: Topic = {
  offer(s, _seat, to) {
    for (const leader of ableSeats(s)) for (const by of WAYS) to.legal({ type: 'speak', leader, by })
    to.legal({ type: 'breakOff' })
  },
  refuse: (_s, _seat, action) => (action.type === 'speak' ? { rule: 'DD-15.88', key: 'lead.unable' } : null),
}

/** [DD-16.27] What the group gives, or that it gives nothing. */
export const price: Topic = {
  offer(s, _seat, to) {
    const f = frameBelow(s) as NegotiationFrame
    const gained = f.request === null ? null : REQUEST_TABLE[f.request].gains
    for (const { things, steps } of giftsFor(s, f.toll!, gained)) to.legal({ type: 'give', things, steps })
    to.legal({ type: 'refusePrice' })
  },
  refuse: (_s, _seat, action) => (action.type === 'give' ? { rule: 'DD-16.27', key: 'price.other' } : null),
}
