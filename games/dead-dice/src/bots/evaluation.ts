import { type Evaluation, type Fit, weigh } from '@shamble/module'
import fitted from '../data/evaluation.json' with { type: 'json' }
import { isInfected } from '../rules/harm.js'
import { rank } from '../rules/reserves.js'
import { isAlive, livingSeats } from '../seats.js'
import type { DeadDice } from '../state.js'
import { worthOfThing } from './worths.js'

/** What the evaluation looks at for each survivor. A game master has nothing to win. */
const FEATURES = {
  group: 'always 1',
  alive: 'the survivor lives',
  survival: 'Survival of the survivor, of five',
  infected: 'the survivor is infected',
  gear: 'what the survivor carries, by what it is worth in a fight, in tens',
  living: 'the share of the survivors who live',
  others: 'Survival of all who live, of five for each survivor',
  bitten: 'the share of the survivors who are infected',
  shelter: 'steps of Shelter, of two',
  ammunition: 'steps of Ammunition, of two',
  provisions: 'steps of Provisions, of two',
  people: 'steps of Survivors, of two',
  companions: 'companions who live, of five',
  respite: 'Respite, of ten',
  clues: 'something is known of the way out',
  story: 'steps of the story that are done, of five',
  wheels: 'the group has a vehicle',
  menace: 'Menace that is left, of fifty',
  late: 'dead turns, of those that the game is meant to last',
} as const

const MOST_SURVIVAL = 5

function rowsOf(s: DeadDice): number[][] {
  const { group, survivors } = s
  const living = livingSeats(s).map((seat) => survivors[seat]!)
  const all = Math.max(1, survivors.length)
  const shared = [
    living.length / all,
    living.reduce((sum, { survival }) => sum + survival, 0) / MOST_SURVIVAL / all,
    living.filter(isInfected).length / all,
    rank(group.reserves.shelter) / 2,
    rank(group.reserves.ammunition) / 2,
    rank(group.reserves.provisions) / 2,
    rank(group.reserves.survivors) / 2,
    group.companions.filter(({ alive }) => alive).length / 5,
    group.respite / 10,
    group.clues > 0 ? 1 : 0,
    group.story / 5,
    group.vehicle === null ? 0 : 1,
    s.master.menace / 50,
    s.deadTurn / Math.max(1, s.options.agmLength),
  ]
  return s.answered.map((_, seat) => {
    const own = survivors[seat]
    if (own === undefined) return [...Object.keys(FEATURES)].map(() => 0)
    const gear = own.things.reduce((sum, thing) => sum + worthOfThing(thing), 0) / 10
    return isAlive(own)
      ? [1, 1, own.survival / MOST_SURVIVAL, isInfected(own) ? 1 : 0, gear, ...shared]
      : [1, 0, 0, 0, 0, ...shared]
  })
}

export const fit: Fit<DeadDice> = { features: FEATURES, of: rowsOf, evaluation: fitted as Evaluation }

const fittedWeights = Object.keys(FEATURES).map((name) => (fitted.weights as Record<string, number>)[name] ?? 0)

/** The chance of each seat to live to a good end. */
export const evaluate = (s: DeadDice): number[] => weigh(rowsOf(s), fittedWeights, 'each')
