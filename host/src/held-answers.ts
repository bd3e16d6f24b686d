import { BadInput, type Seat } from '@shamble/kernel'
import type { Clock } from './clock.js'

/** Answers that wait until the others have had the time that the game gives them to interrupt; one a seat. */
export class HeldAnswers {
  readonly #clock: Clock
  readonly #held = new Map<Seat, (why: 'superseded' | 'closed') => void>()

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** Resolves when the time is over: `superseded` where the seat has thought otherwise meanwhile. */
  async wait(seat: Seat, milliseconds: number): Promise<'over' | 'superseded'> {
    this.#held.get(seat)?.('superseded')
    const why = await new Promise<'over' | 'superseded' | 'closed'>((resolve) => {
      const stop = this.#clock.after(milliseconds, () => resolve('over'))
      this.#held.set(seat, (other) => {
        stop()
        resolve(other)
      })
    })
    if (why === 'closed') throw new BadInput('match', 'the match was closed')
    if (why === 'over') this.#held.delete(seat)
    return why
  }

  close(): void {
    for (const release of this.#held.values()) release('closed')
  }
}
