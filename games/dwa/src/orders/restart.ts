import type { Refusal } from '@shamble/kernel'
import type { ActionOf } from '../actions.js'
import { deed, tell } from '../events.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** [DWA-9.1.y] A chainsaw that has stalled is started again; not among enemies. */
export const restart: Order<'restart'> = {
  type: 'restart',
  rule: 'DWA-9.1.y',
  where: 'free',
  offer(doer, to) {
    const { human } = doer
    for (const weapon of human.hands) {
      if (human.weapons[weapon]!.id !== 'chainsaw') continue
      const action = { type: 'restart', weapon } as const
      offerUnless(whyNot(doer, action), action, to)
    }
  },
  carryOut(doer, { weapon }, play) {
    const { s, human } = doer
    pay(doer, costOf(doer, 'restart'))
    human.weapons[weapon]!.ready = true
    tell(s, play, deed('restarted', 'DWA-9.1.y', human, {}, { weapon }), ['costs.restart'])
  },
  refuse: whyNot,
}

function whyNot(doer: Doer, { weapon }: ActionOf<'restart'>): Refusal | null {
  const { human } = doer
  const saw = human.hands.includes(weapon) ? human.weapons[weapon] : undefined
  if (saw === undefined || saw.id !== 'chainsaw')
    return { ...no('DWA-9.1.y', 'restart.noSaw', { who: human.name }), at: 'weapon' }
  if (saw.ready) return no('DWA-9.1.y', 'restart.runs')
  return whyNotPay(doer, costOf(doer, 'restart'))
}
