import type { RunningMatch } from './running-match.js'
import type { MatchStore } from './store.js'

/** Brings what happens in one match into the store, in order. */
export class Saving {
  readonly match: RunningMatch
  readonly #store: MatchStore
  readonly #failed: (reason: string) => void
  /** How many lines of the record the store holds. */
  #saved: number
  #done: Promise<void> = Promise.resolve()

  constructor(match: RunningMatch, store: MatchStore, stored: number, failed: (reason: string) => void) {
    this.match = match
    this.#store = store
    this.#saved = stored
    this.#failed = failed
  }

  /** Resolves when everything that has happened is in the store. */
  get done(): Promise<void> {
    return this.#done
  }

  /** Appends what is new. A store that fails never stops the match: the tables are told. */
  save(now: number): void {
    const { match } = this.match
    if (match === null) return
    const { turn, outcome } = match.state
    this.match.keepCard({ saved: now, turn, over: outcome !== null })
    this.#done = this.#done.then(async () => {
      const lines = match.linesFrom(this.#saved)
      try {
        if (this.#saved === 0) await this.#store.create(this.match.card, match.text())
        else if (lines.length > 0) await this.#store.append(this.match.card, lines)
        else await this.#store.update(this.match.card)
        this.#saved += lines.length
      } catch (error) {
        this.#failed((error as Error).message)
      }
    })
  }
}
