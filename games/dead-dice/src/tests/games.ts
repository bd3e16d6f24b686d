import { type Below, seededBelow, seededChance } from '@shamble/chance'
import { Engine, Offers, type Plain, type Seat } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import type { DeadDiceAction } from '../actions.js'
import { deadDice } from '../game.js'
import { brokenBetween } from '../invariants/between.js'
import type { DeadDice } from '../state.js'

const engine = new Engine(deadDice)
const MOST_ANSWERS = 20_000

export interface Played {
  readonly state: DeadDice
  readonly answers: number
  /** What broke on the way: the number of the invariant, and how. */
  readonly broken: readonly string[]
}

/** Some answer that is offered to a seat. */
function anyAnswer(s: DeadDice, seat: Seat, offers: Offers<DeadDiceAction>, below: Below): DeadDiceAction {
  engine.offerTo(s, seat, offers)
  const i = below(offers.count + offers.spaceCount)
  return i < offers.count ? offers.action(i) : offers.spaceAt(i - offers.count).sample(below)
}

/** A whole game in which everybody answers at random, watched answer by answer. */
export function playGame(chosen: Readonly<Record<string, Plain>>, seed: number): Played {
  const options = resolveOptions(deadDice.options, chosen)
  const below = seededBelow(seed, 'answers')
  const chance = seededChance(seed, 'chance')
  const offers = new Offers<DeadDiceAction>('legal-only')
  const broken: string[] = []
  let { state } = engine.start(options, chance)
  let answers = 0
  for (; state.outcome === null && answers < MOST_ANSWERS; answers++) {
    const { seat } = state.questions[0]!
    const action = anyAnswer(state, seat, offers, below)
    const result = engine.apply(state, seat, action, chance)
    if (!result.ok) throw new Error(`${JSON.stringify(action)} was offered and is refused by ${result.refusal.rule}`)
    const { state: after, events } = result
    broken.push(...brokenBetween({ before: state, seat, action, after, events }), ...deadDice.invariants!(after))
    state = after
  }
  return { state, answers, broken }
}
