import { push, type Refusal, when } from '@shamble/kernel'
import { mayUse, use, whyNotUse } from '../abilities/ability.js'
import type { AbilityId } from '../abilities/ids.js'
import { ABILITIES, abilityById } from '../abilities/index.js'
import type { AbilityChoice, ActionOf } from '../actions.js'
import { deed, tell } from '../events.js'
import { attemptFrame } from '../frames/kinds.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { startEngine } from '../rules/engines.js'
import { hasKeysFor, whyNoVehicles } from '../rules/vehicles.js'
import { type Doer, no, type Order, offerUnless, pay, priceOf, whyNotPay } from './order.js'

type Start = ActionOf<'start'>

/** [DWA-16.3.a] [DWA-9.1.n] With the keys or by the wires, at the wheel. */
export const start: Order<'start'> = {
  type: 'start',
  rule: 'DWA-16.3.a',
  where: 'free',
  aboard: 'driver',
  offer(doer, to) {
    const { s, human } = doer
    if (human.whereabouts !== 'vehicle' || s.vehicles[human.vehicle]!.running) return
    const { vehicle } = human
    for (const means of ['keys', 'wires'] as const)
      for (const ability of ['none', ...helpsFor(doer, means)] as AbilityChoice[]) {
        const action: Start = { type: 'start', vehicle, with: means, ability }
        offerUnless(whyNot(doer, action), action, to)
      }
  },
  carryOut(doer, action, play) {
    const { s, human } = doer
    const vehicle = s.vehicles[action.vehicle]!
    pay(doer, priceOfStart(doer, action.with, action.ability))
    if (action.ability !== 'none') use(s, human, abilityById(action.ability), play)
    const [kind, rule] =
      action.with === 'keys' ? (['turns-key', 'R-77.1'] as const) : (['hot-wires', 'DWA-9.1.n'] as const)
    tell(s, play, deed(kind, rule, human, {}, { vehicle: action.vehicle }), [`costs.${idOf(action.with)}`])
    // A new battery needs no die, once.
    if (when('R-77.2', vehicle.newBattery)) {
      vehicle.newBattery = false
      startEngine(s, human, action.vehicle, 'R-77.2', play)
    } else push(s, attemptFrame('start', human.id, action.vehicle))
  },
  refuse: (doer, action) => whyNot(doer, action),
}

const idOf = (means: Start['with']): 'startWithKeys' | 'hotWire' => (means === 'keys' ? 'startWithKeys' : 'hotWire')

/** Abilities that make it cheaper. */
function helpsFor({ s, human }: Doer, means: Start['with']): AbilityId[] {
  const cost = numbersOf(s.options).costs[idOf(means)]
  return ABILITIES.filter(
    ({ id, price }) => price !== undefined && price(idOf(means), cost) < cost && mayUse(s, human, id),
  ).map(({ id }) => id)
}

export function priceOfStart(doer: Doer, means: Start['with'], ability: Start['ability']): number {
  const cost = numbersOf(doer.s.options).costs[idOf(means)]
  const price = ability === 'none' ? undefined : abilityById(ability).price
  return priceOf(doer, price === undefined ? cost : price(idOf(means), cost))
}

function whyNot(doer: Doer, action: Start): Refusal | null {
  const { s, human } = doer
  const basic = whyNoVehicles(s)
  if (basic !== null) return basic
  if (human.whereabouts !== 'vehicle' || human.vehicle !== action.vehicle)
    return no('DWA-16.3.a', 'start.where', { who: human.name })
  const vehicle = s.vehicles[action.vehicle]!
  if (vehicle.running) return no('DWA-16.3.a', 'start.runs')
  if (when('R-77.6', vehicle.wrecked)) return no('R-77.6', 'start.wreck')
  if (when('R-89', vehicle.empty)) return no('R-89', 'start.empty')
  if (action.with === 'keys' && when('DWA-16.3.a', !hasKeysFor(s, human, action.vehicle)))
    return no('DWA-16.3.a', 'start.keys', { who: human.name })
  if (action.ability !== 'none') {
    const why = whyNotUse(s, human, action.ability)
    if (why !== null) return why
    if (!helpsFor(doer, action.with).includes(action.ability))
      return no('DWA-16.5.1.a', 'ability.notHere', { ability: { word: `ability.${action.ability}` } })
  }
  return whyNotPay(doer, priceOfStart(doer, action.with, action.ability))
}
