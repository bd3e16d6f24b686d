import type { Checked } from '@shamble/drafts'
import type {
  Action,
  BadInput,
  ChanceOutcome,
  GameEvent,
  Outcome,
  Plain,
  Question,
  Reason,
  Refusal,
  RuleId,
  Seat,
  ViewBase,
  Viewer,
} from '@shamble/kernel'
import type { LogEntry } from '@shamble/record'
import * as z from 'zod/mini'
import type { PlainChoices } from './plain-choices.js'
import { type SeatCard, seatCardSchema } from './seat-plan.js'
import type { MatchCard } from './store.js'

// Everything that passes a port is plain data: it crosses a worker's boundary or a network as it is.

const matchId = z.string()
const seat = z.int().check(z.nonnegative())
const whole = z.int().check(z.nonnegative())

/** What a table may ask of its host. */
export const requestSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('create'),
    game: z.string(),
    name: z.optional(z.string()),
    options: z.optional(z.record(z.string(), z.unknown())),
    preset: z.optional(z.string()),
    seats: z.optional(z.array(seatCardSchema)),
    seed: z.optional(z.string()),
    realDice: z.optional(z.boolean()),
    responseSeconds: z.optional(whole),
    /** Begin in a position instead of the set-up. */
    position: z.optional(z.string()),
    /** The match that it goes on from: what that one hands on cannot be chosen, who sits where is as it was there. */
    after: z.optional(matchId),
    /** Although another match goes on from that one already: this one leaves the series. */
    copy: z.optional(z.boolean()),
  }),
  /** What a match that is over hands on to the next, and which match that is. */
  z.strictObject({ type: z.literal('sequel'), match: matchId }),
  z.strictObject({ type: z.literal('list') }),
  z.strictObject({
    type: z.literal('open'),
    match: matchId,
    otherRules: z.optional(z.literal('continue')),
    /** Only to look at: no bot or clock acts, nothing is answered and nothing written. Whoever plays it here goes on. */
    reading: z.optional(z.boolean()),
  }),
  z.strictObject({ type: z.literal('close'), match: matchId }),
  z.strictObject({ type: z.literal('rename'), match: matchId, name: z.string() }),
  /** With its series, as far as no other rests on it. */
  z.strictObject({ type: z.literal('delete'), match: matchId }),
  /** With its series, or `alone`. */
  z.strictObject({ type: z.literal('export'), match: matchId, alone: z.optional(z.boolean()) }),
  /** A match or a series: nothing of it is kept where anything is wrong. */
  z.strictObject({
    type: z.literal('import'),
    record: z.string(),
    recover: z.optional(z.boolean()),
    otherRules: z.optional(z.literal('continue')),
  }),
  z.strictObject({ type: z.literal('look'), match: matchId, seat: z.optional(seat) }),
  z.strictObject({ type: z.literal('log'), match: matchId, seat: z.optional(seat) }),
  /** How things stood at an earlier moment: the number that an entry of the log led to. */
  z.strictObject({ type: z.literal('past'), match: matchId, seq: whole, seat: z.optional(seat) }),
  /** The position as text: what this seat may know, or everything once the match is over. */
  z.strictObject({ type: z.literal('position'), match: matchId, seat: z.optional(seat) }),
  z.strictObject({
    type: z.literal('answer'),
    match: matchId,
    seat,
    seq: whole,
    answer: z.unknown(),
    /**
     * Lets the open window pass first, and gives the answer when it has closed. Where anybody responds, or chance is
     * asked, the answer is dropped, and the table told so.
     */
    behind: z.optional(z.boolean()),
  }),
  /** What the rules would say to an answer, from what the seat may know. Nothing is answered, nothing is recorded. */
  z.strictObject({ type: z.literal('check'), match: matchId, seat, seq: whole, answer: z.unknown() }),
  z.strictObject({ type: z.literal('dice'), match: matchId, dice: z.array(z.int()) }),
  // The last dice were mistyped: they are asked for again.
  z.strictObject({ type: z.literal('retype'), match: matchId }),
  // A gesture that took several answers is taken back as one: to the moment in which it began.
  z.strictObject({ type: z.literal('undo'), match: matchId, seat, to: z.optional(whole) }),
  z.strictObject({ type: z.literal('end'), match: matchId, seat }),
  z.strictObject({ type: z.literal('consent'), match: matchId, seat, agree: z.boolean() }),
  z.strictObject({ type: z.literal('sit'), match: matchId, seat, plan: seatCardSchema }),
  z.strictObject({ type: z.literal('fork'), match: matchId, seq: whole, name: z.optional(z.string()) }),
  z.strictObject({ type: z.literal('hint'), match: matchId, seat }),
])
export type HostRequest = z.infer<typeof requestSchema>

/** Dice that people are to roll and type in. */
export interface DiceNeeded {
  readonly n: number
  readonly sides: number
  readonly why: RuleId
  /** What has been typed for the same answer already: rolls that look alike are told apart by it. */
  readonly typed: readonly (readonly number[])[]
}

/** Something that waits for the consent of others. */
export interface Proposal {
  readonly kind: 'undo' | 'end'
  readonly by: Seat
  readonly waitsFor: readonly Seat[]
  /** The moment to which an undo goes back, where it is not that of the last answer. */
  readonly to?: number
}

/** What the house would do, and why where it can say so. */
export interface Hint {
  readonly action: Action
  readonly reason: Reason | null
}

/** All that one viewer is shown of a match at one moment. */
export interface Moment {
  readonly match: string
  readonly viewer: Viewer
  readonly seq: number
  readonly view: ViewBase
  readonly questions: readonly Question[]
  readonly choices: PlainChoices
  readonly seats: readonly SeatCard[]
  readonly outcome: Outcome | null
  readonly dice: DiceNeeded | null
  readonly proposal: Proposal | null
  readonly undo: { readonly needs: readonly Seat[] } | { readonly refusal: Refusal }
  /** Milliseconds until the clock answers for this viewer; none where no clock runs. */
  readonly timeLeft?: number | null
}

/** One step on the way to a moment, as one viewer saw it. */
export interface ShownStep {
  readonly view: ViewBase
  readonly events: readonly GameEvent[]
  /** The passage that it is, where it stands for many small steps: a table moves its pieces along the events' ways. */
  readonly passage?: string
}

/** A request that could not be carried out, whole: where in it the fault lies, and the sentence for people. */
export interface Fault {
  readonly where: string
  /** In English. */
  readonly reason: string
  /** The same for a speaker; absent where no catalogue can know it. */
  readonly said?: Reason
}

export const faultOf = ({ where, reason, said }: BadInput): Fault => ({ where, reason, said })

/** What goes on from a match that is over. */
export interface Sequel {
  /** The options of the next match that nobody may choose; `null` where nothing goes on, or not yet. */
  readonly handed: Readonly<Record<string, Plain>> | null
  /** The match that goes on from it already. */
  readonly next: string | null
}

export type Reply<T = unknown> =
  | { readonly ok: true; readonly value: T }
  | { readonly ok: false; readonly refusal: Refusal }
  | { readonly ok: false; readonly error: Fault }

/** What a host tells its tables by itself. */
export type Notice =
  /** Something happened: what this viewer may know of it, and how things stand now. */
  | {
      readonly type: 'moment'
      readonly moment: Moment
      readonly events: readonly GameEvent[]
      /** How it came about, step by step, the last being the moment itself; none where it was one step. */
      readonly steps: readonly ShownStep[]
      /** Whether another seat of this table is told of the same next: what it was told last is out of date until then. */
      readonly more: boolean
    }
  | { readonly type: 'dice'; readonly match: string; readonly dice: DiceNeeded }
  /** An answer behind a window that this seat has given is not carried out: something came between. */
  | { readonly type: 'dropped'; readonly match: string; readonly seat: Seat; readonly answer: Plain }
  /** Something could not be kept, and so it did not happen; or the record turned out to be damaged. */
  | { readonly type: 'trouble'; readonly match: string; readonly fault: Fault }
  | { readonly type: 'cards'; readonly cards: readonly MatchCard[] }

/** What each request is answered with. */
export interface Replies {
  create: { match: string }
  sequel: Sequel
  list: { cards: readonly MatchCard[] }
  open: { match: string }
  close: null
  rename: null
  delete: null
  export: { record: string }
  /** The last match of the file. `damage` is what was left off the end of a file that was recovered. */
  import: { match: string; damage: Fault | null }
  look: Moment
  log: { entries: readonly LogEntry[] }
  past: Moment
  /** `null` in the middle of a procedure that no text describes. */
  position: { text: string | null }
  answer: { seq: number }
  check: Checked
  dice: null
  retype: null
  undo: { waitsFor: readonly Seat[] }
  end: { waitsFor: readonly Seat[] }
  consent: null
  sit: null
  fork: { match: string }
  hint: Hint
}

/** The one way for a table to reach its host, be it in the same thread, a worker, or behind a network. */
export interface HostPort {
  request<T extends HostRequest>(request: T): Promise<Reply<Replies[T['type']]>>
  listen(listener: (notice: Notice) => void): () => void
  close(): void
}

export type { ChanceOutcome }
