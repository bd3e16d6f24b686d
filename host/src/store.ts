import { BadInput, type Plain, type Seat } from '@shamble/kernel'
import { linesIn } from '@shamble/record'
import * as z from 'zod/mini'
import { type CardDice, cardDiceSchema } from './dice-schemas.js'
import { type Proposal, proposalSchema } from './proposal.js'
import { type SeatPlan, seatCardOf, seatPlanSchema } from './seat-plan.js'
import { MOST_TALK, type Said, saidSchema } from './talk.js'
import { type Terms, termsSchema } from './terms.js'

/** Someone whom the owner of a match has let in. */
export interface Guest {
  readonly guest: string
  /** To sit down, or only to look on. */
  readonly as: 'invited' | 'watcher'
}

/** What lets people in whom the owner does not know by any other name. */
export interface Invitation {
  /** Eight letters to sit down, until the match starts. */
  readonly code: string
  /** To look on. */
  readonly watch: string
}

/** A way back for a person who has lost the browser. */
export interface Spare {
  readonly token: string
  readonly person: string
}

/** What is kept beside a record because it may change. Who asks for it is shown a `ListedCard`. */
export interface MatchCard {
  readonly id: string
  /** Whose match it is. */
  readonly owner: string
  readonly guests: readonly Guest[]
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
  /** How often the card was written: where several processes write, each sees by it what the others have done. */
  readonly revision: number
  /** The match that it goes on from, `null` where that is none of this store's. */
  readonly after: string | null
  /** Whether another match went on from that one before: then this one has left its series. */
  readonly copy: boolean
  /** Whether it still waits for people: nothing is answered, and nobody sees anything of it yet. */
  readonly waiting: boolean
  /** What lets others in; `null` where everybody sits at one table. */
  readonly invitation: Invitation | null
  /** The seats that are asked, as far as anybody may know; none where nobody is invited. */
  readonly asked: readonly Seat[]
  /** Answers with a name of their own that were taken last: one that comes again is not played again. */
  readonly given: readonly string[]
  /** What waits for the consent of others: to step back, or to end. */
  readonly proposal: Proposal | null
  /** What people who play from elsewhere have agreed on; nothing at one table. */
  readonly terms?: Terms | undefined
  /** Milliseconds that each seat has used of its time for the match; none where there is no such time. */
  readonly used?: readonly number[] | undefined
  /** When anybody was last asked anew, or it was started: long clocks count from then. */
  readonly moved?: number | undefined
  /** What people said to each other last. */
  readonly talk?: readonly Said[] | undefined
  /** Words with which people who have lost their browsers take their seats again, once each. */
  readonly spare?: readonly Spare[] | undefined
  /** What is known of dice that can be checked; nothing where they cannot. */
  readonly dice?: CardDice | undefined
  /** Whether it was begun somewhere else and then played on here: nobody can check what was rolled there. */
  readonly elsewhere?: true | undefined
  /** The hash of the one line that its record has before it is set up, which it is when it starts. */
  readonly unbegun?: string | undefined
}

/** Whose everything is where one table has a host of its own: a page, a terminal. */
export const ONE_TABLE = 'here'

const cardSchema = z.object({
  id: z.string(),
  // Older cards are those of a table of its own.
  owner: z._default(z.string(), ONE_TABLE),
  guests: z._default(z.array(z.object({ guest: z.string(), as: z.enum(['invited', 'watcher']) })), []),
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
  revision: z._default(z.number(), 0),
  // Nor do they go on from another.
  after: z._default(z.nullable(z.string()), null),
  copy: z._default(z.boolean(), false),
  // Nor was anybody invited.
  waiting: z._default(z.boolean(), false),
  invitation: z._default(z.nullable(z.object({ code: z.string(), watch: z.string() })), null),
  asked: z._default(z.array(z.number()), []),
  given: z._default(z.array(z.string()), []),
  proposal: z._default(z.nullable(proposalSchema), null),
  // Nor was anything agreed on, or said.
  terms: z.optional(termsSchema),
  used: z.optional(z.array(z.number())),
  moved: z.optional(z.number()),
  talk: z.optional(z.array(saidSchema).check(z.maxLength(MOST_TALK))),
  spare: z.optional(z.array(z.object({ token: z.string(), person: z.string() }))),
  dice: z.optional(cardDiceSchema),
  elsewhere: z.optional(z.literal(true)),
  unbegun: z.optional(z.string()),
})

/** A card as it is to be written next. */
export const revised = (card: MatchCard, change: Partial<MatchCard>): MatchCard => ({
  ...card,
  ...change,
  revision: card.revision + 1,
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
  /** @param which all when absent; a store may answer with more than these */
  list(which?: Listed): Promise<MatchCard[]>
  /** One card, by the match or by what invites to it; `null` where there is none. */
  find(what: Sought): Promise<MatchCard | null>
  /** @throws BadInput when there is no such match */
  load(id: string): Promise<Kept>
  /**
   * @throws BadInput when there is such a match already, or when one that is no copy goes on from the same match and
   * this is no copy either
   */
  create(card: MatchCard, record: string): Promise<void>
  /**
   * Adds lines to a record; `card.lines` counts them already.
   * @param fence the number of the lease on whose strength they were written, where it was one
   * @throws WrittenElsewhere when the record is not as long as that says, or the lease has passed to another process
   */
  append(card: MatchCard, lines: readonly string[], fence?: number): Promise<void>
  /** @throws WrittenElsewhere when `card.lines` is not how long the record is */
  update(card: MatchCard): Promise<void>
  remove(id: string): Promise<void>
  /**
   * Where several processes reach the same matches: only one of them writes.
   * @throws BadInput when another one does
   */
  claim?(id: string): Promise<Claim>
  /** Where several processes play the same matches at once; nobody else does when absent. */
  readonly nodes?: Nodes
}

/** What the processes that play the same matches know of each other. Each of them is a node. */
export interface Nodes {
  /** What a match has got since its record was so long, and its card; `null` where it was removed. */
  since(id: string, from: number): Promise<{ readonly card: MatchCard; readonly lines: readonly string[] } | null>
  /** @param changed told of a match that another node has written or removed; with `null` where it may be any */
  listen(changed: (id: string | null) => void): () => void
  /**
   * Asks to be the node that lets bots and clocks of these matches act, and to stay it for a while.
   * @returns the fencing number of each that this node has now
   */
  lease(ids: readonly string[]): Promise<ReadonlyMap<string, number>>
  /** Lets another node have them at once. */
  release(ids: readonly string[]): Promise<void>
  /** Matches whose node is gone: their bots and clocks wait for another. */
  orphans(): Promise<readonly string[]>
  /**
   * Says who is connected here, for a while.
   * @returns who is connected at the other nodes
   */
  presence(here: readonly string[]): Promise<readonly string[]>
}

/** Several matches: those that a person has to do with, or those that go on from one. */
export type Listed = { readonly person: string } | { readonly after: string }

/** How a match is looked for. */
export type Sought = { readonly id: string } | { readonly invitation: string }

/** Whether a card is the one that is looked for. */
export const isSought = ({ id, invitation }: MatchCard, what: Sought): boolean =>
  'id' in what
    ? id === what.id
    : invitation !== null && (invitation.code === what.invitation || invitation.watch === what.invitation)

export class MemoryStore implements MatchStore {
  readonly #matches = new Map<string, Kept>()

  async list(): Promise<MatchCard[]> {
    return [...this.#matches.values()].map(({ card }) => card)
  }

  async find(what: Sought): Promise<MatchCard | null> {
    return (await this.list()).find((card) => isSought(card, what)) ?? null
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

export function noSuchMatch(id: string): BadInput {
  return new BadInput('match', 'there is no saved game "{{id}}"', { id })
}

export function keptAlready(id: string): BadInput {
  return new BadInput('match', 'there is already a game "{{id}}"', { id })
}

/** @throws BadInput when another match goes on from the same one already, and none of the two is a copy */
export function checkSequel({ after, copy }: MatchCard, cards: readonly MatchCard[]): void {
  if (after !== null && !copy && cards.some((other) => other.after === after && !other.copy)) throw sequelTaken()
}

export function sequelTaken(): BadInput {
  return new BadInput('after', 'another game already follows this one: the new game can only be a copy')
}

/** Something could not be kept, and so it did not happen. */
export class StoreFault extends BadInput {
  constructor(sentence: string, cause?: unknown) {
    super('store', sentence)
    this.cause = cause
  }
}

/** A record or its card is not as the writer knows it. */
export class WrittenElsewhere extends StoreFault {
  constructor() {
    super('this game was continued elsewhere: open it again to see where it is')
  }
}

export const writtenElsewhere = (): WrittenElsewhere => new WrittenElsewhere()

const FULL: readonly unknown[] = ['ENOSPC', 'EDQUOT', 'QuotaExceededError']

/** What a store that failed is told of to people: its own words would help nobody. */
export function storeFault(error: unknown): BadInput {
  if (error instanceof BadInput) return error
  const { code, name } = error as { readonly code?: unknown; readonly name?: unknown }
  if (FULL.includes(code) || FULL.includes(name))
    return new StoreFault('there is no space left to save this, so nothing has changed', error)
  return new StoreFault('this could not be saved, so nothing has changed', error)
}

/** What of a card goes into the record's header, for anyone who opens the file elsewhere. */
export function cardNotes(card: MatchCard): Record<string, Plain> {
  const { name, seats, realDice, seed, responseSeconds, created } = card
  // Whose seats they are means nothing elsewhere, and is nobody's business there.
  // Nor are the names of people who play from elsewhere: they may want to be forgotten.
  const nameless = { by: 'person', name: '' } as const
  const isOnline = card.invitation !== null
  const named = seats.map((plan) =>
    plan.by === 'open' || (plan.by === 'person' && isOnline) ? nameless : { ...seatCardOf(plan) },
  )
  return { name, realDice, seed, responseSeconds, created, seats: named }
}
