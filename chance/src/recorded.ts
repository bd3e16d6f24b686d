import { BadInput, type Chance, type ChanceOutcome, cite, type Plain, type RuleId, type SeenBy } from '@shamble/kernel'
import { pick } from './pick.js'

/** Feeds recorded outcomes back. Whatever does not fit the question asked is damage. */
export class RecordedChance implements Chance {
  readonly #outcomes: readonly ChanceOutcome[]
  #next = 0

  constructor(outcomes: readonly ChanceOutcome[]) {
    this.#outcomes = outcomes
  }

  /** How many outcomes nobody asked for. */
  get unused(): number {
    return this.#outcomes.length - this.#next
  }

  die(sides: number, why: RuleId): number {
    return this.dice(1, sides, why)[0]!
  }

  dice(n: number, sides: number, why: RuleId): number[] {
    cite(why)
    const outcome = this.#take(why)
    if (!Array.isArray(outcome) || outcome.length !== n) throw misfit(why, `${n}d${sides}`, outcome)
    for (const die of outcome)
      if (!(Number.isInteger(die) && die >= 1 && die <= sides)) throw misfit(why, `${n}d${sides}`, outcome)
    return outcome.slice()
  }

  draw<T extends Plain>(bag: readonly T[], why: RuleId, _seenBy: SeenBy): T {
    cite(why)
    const outcome = this.#take(why)
    if (!('item' in outcome)) throw misfit(why, 'a draw', outcome)
    return pick(bag, outcome.item, why)
  }

  tie<T extends Plain>(among: readonly T[], why: RuleId): T {
    cite(why)
    const outcome = this.#take(why)
    if (!('tie' in outcome)) throw misfit(why, 'a tie', outcome)
    return pick(among, outcome.tie, why)
  }

  #take(why: RuleId): ChanceOutcome {
    const outcome = this.#outcomes[this.#next]
    if (outcome === undefined) throw new BadInput(why, 'a recorded roll or draw is missing')
    this.#next++
    return outcome
  }
}

function misfit(why: RuleId, asked: string, outcome: ChanceOutcome): BadInput {
  return new BadInput(why, '{{asked}} is needed, {{recorded}} is recorded', {
    asked,
    recorded: JSON.stringify(outcome),
  })
}
