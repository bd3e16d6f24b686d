import { type Evaluation, type Fit, weigh } from '@shamble/module'
import fitted from '../data/evaluation.json' with { type: 'json' }
import { humanConditions } from '../rules/victory.js'
import { type Dawn, FRAN, IN_BOX, INFECTED, isAutomatic, STUNNED, SUPER } from '../state.js'
import { Danger } from './danger.js'
import { Stakes } from './harm.js'
import { isZombieSide } from './manners.js'
import { groupsOf } from './outlook.js'
import { noVolley } from './shots.js'
import { Situation } from './situation.js'
import { weights } from './weights.js'

/** What the evaluation looks at. Both sides look at the same, and weigh it for themselves. */
const FEATURES = {
  side: 'always 1',
  automatic: 'nobody plays the zombies',
  people: 'the share of the characters who are not lost',
  infected: 'the share of those who are infected',
  stunned: 'the share of those who are stunned',
  fran: 'Fran is infected or lost',
  brink: 'the share of the characters whose loss would end the game',
  doors: 'the share of the main doors that are closed',
  sealed: 'all main doors are closed',
  rifles: 'the share of the rifles that are taken or not needed',
  units: 'zombies on the map or hidden, of fifty',
  cleared: 'the share of the zombies that are gone, where all main doors are closed',
  pool: 'zombies that can come back, of fifty',
  danger: 'what the next zombie turn is likely to cost, in infections, 4 at most',
  late: 'turns, in hundreds',
} as const

const SIDES = ['people', 'zombies'] as const

const MOST_DANGER = 4

/** The next zombie turn as the house fears it, if nobody moved. */
function dangerIn(s: Dawn): number {
  const sit = new Situation(s)
  const danger = new Danger(sit, new Stakes(sit, weights), weights)
  const harm = danger.of(groupsOf(s, 0), -1, 0, noVolley(sit, -1), 0, 0)
  return Math.min(MOST_DANGER, harm / weights.infect)
}

function numbersOf(s: Dawn): number[] {
  const count = (is: (status: number) => boolean): number => s.status.filter(is).length / s.status.length
  const lost = s.status.filter((status) => status >= SUPER).length
  const franHurt = s.status[FRAN]! >= INFECTED
  const isBrink = (status: number, c: number): boolean =>
    status < SUPER && (lost >= 2 || (c === FRAN ? lost > 0 : franHurt))
  const { doors, zombies } = humanConditions(s)
  const armed = [2, 3].filter((c) => s.status[c]! >= SUPER || s.rifle[c] === 1).length
  const sealed = doors === 4 ? 1 : 0
  const waiting = s.where.filter((where) => where === IN_BOX).length
  return [
    1,
    isAutomatic(s) ? 1 : 0,
    count((status) => status < SUPER),
    count((status) => status === INFECTED),
    count((status) => status === STUNNED),
    franHurt ? 1 : 0,
    s.status.filter(isBrink).length / s.status.length,
    doors / 4,
    sealed,
    armed / 2,
    zombies / 50,
    sealed * (1 - zombies / 50),
    (s.poolUrns.length + s.poolValues.length + waiting) / 50,
    dangerIn(s),
    s.turn / 100,
  ]
}

const rowsOf = (s: Dawn): number[][] => {
  const numbers = numbersOf(s)
  const none = numbers.map(() => 0)
  return s.answered.map((_, seat) => (isZombieSide(s, seat) ? [...none, ...numbers] : [...numbers, ...none]))
}

const features = Object.fromEntries(
  SIDES.flatMap((side) => Object.entries(FEATURES).map(([name, says]) => [`${side}.${name}`, says])),
)

export const fit: Fit<Dawn> = { features, of: rowsOf, evaluation: fitted as Evaluation }

const fittedWeights = Object.keys(features).map((name) => (fitted.weights as Record<string, number>)[name] ?? 0)

/** The chance of each seat to win. */
export const evaluate = (s: Dawn): number[] => weigh(rowsOf(s), fittedWeights, 'each')
