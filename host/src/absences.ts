import { defaultBot } from '@shamble/bots'
import { seatsOf } from './access.js'
import type { Clock } from './clock.js'
import { leaving, type Presence, returning } from './room.js'
import type { RunningMatch } from './running-match.js'
import type { MatchCard } from './store.js'
import { termsOf } from './terms.js'

/** How long someone may be away before the computer plays for them. */
const AWAY_FOR = 60_000

/** Lets the computer play for people who have gone, where their table wants it, until they are back. */
export class Absences implements Presence {
  readonly #clock: Clock
  readonly #isHere: (person: string) => boolean
  readonly #matchesOf: (person: string) => readonly RunningMatch[]
  readonly #failed: (error: unknown) => void
  /** When the computer takes over, for everybody who is away. */
  readonly #gone = new Map<string, { readonly until: number; readonly stop: () => void }>()

  /**
   * @param matchesOf those that are open and concern a person
   * @param failed told of what could not be done: nobody waits for it
   */
  constructor(
    clock: Clock,
    isHere: (person: string) => boolean,
    matchesOf: (person: string) => readonly RunningMatch[],
    failed: (error: unknown) => void,
  ) {
    this.#clock = clock
    this.#isHere = isHere
    this.#matchesOf = matchesOf
    this.#failed = failed
  }

  isHere(person: string): boolean {
    return this.#isHere(person)
  }

  takeover(person: string, card: MatchCard): number | null {
    const gone = this.#gone.get(person)
    if (gone === undefined || card.waiting || card.over || termsOf(card).away === 'wait') return null
    return Math.max(0, gone.until - this.#clock.now())
  }

  /** Someone has come or gone. */
  follow(person: string): void {
    if (!this.#isHere(person)) {
      this.#leave(person)
      return
    }
    this.#forget(person)
    for (const match of this.#matchesOf(person)) void this.welcome(match, person).catch(this.#failed)
  }

  /** A match was opened: who is not here is away from now on. */
  expect({ card }: RunningMatch): void {
    if (termsOf(card).away === 'wait') return
    for (const plan of card.seats) if (plan.by === 'person' && !this.#isHere(plan.owner)) this.#leave(plan.owner)
  }

  /** Gives someone back the seats that the computer has kept for them. */
  async welcome(match: RunningMatch, person: string): Promise<void> {
    if (this.isAwaited(match, person)) await match.arrange((card) => returning(card, person))
  }

  /** Whether something is kept for someone who is here. */
  isAwaited({ card }: RunningMatch, person: string): boolean {
    const isKept = card.seats.some((plan) => plan.by === 'bot' && plan.of?.why === 'away' && plan.of.owner === person)
    // A link for a lost browser has become needless, and anybody may have found it.
    const hasLink = card.spare?.some((spare) => spare.person === person) ?? false
    return (isKept || hasLink) && this.#isHere(person)
  }

  close(): void {
    for (const person of [...this.#gone.keys()]) this.#forget(person)
  }

  #forget(person: string): void {
    this.#gone.get(person)?.stop()
    this.#gone.delete(person)
  }

  #leave(person: string): void {
    if (this.#gone.has(person) || !this.#plays(person)) return
    const stop = this.#clock.after(AWAY_FOR, () => this.#takeOver(person))
    this.#gone.set(person, { until: this.#clock.now() + AWAY_FOR, stop })
  }

  #plays(person: string): boolean {
    return this.#matchesOf(person).some(
      ({ card }) => termsOf(card).away === 'house' && seatsOf(card, person).length > 0,
    )
  }

  #takeOver(person: string): void {
    this.#gone.delete(person)
    if (this.#isHere(person)) return
    for (const match of this.#matchesOf(person)) {
      const { card, phase } = match
      const isWanted = termsOf(card).away === 'house' && phase === 'running' && seatsOf(card, person).length > 0
      // Where everybody has gone nothing is played on.
      const isAwaited = card.seats.some((plan) => plan.by === 'person' && this.#isHere(plan.owner))
      if (isWanted && isAwaited)
        void match
          .arrange((now) => (this.#isHere(person) ? {} : leaving(now, person, defaultBot(match.module), 'away')))
          .catch(this.#failed)
    }
  }
}
