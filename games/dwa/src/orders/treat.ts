import { push, type Refusal } from '@shamble/kernel'
import { use, whyNotUse } from '../abilities/ability.js'
import { ABILITIES } from '../abilities/index.js'
import type { ActionOf } from '../actions.js'
import { deed, tell } from '../events.js'
import { attemptFrame } from '../frames/kinds.js'
import { KITS, type KitId } from '../numbers/find-tables.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { takeFrom } from '../rules/gear.js'
import { inTouch } from '../rules/reach.js'
import { heal } from '../rules/treating.js'
import type { Human } from '../state.js'
import { costOf, type Doer, no, type Order, offerUnless, pay, whyNotPay } from './order.js'

type Means = ActionOf<'treat'>['with']

const KIT_IDS = Object.keys(KITS) as KitId[]
const isKit = (means: Means): means is KitId => Object.hasOwn(KITS, means)
const abilityFor = (means: Means) => ABILITIES.find(({ id, treat }) => treat !== undefined && id === means)

/** [DWA-9.1.l] Oneself or a figure in contact, with a kit or by an ability. */
export const treat: Order<'treat'> = {
  type: 'treat',
  rule: 'DWA-9.1.l',
  where: 'free',
  aboard: 'passenger',
  offer(doer, to) {
    const { s, human } = doer
    const means = meansOf(doer)
    for (const patient of s.humans) {
      if (patient !== human && !inTouch(s, human, patient)) continue
      for (const one of means)
        offerUnless(whyNot(doer, patient, one), { type: 'treat', patient: patient.id, with: one }, to)
    }
  },
  carryOut(doer, action, play) {
    const { s, human } = doer
    const patient = s.humans[action.patient]!
    pay(doer, costOf(doer, 'treat'))
    if (isKit(action.with)) {
      const kit = human.pouch.objects.find(({ what }) => what === action.with)!
      takeFrom(human, { kind: 'object', object: kit })
      tell(s, play, deed('used-kit', 'R-70.5', human, { kit: { word: `object.${action.with}` } }), [
        'costs.treat',
        `tables.kits.${action.with}`,
      ])
      heal(s, patient, numbersOf(s.options).tables.kits[action.with], 'R-70.5', human, play)
    } else {
      use(s, human, abilityFor(action.with)!, play)
      push(s, attemptFrame('treat', human.id, patient.id))
    }
  },
  refuse(doer, action) {
    const patient = doer.s.humans[action.patient]
    if (patient === undefined) return no('DWA-9.1.l', 'treat.nobody')
    if (patient !== doer.human && !inTouch(doer.s, doer.human, patient))
      return no('DWA-9.1.l', 'treat.far', { who: doer.human.name, whom: patient.name })
    return whyNot(doer, patient, action.with)
  },
}

/** What a figure could treat with: kits that they carry, an ability that they have. */
function meansOf({ human }: Doer): Means[] {
  const kits = KIT_IDS.filter((kit) => human.pouch.objects.some(({ what }) => what === kit))
  const able = ABILITIES.filter(({ id, treat: help }) => help !== undefined && human.abilities.includes(id))
  return [...kits, ...able.map(({ id }) => id as Means)]
}

function whyNot(doer: Doer, patient: Human, means: Means): Refusal | null {
  const { s, human } = doer
  if (patient.wounds === 0) return no('DWA-9.1.l', 'treat.unhurt', { whom: patient.name })
  if (isKit(means)) {
    if (!human.pouch.objects.some(({ what }) => what === means))
      return no('R-70.5', 'treat.noKit', { who: human.name, kit: { word: `object.${means}` } })
  } else {
    const ability = abilityFor(means)
    const why = ability === undefined ? no('DWA-9.1.l', 'treat.nobody') : whyNotUse(s, human, ability.id)
    if (why !== null) return why
  }
  return whyNotPay(doer, costOf(doer, 'treat'))
}
