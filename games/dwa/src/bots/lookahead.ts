import { type Choices, type Seat, samePlain } from '@shamble/kernel'
import type { Lookahead, Plan } from '@shamble/module'
import type { DwaAction } from '../actions.js'
import type { Result } from '../scenario/victory.js'
import type { Dwa } from '../state.js'
import type { DwaView } from '../view.js'
import { evaluate, fit } from './evaluation.js'
import { thinkIn } from './house.js'
import { GREEDY, HOUSE, MANNERS, type Manner, TIMID } from './manners.js'

/** How well an ending is for a team. */
const WORTH: Readonly<Record<Result, number>> = { major: 1, minor: 0.75, deadMinor: 0.25, deadMajor: 0 }

const worthOf = (s: Dwa, team: number): number => WORTH[s.result[team] as Result] ?? 0

/** What is weighed by plans: the orders of an activation. */
const PLANNED = ['activate', 'act']

const isPlanned = (s: Dwa, seat: Seat): boolean =>
  seat < s.teams.length && PLANNED.includes(s.questions.find((question) => question.seat === seat)?.kind ?? '')

const answerIn = (s: Dwa, seat: Seat, choices: Choices<DwaAction>, manner: Manner): DwaAction =>
  thinkIn(s, seat, choices, manner).action

/**
 * Looking ahead in Dead Walk Again. Places are points: what is compared are not walks but plans, each the house's own code
 * that sets its mind on something else until the turn is over.
 */
export const lookahead: Lookahead<Dwa, DwaAction, DwaView> = {
  policy: (s, seat, choices) => answerIn(s, seat, choices, HOUSE),
  evaluate,
  trust: 0.02,
  result: (s, seat) =>
    seat < s.teams.length ? worthOf(s, seat) : 1 - Math.max(0, ...s.teams.map((_, team) => worthOf(s, team))),
  clock: (s) => s.turn,
  horizon: { screen: 1, check: 2 },
  candidates: (s, seat, choices, most) => plans(s, seat, choices, most).map(({ action }) => action),
  plans,
  lapse: (s, seat, choices, kind) =>
    isPlanned(s, seat) ? answerIn(s, seat, choices, kind === 'greedy' ? GREEDY : TIMID) : null,
  lapsesLast: true,
  sharedTurns: true,
  fit,
}

/** Plans that begin with another answer than the house's, one for each answer. */
function plans(s: Dwa, seat: Seat, choices: Choices<DwaAction>, most: number): Plan<Dwa, DwaAction>[] {
  if (!isPlanned(s, seat)) return []
  const found: Plan<Dwa, DwaAction>[] = []
  const own = answerIn(s, seat, choices, HOUSE)
  for (const manner of MANNERS) {
    const action = answerIn(s, seat, choices, manner)
    if ([own, ...found.map((plan) => plan.action)].some((known) => samePlain(known, action))) continue
    found.push(planOf(action, manner, s.turn))
    if (found.length === most) break
  }
  return found
}

const planOf = (action: DwaAction, manner: Manner, turn: number): Plan<Dwa, DwaAction> => ({
  action,
  next: (s, seat, choices) => (s.turn === turn ? answerIn(s, seat, choices, manner) : null),
})
