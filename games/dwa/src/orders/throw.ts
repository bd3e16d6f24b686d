import { type DraftShape, push, type Refusal, when } from '@shamble/kernel'
import type { ActionOf } from '../actions.js'
import { grenadeFrame } from '../frames/kinds.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { GRENADES, type GrenadeId } from '../numbers/weapons.js'
import { whyNotFire } from '../rules/declaration.js'
import { whyForbiddenGrenade, whyNotSpot } from '../rules/grenades.js'
import { first, spaceOf } from './fire-fields.js'
import { aboutSpot, anySpot, spotFields } from './grenade-fields.js'
import { costOf, type Doer, no, type Order, whyNotPay } from './order.js'

type Throw = ActionOf<'throw'>

/** [DWA-9.1.x] [DWA-11.2.7.3.b] A grenade whose pin is out, or a Molotov cocktail, at a spot in sight. */
export const throwGrenade: Order<'throw'> = {
  type: 'throw',
  rule: 'DWA-11.2.7.3.b',
  where: 'free',
  aboard: 'passenger',
  offer(doer, to) {
    const throwable = inHand(doer)
    if (throwable.length === 0) return
    if (anyThrow(doer, first) !== null) to.space(throwSpace(doer))
    else if (to.keepsRefusals) {
      const { x, y, level } = doer.human
      const action: Throw = { type: 'throw', grenade: throwable[0]!, at: { x, y }, level }
      const why = whyNot(doer, action) ?? no('DWA-11.2.7.3.c')
      to.refuse(action, why.rule, why.params, why.key)
    }
  },
  carryOut(doer, { grenade, at, level }) {
    const { s, f, human } = doer
    f.did.push('fire')
    if (f.pinned === grenade) f.pinned = ''
    push(s, grenadeFrame(human.id, grenade, -1, costOf(doer, 'throw'), { at, level }))
  },
  refuse: whyNot,
}

/** What could be thrown now: the one whose pin is out, and cocktails. */
const inHand = ({ f, human }: Doer): GrenadeId[] =>
  GRENADES.filter((grenade) => human.pouch.grenades[grenade] > 0 && (grenade === 'molotov' || f.pinned === grenade))

function whyNot(doer: Doer, action: Throw): Refusal | null {
  const { s, f, human } = doer
  const why = whyNotFire(doer)
  if (why !== null) return why
  if (when('DWA-11.1.k', human.pouch.grenades[action.grenade] === 0))
    return { ...no('DWA-11.1.k', 'grenade.none', { who: human.name }), at: 'grenade' }
  if (when('DWA-11.2.7.3.m', action.grenade !== 'molotov' && f.pinned !== action.grenade))
    return { ...no('DWA-11.2.7.3.m'), at: 'grenade' }
  const poor =
    action.grenade === f.pinned
      ? whyNotPay(doer, costOf(doer, 'throw'), 'anything', 0)
      : whyNotPay(doer, costOf(doer, 'throw'))
  if (poor !== null) return poor
  const stray = whyNotSpot(doer, action.grenade, numbersOf(s.options).distances.throw, action)
  if (stray !== null) return stray
  return whyForbiddenGrenade(doer, action.grenade, action)
}

function anyThrow(doer: Doer, below: (n: number) => number): Throw | null {
  const reach = numbersOf(doer.s.options).distances.throw
  const throwable = inHand(doer)
  if (throwable.length === 0) return null
  const grenade = throwable[below(throwable.length)]!
  return anySpot(doer, reach, below, ({ at, level }) => {
    const action: Throw = { type: 'throw', grenade, at, level }
    return whyNot(doer, action) === null ? action : null
  })
}

const throwSpace = (doer: Doer) =>
  spaceOf('throw', {
    shape: (): DraftShape => ({
      kind: 'form',
      fields: [
        {
          name: 'grenade',
          key: 'field.grenade',
          shape: { kind: 'choice', of: inHand(doer), words: 'grenade' },
        },
        ...spotFields(doer, numbersOf(doer.s.options).distances.throw),
      ],
    }),
    check: (action) => whyNot(doer, action),
    about: (action) => aboutSpot(doer, costOf(doer, 'throw'), action.grenade, action),
    sample: (below) => anyThrow(doer, below) ?? anyThrow(doer, first)!,
  })
