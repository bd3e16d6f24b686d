import { push, type Refusal, when } from '@shamble/kernel'
import { use } from '../abilities/ability.js'
import { abilityById } from '../abilities/index.js'
import type { AbilityChoice, ActionOf } from '../actions.js'
import { enemiesInContact, friendsInContact } from '../board/measure.js'
import { blowFrame } from '../frames/blow.js'
import { blowHelps, NOTHING, strikers, whyNotBlow } from '../rules/blows.js'
import { whyForbidden } from '../rules/burdens.js'
import { costOf, type Doer, type Order, offerUnless, pay, whyNotPay } from './order.js'

/** [DWA-9.1.v] [DWA-12.3.b] A blow at an enemy in contact, with what is in hand. */
export const blow: Order<'blow'> = {
  type: 'blow',
  rule: 'DWA-12.3.b',
  where: 'engaged',
  offer(doer, to) {
    const { s, human } = doer
    const helps: AbilityChoice[] = ['none', ...blowHelps(s, human).map(({ id }) => id)]
    // A friend is struck only by the figure that must.
    const touched = doer.forced === true ? friendsInContact(s, human) : enemiesInContact(s, human)
    for (const { id: target } of touched)
      for (const ability of helps) {
        const isBare = ability !== 'none' && abilityById(ability).blow?.bareHands === true
        for (const weapon of isBare ? [NOTHING] : strikers(human)) {
          const action = { type: 'blow', target, weapon, ability } as const
          const why = whyNot(doer, action)
          // An ability that does not fit a weapon is no near-miss.
          if (why === null || ability === 'none') offerUnless(why, action, to)
        }
      }
  },
  carryOut(doer, { target, weapon, ability }, play) {
    const { s, f, human } = doer
    pay(doer, costOf(doer, 'attack'))
    f.did.push('blow')
    if (target >= 0) human.now.shotAt.push(target)
    if (ability !== 'none') use(s, human, abilityById(ability), play)
    push(s, blowFrame(human.id, target, weapon, ability))
  },
  refuse: whyNot,
}

function whyNot(doer: Doer, { target, weapon, ability }: ActionOf<'blow'>): Refusal | null {
  const { s, human } = doer
  const why = whyNotBlow(s, human, target, weapon, ability, doer.forced)
  if (why !== null) return why
  const poor = whyNotPay(doer, costOf(doer, 'attack'))
  return when('DWA-9.1.v', poor !== null) ? poor : whyForbidden(doer, { kind: 'blow', targets: [target] })
}
