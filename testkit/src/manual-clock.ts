import type { Clock } from '@shamble/host'

/** Time that passes only when a test says so. */
export class ManualClock implements Clock {
  #now = 0
  #timers: { at: number; callback: () => void }[] = []

  now(): number {
    return this.#now
  }

  after(milliseconds: number, callback: () => void): () => void {
    const timer = { at: this.#now + milliseconds, callback }
    this.#timers.push(timer)
    return () => {
      this.#timers = this.#timers.filter((other) => other !== timer)
    }
  }

  /** @param settle waits for what a timer has set going: what follows from it happens at its time */
  async advance(milliseconds: number, settle: () => Promise<void>): Promise<void> {
    const end = this.#now + milliseconds
    for (;;) {
      await settle()
      const due = this.#timers.filter((timer) => timer.at <= end).sort((a, b) => a.at - b.at)[0]
      if (due === undefined) break
      this.#now = Math.max(this.#now, due.at)
      this.#timers = this.#timers.filter((timer) => timer !== due)
      due.callback()
    }
    this.#now = end
  }
}
