import { type Evaluation, type Fit, weigh } from '@shamble/module'
import fitted from '../data/evaluation.json' with { type: 'json' }
import { objectiveReached } from '../scenario/victory.js'
import { type Dwa, type Human, isAlive } from '../state.js'
import { goalOf, turnsLeft, turnsTo } from './goals.js'
import { Situation } from './situation.js'

/** What the evaluation looks at in each team. A player of the dead wins what the teams lose. */
const FEATURES = {
  team: 'always 1',
  living: 'the share of the team who live',
  away: 'the share of the team who have left the table',
  wounds: 'wounds of those who live, for each of the team',
  reached: 'the share of the objectives that are reached',
  behind: 'turns that the way to the goal takes beyond those that are left, on the average, of ten; 1 at most',
  far: 'turns that the way to the goal takes on the average, of ten; 1 at most',
  beset: 'the dead who will probably be in contact, for each of the team; 2 at most',
  dead: 'zombies on the table, of twenty',
  late: 'the share of the turns that are over; 0 where they are not limited',
  lateReached: 'the last two multiplied: what is reached late is safe',
} as const

const NO_CHOICES = { actions: [], spaces: [], pass: null } as never

function rowOf(sit: Situation, team: number): number[] {
  const { s, board } = sit
  const all = s.humans.filter((human) => human.team === team)
  const size = Math.max(1, all.length)
  const living = all.filter(isAlive)
  const here = living.filter(({ whereabouts }) => whereabouts === 'table')
  const objectives = board.scenario.objectives.filter((objective) => (objective.team ?? team) === team)
  const reached = objectives.filter((objective) => objectiveReached(s, team, objective, 'turn')).length
  const share = objectives.length === 0 ? 0 : reached / objectives.length
  const left = turnsLeft(sit)
  const needed = here.map((human) => {
    const goal = goalOf(sit, human)
    return goal === null ? 0 : turnsTo(sit, human, goal.to)
  })
  const mean = (numbers: readonly number[]): number => numbers.reduce((sum, n) => sum + n, 0) / Math.max(1, here.length)
  const limit = board.scenario.turnLimit
  const late = limit === undefined ? 0 : Math.min(1, s.turn / limit)
  return [
    1,
    living.length / size,
    living.filter(({ whereabouts }) => whereabouts === 'left').length / size,
    living.reduce((sum, { wounds }) => sum + wounds, 0) / size,
    share,
    Math.min(1, mean(needed.map((turns) => Math.max(0, turns - left))) / 10),
    Math.min(1, mean(needed) / 10),
    Math.min(2, here.reduce((sum, human) => sum + attackersOf(sit, human), 0) / size),
    s.zombies.length / 20,
    late,
    late * share,
  ]
}

const attackersOf = (sit: Situation, human: Human): number => sit.attackers(human, human)

function rowsOf(s: Dwa): number[][] {
  const sit = new Situation(s, NO_CHOICES)
  return s.answered.map((_, seat) => (seat < s.teams.length ? rowOf(sit, seat) : Object.keys(FEATURES).map(() => 0)))
}

export const fit: Fit<Dwa> = { features: FEATURES, of: rowsOf, evaluation: fitted as Evaluation }

const fittedWeights = Object.keys(FEATURES).map((name) => (fitted.weights as Record<string, number>)[name] ?? 0)

/** How well it will probably end for each seat. */
export function evaluate(s: Dwa): number[] {
  const ends = weigh(rowsOf(s), fittedWeights, 'each')
  const best = Math.max(0, ...ends.slice(0, s.teams.length))
  return ends.map((end, seat) => (seat < s.teams.length ? end : 1 - best))
}
