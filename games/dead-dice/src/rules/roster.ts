import { when } from '@shamble/kernel'
import type { Adversary } from '../data/adversaries.js'
import { stagedOf } from '../scenario/staged.js'
import type { DeadDice } from '../state.js'

/** [DD-16.26] From this dead turn on. */
const LIVING_FROM = 2

/** [DD-16.51] People of the scenario who have not been killed, beaten or spared. */
export const rosterLeft = (s: DeadDice): readonly Adversary[] =>
  (stagedOf(s)?.scenario.roster ?? []).filter(({ id }) => !s.master.plan.gone.includes(id))

/** [DD-16.26] Whether the living can be met: never in a game for beginners [DD-5.1]. */
export const livingMayCome = (s: DeadDice): boolean =>
  !when('DD-5.1', s.options.beginner) &&
  when('DD-16.26', s.deadTurn >= LIVING_FROM && !s.master.plan.nonAggression) &&
  when('DD-16.51', rosterLeft(s).length > 0)

/** [DD-16.28] The first of those with the highest Reason. */
export function interlocutor(among: readonly Adversary[]): Adversary | null {
  let best: Adversary | null = null
  for (const one of among) if (best === null || one.reason > best.reason) best = one
  return best
}
