import type { Offers, Play, Refusal, RuleId } from '@shamble/kernel'
import { when } from '@shamble/kernel'
import type { DwaAction } from '../actions.js'
import { isEngaged } from '../board/measure.js'
import { type Acting, activationOf } from '../frames/kinds.js'
import type { CostId } from '../numbers/costs.js'
import { numbersOf } from '../numbers/house-numbers.js'
import type { Dwa, Human } from '../state.js'

/**
 * One thing that a human may do with action points: one file each. The activation offers what every order offers and
 * carries out what its order understands.
 */
export interface Order<T extends DwaAction['type'] = DwaAction['type']> {
  readonly type: T
  /** The rule under which it is taken. */
  readonly rule: RuleId
  /** `anywhere`, or only away from enemies, or only among them [DWA-12.b]. */
  readonly where: 'anywhere' | 'free' | 'engaged'
  /** Whether a figure may do it who lies on the ground. */
  readonly prone?: boolean
  /** Whether it moves them: a figure that has broken away does that before anything else [DWA-12.4.c]. */
  readonly displaces?: boolean
  /** Whether a figure may do it who hangs on a wall. */
  readonly hanging?: boolean
  /** Who may do it inside a vehicle; nobody where it is not said [DWA-16.3.c]. */
  readonly aboard?: 'driver' | 'passenger' | 'anybody'
  /** Whether there is something to do although no action point is left: an ability that costs none. */
  readonly free?: (doer: Doer) => boolean
  offer(doer: Doer, to: Offers<DwaAction>): void
  carryOut(doer: Doer, action: Extract<DwaAction, { type: T }>, play: Play): void
  /** Why an action of this type, which was not offered, is not possible. */
  refuse?(doer: Doer, action: Extract<DwaAction, { type: T }>): Refusal | null
}

/** Who acts, and with what. */
export interface Doer {
  readonly s: Dwa
  readonly f: Acting
  readonly human: Human
  /** Whether enemies touch the human. */
  readonly engaged: boolean
  /** A flaw or a disorder demands it: shots at people are then allowed. */
  readonly forced?: boolean
}

export const doerOf = (s: Dwa, f: Acting): Doer => {
  const human = s.humans[f.human]!
  return { s, f, human, engaged: human.whereabouts === 'table' && isEngaged(s, human) }
}

/** [DWA-9.1.z] Frightened, everything costs double; what costs nothing still does not. */
export function priceOf({ human }: Pick<Doer, 'human'>, cost: number): number {
  if (!when('DWA-9.1.z', human.now.frightened)) return cost
  return when('R-85', cost === 0) ? 0 : 2 * cost
}

/** What a printed cost comes to for this human now. */
export const costOf = (doer: Pick<Doer, 's' | 'human'>, id: CostId): number =>
  priceOf(doer, numbersOf(doer.s.options).costs[id])

/** Action points that may be spent on something; displacement leaves what Quick-witted adds. */
export function available({ f }: Pick<Doer, 'f'>, use: 'moving' | 'anything'): number {
  return use === 'moving' ? Math.max(0, f.ap - f.notForMoving) : f.ap
}

/** What must stay in hand: the throw of a grenade whose pin is out. */
export function reserved(doer: Pick<Doer, 's' | 'f' | 'human'>): number {
  return doer.f.pinned === '' ? 0 : costOf(doer, 'throw')
}

/** [DWA-9.c] An action begins only with its whole cost in hand. */
export function whyNotPay(
  doer: Pick<Doer, 's' | 'f' | 'human'>,
  cost: number,
  use: 'moving' | 'anything' = 'anything',
  keeps = reserved(doer),
): Refusal | null {
  const left = available(doer, use)
  if (when('DWA-9.c', cost > left)) return { rule: 'DWA-9.c', params: { cost, left } }
  if (keeps > 0 && when('R-24', cost + keeps > doer.f.ap)) return { rule: 'R-24', params: { cost, left, keeps } }
  return null
}

/** Pays for an action. */
export function pay(doer: Doer, cost: number, use: 'moving' | 'anything' = 'anything'): void {
  const { f, human } = doer
  f.ap -= cost
  f.spent += cost
  // Only displacement that costs something is moving.
  if (when('R-08', use === 'moving')) human.now.moved += cost
  // What is not for displacement goes first on everything else.
  else f.notForMoving = Math.max(0, f.notForMoving - cost)
}

/** Offers an action, or refuses it with the first reason. */
export function offerUnless(why: Refusal | null, action: DwaAction, to: Offers<DwaAction>): void {
  if (why === null) to.legal(action)
  else to.refuse(action, why.rule, why.params, why.key)
}

export { no } from './refusals.js'

/** What a shot costs comes from the activation, or from what On Alert has kept. */
export function payFor(s: Dwa, cost: number): void {
  pay(doerOf(s, activationOf(s)!), cost)
}
