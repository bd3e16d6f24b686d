/** One line of what `npm run reliability` prints. */
export interface Row {
  readonly name: string
  readonly tried: number
  readonly failed: number
  readonly seconds: number
}

/** Counts what was tried and what did not hold. */
export class Probe {
  tried = 0
  readonly failures: string[] = []

  /** @param holds says what is wrong, `null` where nothing is; what it throws is wrong too */
  async try(what: string, holds: () => string | null | Promise<string | null>): Promise<void> {
    this.tried++
    const wrong = await Promise.resolve()
      .then(holds)
      .catch((error: unknown) => `threw ${(error as Error).stack ?? String(error)}`)
    if (wrong !== null) this.failures.push(`${what}: ${wrong}`)
  }
}
