import type { Seat, State } from '@shamble/kernel'
import type { Match, Prepared } from '@shamble/record'
import { type Claim, type MatchCard, type MatchStore, type Nodes, revised, storeFault } from './store.js'

/** What a match was opened for. */
export type Purpose = 'playing' | 'reading'

/** What may change of a card although nothing was answered. */
export type CardChange = Partial<
  Pick<
    MatchCard,
    | 'name'
    | 'owner'
    | 'seats'
    | 'guests'
    | 'waiting'
    | 'invitation'
    | 'asked'
    | 'terms'
    | 'moved'
    | 'talk'
    | 'spare'
    | 'proposal'
    | 'dice'
    | 'unbegun'
  >
>

/** How many names of answers are remembered: more than can be under way at once. */
const MOST_GIVEN = 64

const withName = (given: readonly string[], name: string): readonly string[] =>
  given.length < MOST_GIVEN ? [...given, name] : [...given.slice(1 - MOST_GIVEN), name]

/** Brings one match into the store. What cannot be kept changes nothing, neither there nor here. */
export class MatchKeeper {
  readonly #store: MatchStore
  readonly #now: () => number
  readonly #claim: Claim | null
  readonly purpose: Purpose
  /** Whether the store has the match: not before its set-up has all its dice. */
  #isKept: boolean
  readonly #changed: (before: MatchCard) => void
  #kept: MatchCard
  /** The number of the lease by which bots and clocks act here; `null` where another node has it. */
  fence: number | null = null

  /** @param changed told of every change of the card, with the card as it was */
  constructor(
    store: MatchStore,
    now: () => number,
    card: MatchCard,
    claim: Claim | null,
    purpose: Purpose,
    changed: (before: MatchCard) => void = () => {},
  ) {
    this.#store = store
    this.#now = now
    this.#claim = claim
    this.purpose = purpose
    this.#kept = card
    this.#changed = changed
    this.#isKept = card.lines > 0
  }

  get card(): MatchCard {
    return this.#kept
  }

  set #card(card: MatchCard) {
    const before = this.#kept
    this.#kept = card
    this.#changed(before)
  }

  get #card(): MatchCard {
    return this.#kept
  }

  /** Other processes that play the same match; `null` where there can be none. */
  get nodes(): Nodes | null {
    return this.#store.nodes ?? null
  }

  /** Whether bots and clocks act here. */
  get leads(): boolean {
    return this.nodes === null || this.fence !== null
  }

  /** The match as another node has written it. */
  learn(card: MatchCard): void {
    this.#card = card
  }

  /** A match that is set up later: nothing but its first line. */
  async keepHead(line: string): Promise<void> {
    if (this.#isKept) return
    const card = revised(this.#card, { lines: 1 })
    await this.#attempt(() => this.#store.create(card, `${line}\n`))
    this.#card = card
    this.#isKept = true
  }

  /** A line that is part of no answer, with what changes of the card. */
  async keepLine(line: string, change: CardChange): Promise<void> {
    const card = revised(this.#card, { ...change, saved: this.#now(), lines: this.#card.lines + 1 })
    await this.#attempt(() => this.#store.append(card, [line]))
    this.#card = card
  }

  /**
   * A match as it begins here: new, or opened, and then perhaps with lines that the store has not seen.
   * @param change what else becomes of the card
   */
  async keepWhole(match: Match, change: CardChange = {}): Promise<void> {
    if (this.purpose === 'reading') return
    const known = this.#card
    const lines = match.linesFrom(known.lines)
    const { turn, outcome } = match.state
    const { revision } = lines.length > 0 ? revised(known, {}) : known
    const over = outcome !== null
    const card = { ...known, ...change, turn, over, lines: known.lines + lines.length, revision }
    if (!this.#isKept) await this.#attempt(() => this.#store.create(card, match.text()))
    else if (lines.length > 0) await this.#attempt(() => this.#store.append(card, lines))
    this.#card = card
    this.#isKept = true
  }

  /**
   * @param about who is asked then, as far as anybody may know; the name of the answer, where it has one; time that was
   * used; whether anybody's time begins with it; whether a bot or a clock has given it; and whether it is what people
   * were asked to agree to
   */
  async keep(
    { lines, state, knownTo }: Prepared<State>,
    about: {
      readonly asked: readonly Seat[]
      readonly name: string | null
      readonly used: readonly number[]
      readonly asksAnew: boolean
      readonly byItself: boolean
      readonly isAgreed: boolean
    },
  ): Promise<void> {
    const { turn, outcome } = state
    const count = this.#card.lines + lines.length
    const now = this.#now()
    const isOnline = this.#card.invitation !== null
    const card: MatchCard = {
      ...this.#card,
      saved: now,
      moved: isOnline && about.asksAnew ? now : this.#card.moved,
      used: isOnline ? about.used : this.#card.used,
      turn,
      over: outcome !== null,
      lines: count,
      asked: about.asked,
      given: about.name === null ? this.#card.given : withName(this.#card.given, about.name),
      // What not everybody may know of leaves what they are asked to agree to as it is.
      proposal: knownTo === 'all' || about.isAgreed ? null : this.#card.proposal,
      revision: this.#card.revision + 1,
    }
    const fence = about.byItself ? (this.fence ?? undefined) : undefined
    try {
      await this.#store.append(card, lines, fence)
    } catch (error) {
      throw this.#fault(error)
    }
    this.#card = card
  }

  async change(change: CardChange): Promise<void> {
    const card = revised(this.#card, { ...change, saved: this.#now() })
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
      throw this.#fault(error)
    }
  }

  #fault(error: unknown): unknown {
    // Whatever has happened there, a lease may have passed on.
    this.fence = null
    return storeFault(error)
  }
}
