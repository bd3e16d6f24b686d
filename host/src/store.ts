import { BadInput, type Plain } from '@shamble/kernel'

/** Who answers for a seat. */
export type SeatPlan =
  | { readonly by: 'person'; readonly name: string; readonly owner: string }
  | { readonly by: 'bot'; readonly bot: string }

/** What a list of saved matches shows, kept beside the record because it may change. */
export interface MatchCard {
  readonly id: string
  readonly game: string
  readonly name: string
  readonly seats: readonly SeatPlan[]
  readonly realDice: boolean
  /** Text for a fixed-seed match, `null` where chance is the system's. */
  readonly seed: string | null
  /** Seconds for a timed question; 0 for no clock. */
  readonly responseSeconds: number
  readonly created: number
  readonly saved: number
  /** The turn in which it stands. */
  readonly turn: number
  readonly over: boolean
}

/** Where matches are kept. Records only ever grow. */
export interface MatchStore {
  list(): Promise<MatchCard[]>
  /** @throws BadInput when there is no such match */
  load(id: string): Promise<{ card: MatchCard; record: string }>
  create(card: MatchCard, record: string): Promise<void>
  append(card: MatchCard, lines: readonly string[]): Promise<void>
  update(card: MatchCard): Promise<void>
  remove(id: string): Promise<void>
}

export class MemoryStore implements MatchStore {
  readonly #matches = new Map<string, { card: MatchCard; record: string }>()

  async list(): Promise<MatchCard[]> {
    return [...this.#matches.values()].map(({ card }) => card)
  }

  async load(id: string): Promise<{ card: MatchCard; record: string }> {
    return { ...this.#get(id) }
  }

  async create(card: MatchCard, record: string): Promise<void> {
    this.#matches.set(card.id, { card, record })
  }

  async append(card: MatchCard, lines: readonly string[]): Promise<void> {
    const { record } = this.#get(card.id)
    this.#matches.set(card.id, { card, record: record + lines.map((line) => `${line}\n`).join('') })
  }

  async update(card: MatchCard): Promise<void> {
    this.#matches.set(card.id, { card, record: this.#get(card.id).record })
  }

  async remove(id: string): Promise<void> {
    this.#get(id)
    this.#matches.delete(id)
  }

  #get(id: string): { card: MatchCard; record: string } {
    const found = this.#matches.get(id)
    if (found === undefined) throw noSuchMatch(id)
    return found
  }
}

export function noSuchMatch(id: string): BadInput {
  return new BadInput('match', 'there is no match "{{id}}"', { id })
}

/** What of a card goes into the record's header, for whoever opens the file elsewhere. */
export function cardNotes(card: MatchCard): Record<string, Plain> {
  const { name, seats, realDice, seed, responseSeconds, created } = card
  return { name, realDice, seed, responseSeconds, created, seats: seats.map((plan) => ({ ...plan })) }
}
