/** One thing after another: whatever is asked for meanwhile waits for its turn. */
export class Queue {
  #last: Promise<unknown> = Promise.resolve()
  #count = 0

  async run<T>(work: () => Promise<T>): Promise<T> {
    this.#count++
    const last = this.#last
    let end = (): void => {}
    this.#last = new Promise<void>((resolve) => {
      end = resolve
    })
    try {
      await last
      return await work()
    } finally {
      this.#count--
      end()
    }
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
