import { type Choices, type Plain, type Seat, samePlain } from '@shamble/kernel'
import type { Lookahead, Memory, Plan } from '@shamble/module'
import type { DawnAction } from '../actions.js'
import type { Dawn } from '../state.js'
import type { DawnView } from '../view.js'
import { evaluate, fit } from './evaluation.js'
import { answerIn, FRIGHTENED, HOUSE, isZombieSide, type Manner, PEOPLE, RECKLESS, ZOMBIES } from './manners.js'
import { type Mind, Memory as Watch } from './memory.js'

/** Where everybody begins and what is agreed on is the house's business. */
const SETTLED = ['place', 'hide', 'council', 'appear', 'priority']

const idleIn = (mind: Plain | null): number => (mind as unknown as Mind | null)?.idle ?? 0

/** What one seat remembers: the values that it has seen, and how long the human side has been sitting still. */
const memory: Memory<DawnView> = {
  note(mind, view, events) {
    const watch = Watch.from(mind as unknown as Mind | null)
    watch.watch(view, events)
    return watch.mind as unknown as Plain
  },
  recall: (mind, view) => Watch.from(mind as unknown as Mind).recall(view),
}

/**
 * Looking ahead in Dawn of the Dead. One step says little in a game where a character walks seven squares and fifty
 * zombies answer: what is compared are plans, each the house's own code with its mind on something else, kept up for the
 * whole rollout.
 */
export const lookahead: Lookahead<Dawn, DawnAction, DawnView> = {
  policy: (s, seat, choices, mind) => answerIn(s, seat, choices, idleIn(mind), HOUSE),
  evaluate,
  trust: 0.01,
  clock: (s) => s.turn,
  horizon: { screen: 1, check: 3 },
  candidates: (s, seat, choices, most) => plans(s, seat, choices, most).map(({ action }) => action),
  plans,
  lapse: (s, seat, choices, kind) =>
    isSettled(s, seat) ? null : answerIn(s, seat, choices, 0, kind === 'greedy' ? RECKLESS : FRIGHTENED),
  lapsesLast: true,
  memory,
  sharedTurns: true,
  fit,
}

const isSettled = (s: Dawn, seat: Seat): boolean =>
  SETTLED.includes(s.questions.find((question) => question.seat === seat)?.kind ?? '')

/** Plans that begin with another answer than the house's, one for each answer. */
function plans(s: Dawn, seat: Seat, choices: Choices<DawnAction>, most: number): Plan<Dawn, DawnAction>[] {
  if (isSettled(s, seat)) return []
  const own = answerIn(s, seat, choices, 0, HOUSE)
  const found: Plan<Dawn, DawnAction>[] = []
  for (const manner of isZombieSide(s, seat) ? ZOMBIES : PEOPLE) {
    const action = answerIn(s, seat, choices, 0, manner)
    if ([own, ...found.map((plan) => plan.action)].some((known) => samePlain(known, action))) continue
    found.push(plan(action, manner))
    if (found.length === most) break
  }
  return found
}

const plan = (action: DawnAction, manner: Manner): Plan<Dawn, DawnAction> => ({
  action,
  next: (s, seat, choices) => answerIn(s, seat, choices, 0, manner),
})
