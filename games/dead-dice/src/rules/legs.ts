import { when } from '@shamble/kernel'
import { legBudget, turnBudget } from '../data/game-master.js'
import type { DeadTurnFrame } from '../frames/kinds-turns.js'
import type { DeadDice, ObjectiveState } from '../state.js'

/** [DD-16.6] What the automatic game master has for this dead turn. */
export function planTurn(s: DeadDice): void {
  const { plan, menace } = s.master
  const { agmLength } = s.options
  // [DD-16.42] What is left over is spent in extra turns.
  const extra = when('DD-16.42', s.deadTurn > agmLength)
  const last = when('DD-16.5', s.deadTurn === agmLength)
  plan.budget = when('DD-16.6', extra || last) ? menace : turnBudget(menace, s.deadTurn, agmLength)
  plan.left = plan.budget
}

/** [DD-16.9] For the scene of this leg, the way home included; [DD-16.40] on the way out everything. */
export const sceneBudget = (s: DeadDice, leg: DeadTurnFrame['leg']): number =>
  leg === 'exit' ? s.master.menace : legBudget(s.master.plan.left, Math.max(1, s.master.plan.legsLeft))

/** [DD-16.8] Those that are reached by a leg of their own: the others are met by coming home, or by getting out. */
export const hasOwnLeg = ({ what }: Pick<ObjectiveState, 'what'>): boolean =>
  when('DD-16.8', what !== 'newShelter' && what !== 'exit')

/** Objectives that a leg could still be made for, by their places in the list. */
export function legsOpen(s: DeadDice, { tried }: Pick<DeadTurnFrame, 'tried'>): number[] {
  const open: number[] = []
  s.group.objectives.forEach((objective, i) => {
    if (hasOwnLeg(objective) && !tried.includes(i)) open.push(i)
  })
  return open
}

/** The place in the list of the objective of this kind; -1 where nobody set it. */
export const objectiveOf = (s: DeadDice, what: ObjectiveState['what']): number =>
  s.group.objectives.findIndex((objective) => objective.what === what)

/** [DD-16.8] Whether the way home leads to a new refuge whatever the players prefer. */
export const mustFindShelter = (s: DeadDice): boolean =>
  when('DD-16.8', !s.group.hasShelter || objectiveOf(s, 'newShelter') >= 0)
