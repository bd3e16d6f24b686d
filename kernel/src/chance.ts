import { BadInput, BrokenInvariant } from './bad-input.js'
import { type Plain, samePlain } from './plain.js'
import { cite, type RuleId } from './rules.js'
import type { Seat } from './state.js'

export type SeenBy = readonly Seat[] | 'all' | 'nobody'

/** Everything that is not decided by a player. A port: never part of the state. */
export interface Chance {
  /** One die, 1 to `sides`. */
  die(sides: number, why: RuleId): number
  /** Several dice that are rolled at once. */
  dice(n: number, sides: number, why: RuleId): number[]
  /** One item of an unordered bag. The caller takes it out. */
  draw<T extends Plain>(bag: readonly T[], why: RuleId, seenBy: SeenBy): T
  /** One of several equals, where the rules say "at random". */
  tie<T extends Plain>(among: readonly T[], why: RuleId): T
}

/** What chance decided, as the record keeps it: dice as a list, a drawn item or a broken tie as itself. */
export type ChanceOutcome = readonly number[] | { readonly item: Plain } | { readonly tie: Plain }

/** Chance from any source of uniform integers. */
export class UniformChance implements Chance {
  readonly #below: (n: number) => number

  /** @param below gives an integer from 0 to n - 1, each equally likely */
  constructor(below: (n: number) => number) {
    this.#below = below
  }

  die(sides: number, why: RuleId): number {
    cite(why)
    return 1 + this.#below(sides)
  }

  dice(n: number, sides: number, why: RuleId): number[] {
    cite(why)
    const rolled: number[] = []
    for (let i = 0; i < n; i++) rolled.push(1 + this.#below(sides))
    return rolled
  }

  draw<T extends Plain>(bag: readonly T[], why: RuleId, _seenBy: SeenBy): T {
    cite(why)
    if (bag.length === 0) throw new BrokenInvariant(`${why}: drawing from an empty bag`)
    return bag[this.#below(bag.length)]!
  }

  tie<T extends Plain>(among: readonly T[], why: RuleId): T {
    return this.draw(among, why, 'all')
  }
}

/** Writes down what another chance decides. */
export class RecordingChance implements Chance {
  readonly outcomes: ChanceOutcome[] = []
  readonly #source: Chance

  constructor(source: Chance) {
    this.#source = source
  }

  die(sides: number, why: RuleId): number {
    const rolled = this.#source.die(sides, why)
    this.outcomes.push([rolled])
    return rolled
  }

  dice(n: number, sides: number, why: RuleId): number[] {
    const rolled = this.#source.dice(n, sides, why)
    this.outcomes.push(rolled.slice())
    return rolled
  }

  draw<T extends Plain>(bag: readonly T[], why: RuleId, seenBy: SeenBy): T {
    const item = this.#source.draw(bag, why, seenBy)
    this.outcomes.push({ item })
    return item
  }

  tie<T extends Plain>(among: readonly T[], why: RuleId): T {
    const item = this.#source.tie(among, why)
    this.outcomes.push({ tie: item })
    return item
  }
}

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
    if (outcome === undefined) throw new BadInput(why, 'chance is asked for more than was recorded')
    this.#next++
    return outcome
  }
}

/** Chance for tests and cases: dice and drawn items in the order in which they will be asked for. */
export class ScriptedChance implements Chance {
  readonly #dice: number[]
  readonly #items: Plain[]

  constructor(
    script: { readonly dice?: readonly number[] | undefined; readonly draws?: readonly Plain[] | undefined } = {},
  ) {
    this.#dice = [...(script.dice ?? [])]
    this.#items = [...(script.draws ?? [])]
  }

  get unused(): { dice: number[]; draws: Plain[] } {
    return { dice: this.#dice.slice(), draws: this.#items.slice() }
  }

  die(sides: number, why: RuleId): number {
    cite(why)
    const die = this.#dice.shift()
    if (die === undefined) throw new BadInput(why, 'a d{{sides}} is rolled but no scripted die is left', { sides })
    if (!(Number.isInteger(die) && die >= 1 && die <= sides))
      throw new BadInput(why, '{{die}} is no face of a d{{sides}}', { die, sides })
    return die
  }

  dice(n: number, sides: number, why: RuleId): number[] {
    return Array.from({ length: n }, () => this.die(sides, why))
  }

  draw<T extends Plain>(bag: readonly T[], why: RuleId, _seenBy: SeenBy): T {
    cite(why)
    if (this.#items.length === 0) throw new BadInput(why, 'something is drawn but no scripted draw is left')
    return pick(bag, this.#items.shift()!, why)
  }

  tie<T extends Plain>(among: readonly T[], why: RuleId): T {
    return this.draw(among, why, 'all')
  }
}

/** Thrown when people roll real dice and the next ones have not been typed in yet. */
export class NeedDice extends Error {
  readonly n: number
  readonly sides: number
  readonly why: RuleId

  constructor(n: number, sides: number, why: RuleId) {
    super(`${n}d${sides} needed for ${why}`)
    this.name = 'NeedDice'
    this.n = n
    this.sides = sides
    this.why = why
  }
}

/**
 * Real dice: known outcomes first, then the machine's draws and ties (kept, so that the next attempt repeats them);
 * the first unknown dice stop the attempt with `NeedDice`.
 */
export class TypedChance implements Chance {
  readonly known: ChanceOutcome[]
  readonly #machine: Chance
  #next = 0

  constructor(known: readonly ChanceOutcome[], machine: Chance) {
    this.known = known.slice()
    this.#machine = machine
  }

  die(sides: number, why: RuleId): number {
    return this.dice(1, sides, why)[0]!
  }

  dice(n: number, sides: number, why: RuleId): number[] {
    if (this.#next === this.known.length) throw new NeedDice(n, sides, why)
    return this.#replay((recorded) => recorded.dice(n, sides, why))
  }

  draw<T extends Plain>(bag: readonly T[], why: RuleId, seenBy: SeenBy): T {
    if (this.#next === this.known.length) this.known.push({ item: this.#machine.draw(bag, why, seenBy) })
    return this.#replay((recorded) => recorded.draw(bag, why, seenBy))
  }

  tie<T extends Plain>(among: readonly T[], why: RuleId): T {
    if (this.#next === this.known.length) this.known.push({ tie: this.#machine.tie(among, why) })
    return this.#replay((recorded) => recorded.tie(among, why))
  }

  #replay<T>(use: (recorded: RecordedChance) => T): T {
    return use(new RecordedChance([this.known[this.#next++]!]))
  }
}

function pick<T extends Plain>(bag: readonly T[], wanted: Plain, why: RuleId): T {
  for (const item of bag) if (samePlain(item, wanted)) return item
  throw new BadInput(why, '{{wanted}} is not among what can be drawn', { wanted: JSON.stringify(wanted) })
}

function misfit(why: RuleId, asked: string, outcome: ChanceOutcome): BadInput {
  return new BadInput(why, '{{asked}} is asked for, {{recorded}} is recorded', {
    asked,
    recorded: JSON.stringify(outcome),
  })
}
