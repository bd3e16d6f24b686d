import type { Choices, Seat } from '@shamble/kernel'
import type { Lapse, Lookahead } from '@shamble/module'
import type { DeadDiceAction } from '../actions.js'
import { masterSeat } from '../seats.js'
import type { DeadDice } from '../state.js'
import type { DeadDiceView } from '../view.js'
import { evaluate, fit } from './evaluation.js'
import { proposals } from './group.js'
import { houseInWorld } from './house.js'
import { likelyIn, withLikelyMaster } from './likely.js'
import { Situation } from './situation.js'

/** What hardly ever matters, or is a matter of taste: the house's answer is good enough. */
const SETTLED = [
  'sheet',
  'promote',
  'promoted',
  'trust',
  'experience',
  'goodSamaritan',
  'killOfTheWeek',
  'roll',
  'pack',
]

const kindOf = (s: DeadDice, seat: Seat): string => s.questions.find((question) => question.seat === seat)?.kind ?? ''

const isTogether = (s: DeadDice): boolean => s.frames.at(-1)?.kind === 'decision'

/** Looking ahead in Dead Dice: to the end of the dead or living turn, and then three more. */
export const lookahead: Lookahead<DeadDice, DeadDiceAction, DeadDiceView> = {
  policy: houseInWorld,
  evaluate,
  trust: 0.02,
  result: (s, seat) => (seat === masterSeat(s) ? 0.5 : s.outcome!.winners.includes(seat) ? 1 : 0),
  clock: (s) => s.turn,
  horizon: { screen: 1, check: 4 },
  candidates(s, seat, choices, most) {
    if (seat === masterSeat(s) || SETTLED.includes(kindOf(s, seat))) return []
    if (isTogether(s)) return proposals(new Situation(likelyIn(s, seat), choices, seat)).slice(0, most)
    return oneOfEachKind(choices.actions).slice(0, most)
  },
  lapse,
  // Nothing is remembered, but worlds get a game master who goes on.
  memory: { note: () => ({}), recall: (_mind, view) => withLikelyMaster(view) },
  sharedTurns: true,
  contenders: (s) => s.survivors.map((_, seat) => seat),
  fit,
}

/** One answer of each kind first, then the others of the same kinds. */
function oneOfEachKind(actions: readonly DeadDiceAction[]): DeadDiceAction[] {
  const first = actions.filter(({ type }, i) => actions.findIndex((other) => other.type === type) === i)
  return [...first, ...actions.filter((action) => !first.includes(action))]
}

/** The greedy strike and search, whatever it costs; the timid run, or wait for others to do something. */
const GREEDY = ['melee', 'shoot', 'search', 'attract', 'enough'] as const
const TIMID = ['flee', 'disengage', 'walkOut', 'bear', 'done', 'moveOn'] as const

function lapse(s: DeadDice, seat: Seat, { actions }: Choices<DeadDiceAction>, kind: Lapse): DeadDiceAction | null {
  if (seat === masterSeat(s)) return null
  const wanted: readonly string[] = kind === 'greedy' ? GREEDY : TIMID
  return wanted.flatMap((type) => actions.filter((action) => action.type === type))[0] ?? null
}
