/** One thing after another: whatever is asked for meanwhile waits for its turn. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()
  #count = 0

  run<T>(work: () => Promise<T>): Promise<T> {
    this.#count++
    const result = this.#last.then(work).finally(() => {
      this.#count--
    })
    this.#last = result.catch(() => {})
    return result
  }

  /** Whether nothing waits. */
  get isIdle(): boolean {
    return this.#count === 0
  }

  /** Resolves when nothing waits any longer. */
  async idle(): Promise<void> {
    for (let last: unknown = null; last !== this.#last; ) {
      last = this.#last
      await last
    }
  }
}
