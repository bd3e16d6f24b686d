import { BadInput, type Plain } from '@shamble/kernel'
import * as z from 'zod/mini'
import { type SeatPlan, seatPlanSchema } from './seat-plan.js'

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
  /** How many lines its record has: a record that has fewer was cut. */
  readonly lines: number
  /** The match that it goes on from, `null` where that is none of this store's. */
  readonly after: string | null
  /** Whether another match went on from that one before: then this one has left its series. */
  readonly copy: boolean
}

const cardSchema = z.object({
  id: z.string(),
  game: z.string(),
  name: z.string(),
  seats: z.array(seatPlanSchema),
  realDice: z.boolean(),
  seed: z.nullable(z.string()),
  responseSeconds: z.number(),
  created: z.number(),
  saved: z.number(),
  turn: z.number(),
  over: z.boolean(),
  // Older cards do not say it: then nothing is missed.
  lines: z._default(z.number(), 0),
  // Nor do they go on from another.
  after: z._default(z.nullable(z.string()), null),
  copy: z._default(z.boolean(), false),
})

/** A card as a store has it; `null` where it is none. */
export function readCard(given: unknown): MatchCard | null {
  const read = cardSchema.safeParse(given)
  return read.success ? read.data : null
}

export interface Kept {
  readonly card: MatchCard
  readonly record: string
}

/** The right to write one match, until it is given back. */
export interface Claim {
  release(): Promise<void>
}

/**
 * Where matches are kept. Records only ever grow. What a promise resolves for is kept for good; what it rejects for has
 * left nothing behind: record and card are as they were, and agree.
 */
export interface MatchStore {
  list(): Promise<MatchCard[]>
  /** @throws BadInput when there is no such match */
  load(id: string): Promise<Kept>
  /**
   * @throws BadInput when there is such a match already, or when one that is no copy goes on from the same match and
   * this is no copy either
   */
  create(card: MatchCard, record: string): Promise<void>
  /**
   * Adds lines to a record; `card.lines` counts them already.
   * @throws BadInput when the record is not as long as that says: somebody else has written
   */
  append(card: MatchCard, lines: readonly string[]): Promise<void>
  /** @throws BadInput when `card.lines` is not how long the record is */
  update(card: MatchCard): Promise<void>
  remove(id: string): Promise<void>
  /**
   * Where several processes reach the same matches: only one of them writes.
   * @throws BadInput when another one does
   */
  claim?(id: string): Promise<Claim>
}

export class MemoryStore implements MatchStore {
  readonly #matches = new Map<string, Kept>()

  async list(): Promise<MatchCard[]> {
    return [...this.#matches.values()].map(({ card }) => card)
  }

  async load(id: string): Promise<Kept> {
    return { ...this.#get(id) }
  }

  async create(card: MatchCard, record: string): Promise<void> {
    if (this.#matches.has(card.id)) throw keptAlready(card.id)
    checkSequel(card, await this.list())
    this.#matches.set(card.id, { card, record })
  }

  async append(card: MatchCard, lines: readonly string[]): Promise<void> {
    const { record } = this.#get(card.id)
    if (linesIn(record) !== card.lines - lines.length) throw writtenElsewhere()
    this.#matches.set(card.id, { card, record: record + asText(lines) })
  }

  async update(card: MatchCard): Promise<void> {
    const { record } = this.#get(card.id)
    if (linesIn(record) !== card.lines) throw writtenElsewhere()
    this.#matches.set(card.id, { card, record })
  }

  async remove(id: string): Promise<void> {
    this.#get(id)
    this.#matches.delete(id)
  }

  #get(id: string): Kept {
    const kept = this.#matches.get(id)
    if (kept === undefined) throw noSuchMatch(id)
    return kept
  }
}

/** Lines of a record as a store adds them. */
export const asText = (lines: readonly string[]): string => lines.map((line) => `${line}\n`).join('')

/** How many whole lines a record has. */
export function linesIn(record: string): number {
  let lines = 0
  for (let end = record.indexOf('\n'); end >= 0; end = record.indexOf('\n', end + 1)) lines++
  return lines
}

export function noSuchMatch(id: string): BadInput {
  return new BadInput('match', 'there is no match "{{id}}"', { id })
}

export function keptAlready(id: string): BadInput {
  return new BadInput('match', 'there is a match "{{id}}" already', { id })
}

/** @throws BadInput when another match goes on from the same one already, and none of the two is a copy */
export function checkSequel({ after, copy }: MatchCard, cards: readonly MatchCard[]): void {
  if (after !== null && !copy && cards.some((other) => other.after === after && !other.copy))
    throw new BadInput('after', 'another match goes on from this one already: this one can only be a copy')
}

/** A record is longer or shorter than whoever writes it knows. */
export function writtenElsewhere(): StoreFault {
  return new StoreFault('this match was played on somewhere else: open it again to see how it stands')
}

/** Something could not be kept, and so it did not happen. */
export class StoreFault extends BadInput {
  constructor(sentence: string, cause?: unknown) {
    super('store', sentence)
    this.cause = cause
  }
}

const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'QuotaExceededError']

/** What a store that failed is told of to people: its own words would help nobody. */
export function storeFault(error: unknown): BadInput {
  if (error instanceof BadInput) return error
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown }
  if (FULL.includes(code) || FULL.includes(name))
    return new StoreFault('there is no space left to save this, so nothing has changed', error)
  return new StoreFault('this could not be saved, so nothing has changed', error)
}

/** What of a card goes into the record's header, for whoever opens the file elsewhere. */
export function cardNotes(card: MatchCard): Record<string, Plain> {
  const { name, seats, realDice, seed, responseSeconds, created } = card
  return { name, realDice, seed, responseSeconds, created, seats: seats.map((plan) => ({ ...plan })) }
}
