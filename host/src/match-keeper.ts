import type { State } from '@shamble/kernel'
import type { Match, Prepared } from '@shamble/record'
import { type Claim, type MatchCard, type MatchStore, storeFault } from './store.js'

/** What a match was opened for. */
export type Purpose = 'playing' | 'reading'

/** Brings one match into the store. What cannot be kept changes nothing, neither there nor here. */
export class MatchKeeper {
  readonly #store: MatchStore
  readonly #now: () => number
  readonly #claim: Claim | null
  readonly purpose: Purpose
  /** Whether the store has the match: not before its set-up has all its dice. */
  #isKept: boolean
  #card: MatchCard

  constructor(store: MatchStore, now: () => number, card: MatchCard, claim: Claim | null, purpose: Purpose) {
    this.#store = store
    this.#now = now
    this.#claim = claim
    this.purpose = purpose
    this.#card = card
    this.#isKept = card.lines > 0
  }

  get card(): MatchCard {
    return this.#card
  }

  /** A match as it begins here: new, or opened, and then perhaps with lines that the store has not seen. */
  async keepWhole(match: Match): Promise<void> {
    if (this.purpose === 'reading') return
    const known = this.#card
    const lines = match.linesFrom(known.lines)
    const { turn, outcome } = match.state
    const card = { ...known, turn, over: outcome !== null, lines: known.lines + lines.length }
    if (!this.#isKept) await this.#attempt(() => this.#store.create(card, match.text()))
    else if (lines.length > 0) await this.#attempt(() => this.#store.append(card, lines))
    this.#card = card
    this.#isKept = true
  }

  async keep({ lines, state }: Prepared<State>): Promise<void> {
    const { turn, outcome } = state
    const count = this.#card.lines + lines.length
    const card = { ...this.#card, saved: this.#now(), turn, over: outcome !== null, lines: count }
    await this.#attempt(() => this.#store.append(card, lines))
    this.#card = card
  }

  async change(change: Pick<MatchCard, 'name'> | Pick<MatchCard, 'seats'>): Promise<void> {
    const card = { ...this.#card, ...change, saved: this.#now() }
    if (this.#isKept) await this.#attempt(() => this.#store.update(card))
    this.#card = card
  }

  async release(): Promise<void> {
    await this.#claim?.release()
  }

  async #attempt(write: () => Promise<void>): Promise<void> {
    try {
      await write()
    } catch (error) {
      throw storeFault(error)
    }
  }
}
