import { NeedDice, TypedChance } from '@shamble/chance'
import { BadInput, type Chance, type ChanceOutcome, type Seat } from '@shamble/kernel'
import type { DiceNeeded } from './port.js'

/** Runs once its dice are known; may be tried several times, each time with more of them. */
interface Waiting {
  readonly run: (chance: Chance) => void
  known: ChanceOutcome[]
  readonly machine: Chance
  readonly by: Seat | null
  need: DiceNeeded
}

/** Real dice: an answer waits until people have rolled what it needs and typed it in. */
export class DiceTyping {
  readonly #asks: (dice: DiceNeeded) => void
  #waiting: Waiting | null = null

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

  /** Carries something out with dice of people's own; what they do not roll, cards and the like, is the machine's. */
  carryOut(run: (chance: Chance) => void, machine: Chance, by: Seat | null): void {
    this.#try({ run, by, known: [], machine, need: { n: 0, sides: 0, why: '', typed: [] } })
  }

  type(dice: readonly number[]): void {
    const waiting = this.#waiting
    if (waiting === null) throw new BadInput('dice', 'no dice are asked for')
    const { n, sides } = waiting.need
    if (dice.length !== n || dice.some((die) => !(Number.isInteger(die) && die >= 1 && die <= sides))) {
      throw new BadInput('dice', 'expected {{n}} dice from 1 to {{sides}}', { n, sides })
    }
    waiting.known.push([...dice])
    this.#try(waiting)
  }

  /** The last dice were mistyped: what the machine drew before them stays. */
  retype(): void {
    const waiting = this.#waiting
    const last = waiting?.known.findLastIndex(isDice) ?? -1
    if (waiting === null || last < 0) throw new BadInput('dice', 'no dice have been typed yet')
    waiting.known.length = last
    this.#try(waiting)
  }

  /** The answer that waits was not meant. */
  forget(): void {
    this.#waiting = null
  }

  #try(waiting: Waiting): void {
    const chance = new TypedChance(waiting.known, waiting.machine)
    this.#waiting = null
    try {
      waiting.run(chance)
    } catch (error) {
      if (!(error instanceof NeedDice)) throw error
      waiting.known = chance.known
      const typed = chance.known.filter(isDice)
      waiting.need = { n: error.n, sides: error.sides, why: error.why, typed }
      this.#waiting = waiting
      this.#asks(waiting.need)
    }
  }
}

const isDice = (outcome: ChanceOutcome): outcome is number[] => Array.isArray(outcome)
