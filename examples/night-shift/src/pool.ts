import type { Modifier } from '@shamble/kernel'
import { type Attempt, FAVOURED, type Role } from './corridor.js'

/** [NS-5.1] Two dice before anything else. */
const BASE_DICE = 2
const SIDES = 6

/** What a pool depends on: the same in a state and in a view. */
export interface Crew {
  readonly roles: readonly (Role | 'hidden' | null)[]
  readonly survival: readonly number[]
}

/** What adds dice to an attempt or takes them away. */
export function poolModifiers(crew: Crew, survivor: number, attempt: Attempt): Modifier[] {
  const modifiers: Modifier[] = []
  const role = crew.roles[survivor]
  if (role && role !== 'hidden' && FAVOURED[role].includes(attempt)) modifiers.push({ rule: 'NS-5.2', value: 2 })
  if (crew.survival[survivor] === 1) modifiers.push({ rule: 'NS-5.3', value: -1 })
  return modifiers
}

/** How many dice a survivor rolls: one to four. */
export function poolSize(crew: Crew, survivor: number, attempt: Attempt): number {
  return poolModifiers(crew, survivor, attempt).reduce((dice, { value }) => dice + value, BASE_DICE)
}

/** [NS-5.1] Every even die is a success. */
export function successes(dice: readonly number[]): number {
  return dice.filter((die) => die % 2 === 0).length
}

/** In how many of `6 ** n` throws at least `need` of n dice are even. */
export function waysToReach(need: number, n: number): number {
  let combinations = 1
  let ways = 0
  for (let even = 0; even <= n; even++) {
    if (even >= need) ways += combinations
    combinations = (combinations * (n - even)) / (even + 1)
  }
  return ways * (SIDES / 2) ** n
}

export const throws = (n: number): number => SIDES ** n
