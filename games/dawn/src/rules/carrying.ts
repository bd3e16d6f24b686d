import { type RuleId, when } from '@shamble/kernel'
import type { ActivationFrame } from '../frames/kinds.js'
import { type Character, countersOf, type Dawn, INFECTED } from '../state.js'

type Carrying = Readonly<Pick<ActivationFrame, 'active' | 'carriedBy'>>

export const isCarrying = (f: Pick<Carrying, 'carriedBy'>, c: Character): boolean => f.carriedBy.includes(c)
export const isCarried = (f: Pick<Carrying, 'carriedBy'>, c: Character): boolean => f.carriedBy[c]! >= 0

/** [DAWN-5.6.b] What a load adds to each step: [DAWN-RUL.24] of several carriers in a stack the highest counts, once. */
export function carryingCost(s: Dawn, f: Carrying): number {
  const rule = f.active.length > 1 ? 'DAWN-RUL.24' : 'DAWN-5.6.b'
  let highest = 0
  for (const c of f.active) {
    // [DAWN-12.3.b] Only people weigh anything: a rifle does not.
    if (!when('DAWN-12.3.b', isCarrying(f, c))) continue
    const extra = countersOf(s).characters[c]!.carryExtra
    if (when(rule, extra > highest)) highest = extra
  }
  return highest
}

/** [DAWN-5.6.c] A character who is not moved themselves may be carried, eligible or not. */
export const mayBeLoad = (f: Carrying, c: Character): boolean => when('DAWN-5.6.c', !f.active.includes(c))

/** Why a character may not be carried by another now, or `null`. */
export function whyNotCarry(s: Dawn, f: ActivationFrame, carrier: Character, carried: Character): RuleId | null {
  if (when('DAWN-RUL.25', isTooLate(f))) return 'DAWN-RUL.25'
  if (when('DAWN-5.6.f', s.status[carrier] === INFECTED)) return 'DAWN-5.6.f'
  if (when('DAWN-RUL.26', isCarrying(f, carrier) || isCarried(f, carried))) return 'DAWN-RUL.26'
  if (f.active.length > 1 && when('DAWN-RUL.24', !s.options.stackCarry)) return 'DAWN-RUL.24'
  return null
}

/** [DAWN-RUL.25] A point has been spent, or a shot declared. */
export const isTooLate = (f: Pick<ActivationFrame, 'spent' | 'actedIn'>): boolean => f.spent > 0 || f.actedIn.length > 0

/** [DAWN-5.6.d] Carrier and carried do nothing but walk; another character must be there to do it. */
export function hasFreeHands(f: Carrying): boolean {
  return f.active.some((c) => !isCarrying(f, c))
}
