import { concernsTheSame, personsIn } from './access.js'
import type { MatchKeeper } from './match-keeper.js'
import type { RunningMatch } from './running-match.js'
import type { MatchCard } from './store.js'

/** A match that is open, with what brings it into the store. */
export interface OpenMatch {
  readonly match: RunningMatch
  readonly keeper: MatchKeeper
}

/** All matches that are open, and whom each concerns: who comes and goes costs as much as they have games open. */
export class OpenMatches implements Iterable<readonly [id: string, OpenMatch]> {
  readonly #open = new Map<string, OpenMatch>()
  readonly #concerned = new Map<string, readonly string[]>()
  readonly #of = new Map<string, Set<string>>()

  get size(): number {
    return this.#open.size
  }

  get(id: string): OpenMatch | undefined {
    return this.#open.get(id)
  }

  set(id: string, one: OpenMatch): void {
    this.#open.set(id, one)
    this.#index(one.keeper.card)
  }

  delete(id: string): void {
    this.#open.delete(id)
    for (const person of this.#concerned.get(id) ?? []) this.#leave(person, id)
    this.#concerned.delete(id)
  }

  [Symbol.iterator](): Iterator<readonly [id: string, OpenMatch]> {
    return this.#open[Symbol.iterator]()
  }

  /** Those that a person has to do with. It may be looked through while people come and go. */
  of(person: string): readonly RunningMatch[] {
    return [...(this.#of.get(person) ?? [])].map((id) => this.#open.get(id)!.match)
  }

  /** A card has changed. */
  follow(keeper: MatchKeeper, before: MatchCard): void {
    const { card } = keeper
    if (this.#open.get(card.id)?.keeper === keeper && !concernsTheSame(before, card)) this.#index(card)
  }

  #index(card: MatchCard): void {
    const { id } = card
    // Nobody sits in the place of someone who has lost their browser, and yet they may come back.
    const persons = [...new Set([...personsIn(card), ...(card.spare ?? []).map(({ person }) => person)])]
    for (const person of this.#concerned.get(id) ?? []) if (!persons.includes(person)) this.#leave(person, id)
    for (const person of persons) this.#of.set(person, (this.#of.get(person) ?? new Set()).add(id))
    this.#concerned.set(id, persons)
  }

  #leave(person: string, id: string): void {
    const ids = this.#of.get(person)
    ids?.delete(id)
    if (ids?.size === 0) this.#of.delete(person)
  }
}
