import { NeedDice, TypedChance } from '@shamble/chance'
import { BadInput, type Chance, type ChanceOutcome, type Seat } from '@shamble/kernel'
import type { DiceNeeded } from './port.js'

/** Something that needs dice: worked out anew, from its beginning, each time more of them are known. */
interface Undertaking<T> {
  readonly workOut: (chance: Chance) => T
  readonly machine: Chance
  readonly by: Seat | null
}

interface Waiting<T> extends Undertaking<T> {
  readonly known: readonly ChanceOutcome[]
  readonly need: DiceNeeded
}

/**
 * Real dice: an answer waits until people have rolled what it needs and typed it in. What it comes to is handed over
 * when the last die is known; it goes on waiting until `forget`, so that dice that could not be kept are typed again.
 */
export class DiceTyping<T> {
  readonly #asks: (dice: DiceNeeded) => void
  #waiting: Waiting<T> | null = null

  constructor(asks: (dice: DiceNeeded) => void) {
    this.#asks = asks
  }

  get need(): DiceNeeded | null {
    return this.#waiting?.need ?? null
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
   * Works something out with dice of people's own; what they do not roll, cards and the like, is the machine's.
   * `null` where dice are asked for.
   */
  begin(workOut: (chance: Chance) => T, machine: Chance, by: Seat | null): T | null {
    return this.#try({ workOut, machine, by }, [])
  }

  /** `null` where more dice are asked for. */
  type(dice: readonly number[]): T | null {
    const waiting = this.#waiting
    if (waiting === null) throw new BadInput('dice', 'no dice are asked for')
    const { n, sides } = waiting.need
    if (dice.length !== n || dice.some((die) => !(Number.isInteger(die) && die >= 1 && die <= sides))) {
      throw new BadInput('dice', 'expected {{n}} dice from 1 to {{sides}}', { n, sides })
    }
    return this.#try(waiting, [...waiting.known, [...dice]])
  }

  /** The last dice were mistyped: what the machine drew before them stays. */
  retype(): void {
    const waiting = this.#waiting
    const last = waiting?.known.findLastIndex(isDice) ?? -1
    if (waiting === null || last < 0) throw new BadInput('dice', 'no dice have been typed yet')
    this.#try(waiting, waiting.known.slice(0, last))
  }

  /** Nothing waits any longer: the answer was taken, or was not meant. */
  forget(): void {
    this.#waiting = null
  }

  #try({ workOut, machine, by }: Undertaking<T>, known: readonly ChanceOutcome[]): T | null {
    const chance = new TypedChance(known, machine)
    try {
      return workOut(chance)
    } catch (error) {
      if (!(error instanceof NeedDice)) throw error
      const typed = chance.known.filter(isDice)
      const need = { n: error.n, sides: error.sides, why: error.why, typed }
      this.#waiting = { workOut, machine, by, known: chance.known, need }
      this.#asks(need)
      return null
    }
  }
}

const isDice = (outcome: ChanceOutcome): outcome is number[] => Array.isArray(outcome)
