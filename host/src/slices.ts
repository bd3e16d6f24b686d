import type { Clock } from './clock.js'

/** How long work that can wait keeps others waiting at a time, in milliseconds. */
const AT_A_TIME = 20

/** Whether someone waits for it, or it is done behind everything that someone waits for. */
type Urgency = 'awaited' | 'behind'

/**
 * Who may go on with work that can wait. However many there are, only one has the next turn: several timers that are due
 * at once follow each other, and between them nobody is heard.
 */
class Turns {
  readonly #clock: Clock
  readonly #waiting: Readonly<Record<Urgency, (() => void)[]>> = { awaited: [], behind: [] }
  /** Calls off the turn that comes next; `null` where none does. */
  #stop: (() => void) | null = null

  constructor(clock: Clock) {
    this.#clock = clock
  }

  /** The returned function calls it off. */
  wait(urgency: Urgency, turn: () => void): () => void {
    const waiting = this.#waiting[urgency]
    waiting.push(turn)
    this.#next()
    return () => {
      const at = waiting.indexOf(turn)
      if (at >= 0) waiting.splice(at, 1)
      if (this.#isWanted) return
      this.#stop?.()
      this.#stop = null
    }
  }

  get #isWanted(): boolean {
    return this.#waiting.awaited.length + this.#waiting.behind.length > 0
  }

  #next(): void {
    if (!this.#isWanted) return
    this.#stop ??= this.#clock.after(0, () => {
      const turn = this.#waiting.awaited.shift() ?? this.#waiting.behind.shift()
      try {
        turn?.()
      } finally {
        this.#stop = null
        this.#next()
      }
    })
  }
}

const turns = new WeakMap<Clock, Turns>()

function turnsOf(clock: Clock): Turns {
  const known = turns.get(clock) ?? new Turns(clock)
  turns.set(clock, known)
  return known
}

/** Does something short when it is its turn; the returned function calls it off. */
export const inTurn = (clock: Clock, turn: () => void): (() => void) => turnsOf(clock).wait('awaited', turn)

/** Does something in steps, and lets everything else that waits have its turn in between. */
export function inSlices<T>(steps: Generator<void, T>, clock: Clock): Promise<T> {
  return new Promise((resolve, reject) => {
    const goOn = (): void => {
      try {
        const done = slice(steps, clock)
        if (done === null) turnsOf(clock).wait('awaited', goOn)
        else resolve(done.value)
      } catch (error) {
        reject(error)
      }
    }
    goOn()
  })
}

/** The same for what nobody waits for: the returned function calls it off. */
export function behindAll<T>(
  steps: Generator<void, T>,
  clock: Clock,
  told: { done(value: T): void; failed(error: unknown): void },
): () => void {
  const wait = (): (() => void) =>
    turnsOf(clock).wait('behind', () => {
      try {
        const done = slice(steps, clock)
        if (done === null) stop = wait()
        else told.done(done.value)
      } catch (error) {
        told.failed(error)
      }
    })
  let stop = wait()
  return () => stop()
}

/** What it has come to; `null` where it has not come to its end. */
function slice<T>(steps: Generator<void, T>, clock: Clock): { readonly value: T } | null {
  for (const begun = clock.now(); clock.now() - begun < AT_A_TIME; ) {
    const step = steps.next()
    if (step.done) return step
  }
  return null
}
