import { type Evaluation, type Fit, weigh } from '@shamble/module'
import fitted from '../data/evaluation.json' with { type: 'json' }
import type { Zombies } from '../state.js'
import { layWorth } from './card-worth.js'
import { RESOURCES, worthOf } from './fighting.js'
import { HOUSE } from './manner.js'
import { Situation } from './situation.js'
import { weights } from './weights.js'

/**
 * What the evaluation looks at in each seat. Nothing that a rival does to the player who is ahead: in matches of the
 * house those who are hindered win more often, and a search would take that for a reason to let them be.
 */
const FEATURES = {
  near: 'how near the helicopter is: 0.92 for each step and 0.88 more for each zombie on the way; 0 without a helipad',
  boarding: 'the chance to reach the helicopter with the next roll',
  pad: 'steps to the nearest helipad in tens, 4 at most; 4 without a helipad',
  collection: 'the share of the goal that is collected',
  collection2: 'its square',
  collection6: 'its sixth power: a few zombies are missing',
  strength: 'lives and bullets, by the zombies that they are good for',
  gear: 'cards in front of the player, by what they are worth',
  hand: 'cards in hand',
  next: 'how soon it is the turn of the player, 1 for the player who is next; a turn that is lost is a round later',
} as const

const rowsOf = (s: Zombies): number[][] => {
  const sit = Situation.inWorld(s, s.active, HOUSE)
  const seats = s.lives.length
  const goal = s.options.winZombies
  return s.lives.map((lives, seat) => {
    const steps = sit.pads.length === 0 ? 40 : Math.min(40, sit.toPad[s.position[seat]!]!)
    const share = Math.min(1, s.reserve[seat]! / goal)
    return [
      sit.pads.length === 0 ? 0 : weights.perStep ** steps,
      sit.pads.length === 0 ? 0 : sit.turnChance(seat),
      steps / 10,
      share,
      share ** 2,
      share ** 6,
      worthOf(lives, s.bullets[seat]!) / RESOURCES,
      s.inPlay[seat]!.reduce((sum, card) => sum + layWorth(card), 0) / 3,
      s.hands[seat]!.length / 3,
      1 - ((seat - s.active + seats) % seats) / seats - (s.paralysis[seat] !== 0 || s.fear[seat] === 1 ? 1 : 0),
    ]
  })
}

export const fit: Fit<Zombies> = { features: FEATURES, of: rowsOf, evaluation: fitted as Evaluation }

const fittedWeights = Object.keys(FEATURES).map((name) => (fitted.weights as Record<string, number>)[name] ?? 0)

/** The chance of each seat to win. */
export const evaluate = (s: Zombies): number[] => weigh(rowsOf(s), fittedWeights, 'one-wins')
