import type { Chance, ChanceOutcome, Plain, RuleId, SeenBy } from '@shamble/kernel'
import { RecordedChance } from './recorded.js'

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
