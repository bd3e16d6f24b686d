import { ask, type Offers, type Play, type Procedure, pop, push, type Refusal, when } from '@shamble/kernel'
import { use } from '../abilities/ability.js'
import { abilityById } from '../abilities/index.js'
import type { AbilityChoice } from '../actions.js'
import { type DwaAction, REST } from '../actions.js'
import { isEngaged } from '../board/measure.js'
import { deed, tell } from '../events.js'
import { numbersOf } from '../numbers/house-numbers.js'
import { ORDERS, orderOf } from '../orders/index.js'
import { type Doer, doerOf, no, type Order } from '../orders/order.js'
import { throwBurdens } from '../rules/burden-dice.js'
import { demandsOf, offerDemand } from '../rules/compulsions.js'
import type { Dwa, Human, HumanId } from '../state.js'
import { type ActivationFrame, attemptFrame } from './kinds.js'

export function activationFrame(human: HumanId, as: 'act' | 'breakAway', ability: AbilityChoice): ActivationFrame {
  return {
    kind: 'activation',
    step: 0,
    human,
    ap: 0,
    notForMoving: 0,
    spent: 0,
    pinned: '',
    breakAway: as === 'breakAway' ? 'free' : 'no',
    demands: [],
    did: [ability],
  }
}

const BEGIN = 0
const BREAK = 1
/** The human has received action points and is asked what to do. */
export const ACT = 2

/** One human's activation, finished before the next begins [DWA-8.2.b]. */
export const activation: Procedure<Dwa, ActivationFrame, DwaAction> = {
  run(s, f, play) {
    const human = s.humans[f.human]!
    // The action may have killed the human: a grenade in the hand, a fall.
    if (human.whereabouts !== 'table' && human.whereabouts !== 'vehicle') return end(s, f, play)
    switch (f.step) {
      case BEGIN:
        begin(s, f, play)
        return
      case BREAK:
        f.step = ACT
        // A figure that can do nothing does not try.
        if (f.ap === 0) f.breakAway = 'no'
        if (f.breakAway === 'free' && isEngaged(s, human)) push(s, attemptFrame('breakAway', human.id, 0))
        return
      default:
        // This action may have met a demand, or raised one.
        f.demands = demandsOf(s, f)
        // [DWA-12.4.c] Once out of contact the human acts like everybody else.
        if (f.breakAway === 'free' && !isEngaged(s, human)) f.breakAway = 'no'
        // Or the human does nothing else in this turn.
        else if (when('DWA-12.4.c', f.breakAway === 'failed') || isSpent(s, f)) end(s, f, play)
        else ask(s, human.team, 'act')
    }
  },

  offer(s, f, seat, to) {
    void seat
    const doer = doerOf(s, f)
    const { engaged, human } = doer
    // [DWA-16.6.a] What flaws and disorders demand comes first.
    if (f.demands.length > 0 && offerDemand(doer, f.demands[0]!, to)) return
    for (const order of ORDERS) {
      if (to.isEnough) return
      const why = whyNotNow(doer, order)
      if (why === null) order.offer(doer, to)
      else if (to.keepsRefusals) refuseAll(doer, order, why, to)
    }
    const isIdle = to.count + to.spaceCount === 0
    // A figure may have come upon them with the pin out: then there is nothing left to do with it.
    if (f.pinned !== '' && when('R-24', !isIdle)) to.refuse(REST, 'R-24', { who: human.name }, 'rest.pinned')
    else if (f.breakAway === 'free' && engaged && !isIdle) to.refuse(REST, 'DWA-12.4.c', {}, 'rest.mustLeave')
    else to.legal(REST)
  },

  answer(s, f, _seat, action, play) {
    if (action.type === 'rest') return end(s, f, play)
    const order = orderOf(action.type)!
    order.carryOut(doerOf(s, f), action as never, play)
  },

  refuse(s, f, _seat, action): Refusal | null {
    const order = orderOf(action.type)
    if (order === undefined) return null
    const doer = doerOf(s, f)
    if (f.demands.length > 0) return no('DWA-16.6.a', 'demanded', { who: doer.human.name })
    return whyNotNow(doer, order) ?? order.refuse?.(doer, action as never) ?? null
  },
}

/** What keeps a whole kind of order from a figure: a vehicle, the ground, enemies. */
function whyNotNow(doer: Doer, { where, prone, displaces, hanging, aboard }: Order): Refusal | null {
  const { human, engaged, f } = doer
  if (human.whereabouts === 'vehicle') return whyNotAboard(human, aboard)
  // A figure on the ground may only stand up.
  if (when('R-48', human.posture === 'prone') && prone !== true) return no('R-48')
  if (human.hanging > 0 && when('R-95', hanging !== true)) return no('R-95', 'hanging', { who: human.name })
  // [DWA-12.4.c] A figure that has broken away leaves contact before they do anything else.
  if (engaged && f.breakAway === 'free') {
    if (when('DWA-12.4.c', displaces !== true)) return no('DWA-12.4.c', 'mustLeaveFirst', { who: human.name })
  }
  // [DWA-12.b] Among enemies only attacks, and standing up.
  else if (where === 'free' && when('DWA-12.b', engaged)) return no('DWA-12.b', undefined, { who: human.name })
  if (where === 'engaged' && !engaged) return no('DWA-12.a', undefined, { who: human.name })
  return null
}

/** [DWA-16.3.c] Inside a vehicle there is little to do, and the driver drives. */
function whyNotAboard({ name, drives }: Human, aboard: Order['aboard']): Refusal | null {
  if (aboard === undefined) return no('R-77.11', 'aboard', { who: name })
  if (aboard === 'passenger' && when('DWA-16.3.c', drives)) return no('DWA-16.3.c', 'aboard.driver', { who: name })
  if (aboard === 'driver' && !drives) return no('DWA-16.3.c', 'aboard.passenger', { who: name })
  return null
}

/** One refusal for a kind of order that is out of the question. */
function refuseAll(doer: Doer, order: (typeof ORDERS)[number], why: Refusal, to: Offers<DwaAction>): void {
  const probe = new ProbeOffers(to, why)
  order.offer({ ...doer }, probe as unknown as Offers<DwaAction>)
}

/** Turns whatever an order would offer into refusals for one reason. */
class ProbeOffers {
  readonly keepsRefusals = true
  readonly isEnough = false
  readonly #to: Offers<DwaAction>
  readonly #why: Refusal

  constructor(to: Offers<DwaAction>, why: Refusal) {
    this.#to = to
    this.#why = why
  }

  legal(action: DwaAction): void {
    this.#to.refuse(action, this.#why.rule, this.#why.params, this.#why.key)
  }

  refuse(): void {}

  space(): void {}

  coded(code: number, decode: (code: number) => DwaAction): void {
    this.legal(decode(code))
  }
}

function begin(s: Dwa, f: ActivationFrame, play: Play): void {
  const human = s.humans[f.human]!
  const numbers = numbersOf(s.options)
  human.now.acted = 'acting'
  f.step = BREAK
  // [DWA-11.2.7.3.l] A figure that is stunned loses this activation, and has then come to.
  if (when('R-28', human.stunned)) {
    comeTo(s, human, play)
    end(s, f, play)
    return
  }
  f.ap = numbers.humanAp
  const chosen = f.did[0]!
  f.did = []
  if (chosen !== 'none') {
    const ability = abilityById(chosen as never)
    use(s, human, ability, play)
    f.ap += ability.ap!.points
    if (ability.ap!.for === 'notMoving') f.notForMoving = ability.ap!.points
  }
  tell(s, play, deed('acts', 'DWA-9.a', human, { ap: f.ap }, { ap: f.ap }), ['humanAp'])
  // Handicapped, Indecisive, Coward.
  throwBurdens(s, human, 'activation')
}

/** The activation that a stunned human loses is over. */
export function comeTo(s: Dwa, human: Human, play: Play): void {
  human.stunned = false
  tell(s, play, deed('was-stunned', 'R-28', human))
}

/** Nothing is left that could be done: no points, nothing free. */
function isSpent(s: Dwa, f: ActivationFrame): boolean {
  if (f.ap > 0 || f.pinned !== '') return false
  const doer = doerOf(s, f)
  return !ORDERS.some((order) => order.free?.(doer) === true)
}

/** [DWA-9.b] What is not spent is lost, unless On Alert holds it. */
function end(s: Dwa, f: ActivationFrame, play: Play): void {
  const human = s.humans[f.human]!
  human.now.acted = 'done'
  if (f.ap > 0 && human.now.alert === 0) tell(s, play, deed('rests', 'DWA-9.b', human, { ap: f.ap }, { ap: f.ap }))
  pop(s)
}
