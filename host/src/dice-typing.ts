import { type KnownOutcome, NeedDice, type Throwers, TypedChance } from '@shamble/chance'
import { BadInput, type Chance, type Seat } from '@shamble/kernel'
import type { DiceNeeded } from './port.js'

/** Something that needs dice: worked out anew, from its beginning, each time more of them are known. */
interface Undertaking<T> {
  readonly workOut: (chance: Chance) => T
  readonly machine: Chance
  readonly by: Seat | null
}

interface Waiting<T> extends Undertaking<T> {
  readonly known: readonly KnownOutcome[]
  readonly need: NeedDice
}

/**
 * Real dice: an answer waits until people have rolled what it needs and typed it in. What it comes to is handed over
 * when the last die is known; it goes on waiting until `forget`, so that dice that could not be kept are typed again.
 * Dice that only some may see are asked of those of them who are persons; where none is, the machine rolls.
 */
export class DiceTyping<T> {
  readonly #asks: () => void
  readonly #isPerson: (seat: Seat) => boolean
  #waiting: Waiting<T> | null = null

  constructor(asks: () => void, isPerson: (seat: Seat) => boolean) {
    this.#asks = asks
    this.#isPerson = isPerson
  }

  get isWaiting(): boolean {
    return this.#waiting !== null
  }

  /** Whether something has been rolled for the answer that waits: then it stands. */
  get hasBegun(): boolean {
    return (this.#waiting?.known.length ?? 0) > 0
  }

  /** Whose answer waits; none while the match is being set up, or nothing waits. */
  get by(): Seat | null {
    return this.#waiting?.by ?? null
  }

  /**
   * The dice that are asked of a table, by the one who sits there; `null` where none are, or others are to roll them.
   * @param seats those of the table; none for people who only watch
   */
  needOf(seats: readonly Seat[]): DiceNeeded | null {
    if (this.#waiting === null || !isAmong(this.#waiting.need.by, seats)) return null
    const { need, known } = this.#waiting
    const typed = known.flatMap(({ outcome, by }) =>
      by !== null && isAmong(by, seats) ? [outcome as readonly number[]] : [],
    )
    return { n: need.n, sides: need.sides, why: need.why, by: need.by, typed }
  }

  /**
   * Works something out with dice of people's own; what they do not roll, cards and the like, is the machine's.
   * `null` where dice are asked for.
   */
  begin(workOut: (chance: Chance) => T, machine: Chance, by: Seat | null): T | null {
    return this.#try({ workOut, machine, by }, [])
  }

  /** `null` where more dice are asked for. */
  type(dice: readonly number[], seats: readonly Seat[]): T | null {
    const waiting = this.#waiting
    // Anyone who is not to see the dice is not told that there are any.
    if (waiting === null || !isAmong(waiting.need.by, seats)) throw new BadInput('dice', 'no dice are asked for')
    const { n, sides, by } = waiting.need
    if (dice.length !== n || dice.some((die) => !(Number.isInteger(die) && die >= 1 && die <= sides))) {
      throw new BadInput('dice', 'expected {{n}} dice from 1 to {{sides}}', { n, sides })
    }
    return this.#try(waiting, [...waiting.known, { outcome: [...dice], by }])
  }

  /** The last dice were mistyped: what the machine drew before them stays. */
  retype(seats: readonly Seat[]): void {
    const waiting = this.#waiting
    const last = waiting?.known.findLastIndex(({ by }) => by !== null) ?? -1
    if (waiting === null || last < 0 || !isAmong(waiting.known[last]!.by!, seats))
      throw new BadInput('dice', 'no dice have been typed yet')
    this.#try(waiting, waiting.known.slice(0, last))
  }

  /** Someone has left or come: where no person is left to roll, the machine does. `null` where dice are asked for. */
  askAgain(): T | null {
    return this.#waiting === null ? null : this.#try(this.#waiting, this.#waiting.known)
  }

  /** Nothing waits any longer: the answer was taken, or was not meant. */
  forget(): void {
    this.#waiting = null
  }

  #try({ workOut, machine, by }: Undertaking<T>, known: readonly KnownOutcome[]): T | null {
    const chance = new TypedChance(known, machine, this.#isPerson)
    try {
      return workOut(chance)
    } catch (error) {
      if (!(error instanceof NeedDice)) throw error
      this.#waiting = { workOut, machine, by, known: chance.known, need: error }
      this.#asks()
      return null
    }
  }
}

const isAmong = (by: Throwers, seats: readonly Seat[]): boolean =>
  by === 'all' || by.some((seat) => seats.includes(seat))
