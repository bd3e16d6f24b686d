import type { Clock } from './clock.js'

/** Matches that are open, and when something was asked of each or happened in it last. */
export class QuietMatches {
  readonly #clock: Clock
  readonly #after: number
  readonly #putDown: (match: string) => void
  readonly #touched = new Map<string, number>()
  #stop: (() => void) | null = null

  /**
   * @param after so many milliseconds of quiet
   * @param putDown told of a match that has been quiet for so long
   */
  constructor(clock: Clock, after: number, putDown: (match: string) => void) {
    this.#clock = clock
    this.#after = after
    this.#putDown = putDown
  }

  touch(match: string): void {
    this.#touched.set(match, this.#clock.now())
    this.#stop ??= this.#clock.after(this.#after, () => this.#look())
  }

  forget(match: string): void {
    this.#touched.delete(match)
  }

  close(): void {
    this.#stop?.()
    this.#touched.clear()
  }

  #look(): void {
    this.#stop = null
    const since = this.#clock.now() - this.#after
    for (const [match, touched] of this.#touched)
      if (touched <= since) {
        // Anyone who still wants it touches it again.
        this.#touched.delete(match)
        this.#putDown(match)
      }
    if (this.#touched.size > 0) this.#stop ??= this.#clock.after(this.#after, () => this.#look())
  }
}
