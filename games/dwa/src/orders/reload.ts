import { when } from '@shamble/kernel'
import { mayUse, use } from '../abilities/ability.js'
import { ABILITIES, abilityById } from '../abilities/index.js'
import type { AbilityChoice, ActionOf } from '../actions.js'
import { deed, tell } from '../events.js'
import type { CostId } from '../numbers/costs.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { isFirearm } from '../numbers/weapons.js'
import { wordOf } from '../rules/declaration.js'
import { loadsFor, putIn, rowOf } from '../rules/loads.js'
import { type Doer, no, type Order, offerUnless, pay, priceOf, whyNotPay } from './order.js'

type Reload = ActionOf<'reload'>

/** [DWA-11.1.l] [DWA-9.1.r] [DWA-9.1.s] Another load in place of what is in the weapon; never in close combat. */
export const reload: Order<'reload'> = {
  type: 'reload',
  rule: 'DWA-11.1.l',
  // Among enemies it says itself why not.
  where: 'anywhere',
  aboard: 'passenger',
  offer(doer, to) {
    const { s, human } = doer
    for (const weapon of human.hands) {
      const loads = loadsFor(s, human, human.weapons[weapon]!)
      for (const { load } of loads)
        for (const ability of helps(doer, weapon)) offer(doer, { type: 'reload', weapon, load, ability }, to)
      if (loads.length === 0 && to.keepsRefusals && isFirearm(human.weapons[weapon]!.id))
        offer(doer, { type: 'reload', weapon, load: 0, ability: 'none' }, to)
    }
  },
  carryOut(doer, { weapon: at, load, ability }, play) {
    const { s, human } = doer
    const weapon = human.weapons[at]!
    if (ability !== 'none') use(s, human, abilityById(ability), play)
    pay(doer, priceOfReload(doer, at, ability))
    putIn(s, human, weapon, load)
    const said = { weapon: wordOf(weapon), count: weapon.rounds }
    tell(s, play, deed('reloaded', ruleOf(doer, at), human, said, { weapon: at, rounds: weapon.rounds }), [
      `costs.${costId(doer, at)}`,
      `weapons.${weapon.id}`,
    ])
  },
  refuse: whyNot,
}

const offer = (doer: Doer, action: Reload, to: Parameters<typeof offerUnless>[2]): void =>
  offerUnless(whyNot(doer, action), action, to)

/** None, or what makes it cheaper. */
function helps({ s, human }: Doer, weapon: number): AbilityChoice[] {
  void weapon
  return [
    'none',
    ...ABILITIES.filter(({ id, price: cheaper }) => isForReload(cheaper) && mayUse(s, human, id)).map(({ id }) => id),
  ]
}

const isForReload = (cheaper: ((action: CostId, cost: number) => number) | undefined): boolean =>
  cheaper !== undefined && cheaper('reload', 2) < 2

const isMachineGun = ({ s, human }: Doer, at: number): boolean =>
  when('DWA-9.1.s', rowOf(s, human.weapons[at]!).mode === 'machineGun')
const costId = (doer: Doer, at: number): CostId => (isMachineGun(doer, at) ? 'reloadMachineGun' : 'reload')
const ruleOf = (doer: Doer, at: number): string => (isMachineGun(doer, at) ? 'DWA-9.1.s' : 'DWA-9.1.r')

/** Halved first, then doubled by fear. */
export function priceOfReload(doer: Doer, at: number, ability: AbilityChoice): number {
  const id = costId(doer, at)
  const cost = numbersOf(doer.s.options).costs[id]
  if (ability === 'none') return priceOf(doer, cost)
  const { price: cheaper, rule, ruling } = abilityById(ability)
  return priceOf(doer, when(ruling ?? rule, cheaper !== undefined) ? cheaper!(id, cost) : cost)
}

function whyNot(doer: Doer, { weapon: at, load, ability }: Reload) {
  const { s, human, engaged } = doer
  const weapon = human.weapons[at]
  if (weapon === undefined || !human.hands.includes(at) || !isFirearm(weapon.id))
    return no('DWA-9.1.k', 'fire.notInHand', { who: human.name })
  if (when('DWA-11.1.l', engaged)) return no('DWA-11.1.l', undefined, { who: human.name })
  const loads = loadsFor(s, human, weapon)
  if (!loads.some((one) => one.load === load))
    return no('DWA-11.1.l', weapon.rounds === rowOf(s, weapon).mag ? 'reload.full' : 'reload.nothing', {
      weapon: wordOf(weapon),
    })
  if (ability !== 'none' && !helps(doer, at).includes(ability))
    return no('DWA-16.5.1.a', 'ability.notHere', { ability: { word: `ability.${ability}` } })
  return whyNotPay(doer, priceOfReload(doer, at, ability))
}
