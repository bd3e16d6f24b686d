/** One thing after another: whatever is asked for meanwhile waits for its turn. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()

  run<T>(work: () => Promise<T>): Promise<T> {
    const result = this.#last.then(work)
    this.#last = result.catch(() => {})
    return result
  }

  /** Resolves when nothing waits any longer. */
  async idle(): Promise<void> {
    for (let last: unknown = null; last !== this.#last; ) {
      last = this.#last
      await last
    }
  }
}
