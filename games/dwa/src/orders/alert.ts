import { type Refusal, when } from '@shamble/kernel'
import { type Ability, mayUse, use, whyNotUse } from '../abilities/ability.js'
import { ABILITIES } from '../abilities/index.js'
import { deed, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { type Doer, no, type Order, offerUnless, priceOf, whyNotPay } from './order.js'

/** [DWA-16.5.4.c] The whole activation: what is left after its price waits for the zombie phase. */
export const alert: Order<'alert'> = {
  type: 'alert',
  rule: 'DWA-16.5.4.c',
  where: 'free',
  aboard: 'passenger',
  offer(doer, to) {
    if (keeper(doer) !== undefined) offerUnless(whyNot(doer), { type: 'alert' }, to)
  },
  carryOut(doer, _action, play) {
    const { s, f, human } = doer
    const ability = keeper(doer)!
    use(s, human, ability, play)
    // Frightened, its price is doubled and less is kept.
    human.now.alert = f.ap - priceOf(doer, ability.alert!.cost)
    f.ap = 0
    tell(s, play, deed('on-alert', ability.rule, human, { ap: human.now.alert }, { ap: human.now.alert }), ['humanAp'])
  },
  refuse: whyNot,
}

const keeper = ({ human }: Doer): Ability | undefined =>
  ABILITIES.find(({ id, alert: kept }) => kept !== undefined && human.abilities.includes(id))

function whyNot(doer: Doer): Refusal | null {
  const { s, f, human } = doer
  const ability = keeper(doer)
  if (ability === undefined) return no('DWA-16.5.a', 'alert.none', { who: human.name })
  if (!mayUse(s, human, ability.id)) return whyNotUse(s, human, ability.id)
  // With everything in hand, as the whole activation.
  if (when('R-70.13', f.ap < numbersOf(s.options).humanAp || f.did.length > 0)) return no('R-70.13', 'alert.begun')
  return whyNotPay(doer, priceOf(doer, ability.alert!.cost))
}
