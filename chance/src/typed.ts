import type { Chance, ChanceOutcome, Plain, RuleId, Seat, SeenBy } from '@shamble/kernel'
import { RecordedChance } from './recorded.js'

/** Who is to throw dice on a real table: everybody there, or these seats. */
export type Throwers = readonly Seat[] | 'all'

/** Thrown when people roll real dice and the next ones have not been typed in yet. */
export class NeedDice extends Error {
  readonly n: number
  readonly sides: number
  readonly why: RuleId
  readonly by: Throwers

  constructor(n: number, sides: number, why: RuleId, by: Throwers) {
    super(`${n}d${sides} needed for ${why}`)
    this.name = 'NeedDice'
    this.n = n
    this.sides = sides
    this.why = why
    this.by = by
  }
}

/** What chance has decided already, and which people have thrown it; `null` where the machine has. */
export interface KnownOutcome {
  readonly outcome: ChanceOutcome
  readonly by: Throwers | null
}

/**
 * Real dice: known outcomes first, then the machine's draws and ties (kept, so that the next attempt repeats them);
 * the first unknown dice stop the attempt with `NeedDice`. Dice that no person may see are the machine's.
 */
export class TypedChance implements Chance {
  readonly known: KnownOutcome[]
  readonly #machine: Chance
  readonly #isPerson: (seat: Seat) => boolean
  #next = 0

  constructor(known: readonly KnownOutcome[], machine: Chance, isPerson: (seat: Seat) => boolean) {
    this.known = known.slice()
    this.#machine = machine
    this.#isPerson = isPerson
  }

  die(sides: number, why: RuleId, seenBy?: SeenBy): number {
    return this.dice(1, sides, why, seenBy)[0]!
  }

  dice(n: number, sides: number, why: RuleId, seenBy: SeenBy = 'all'): number[] {
    if (this.#next === this.known.length) {
      const by = this.#throwers(seenBy)
      if (by.length > 0) throw new NeedDice(n, sides, why, by)
      this.#keep(this.#machine.dice(n, sides, why, seenBy))
    }
    return this.#replay((recorded) => recorded.dice(n, sides, why))
  }

  draw<T extends Plain>(bag: readonly T[], why: RuleId, seenBy: SeenBy): T {
    if (this.#next === this.known.length) this.#keep({ item: this.#machine.draw(bag, why, seenBy) })
    return this.#replay((recorded) => recorded.draw(bag, why, seenBy))
  }

  tie<T extends Plain>(among: readonly T[], why: RuleId): T {
    if (this.#next === this.known.length) this.#keep({ tie: this.#machine.tie(among, why) })
    return this.#replay((recorded) => recorded.tie(among, why))
  }

  #throwers(seenBy: SeenBy): Throwers {
    if (seenBy === 'all') return 'all'
    return seenBy === 'nobody' ? [] : seenBy.filter(this.#isPerson)
  }

  #keep(outcome: ChanceOutcome): void {
    this.known.push({ outcome, by: null })
  }

  #replay<T>(use: (recorded: RecordedChance) => T): T {
    return use(new RecordedChance([this.known[this.#next++]!.outcome]))
  }
}
