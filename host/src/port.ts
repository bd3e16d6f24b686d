import type { Checked } from '@shamble/drafts'
import type {
  Action,
  BadInput,
  ChanceOutcome,
  GameEvent,
  Options,
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
import type { CheckedDice, LogEntry, OpenDice } from '@shamble/record'
import * as z from 'zod/mini'
import type { ListedCard } from './access.js'
import { hexSchema } from './dice-schemas.js'
import type { PlainChoices } from './plain-choices.js'
import type { Proposal } from './proposal.js'
import type { Invited, OfferedTable, Room } from './room.js'
import { MOST_LETTERS, type SeatCard, seatCardSchema } from './seat-plan.js'
import { saySchema } from './talk.js'
import { termsSchema } from './terms.js'

// Everything that passes a port is plain data: it crosses a worker's boundary or a network as it is.

/** Nobody is given longer for a question than a day. */
export const MOST_SECONDS = 86_400

const matchId = z.string()
/** Nobody's name, invitation, or name of an answer is longer. */
const token = z.string().check(z.maxLength(64))
const seat = z.int().check(z.nonnegative())
const whole = z.int().check(z.nonnegative())

/** What a table may ask of its host. Numbers (`seq`) are those that the seat counts, or the one who watches. */
export const requestSchema = z.discriminatedUnion('type', [
  z.strictObject({
    type: z.literal('create'),
    game: z.string(),
    name: z.optional(z.string()),
    options: z.optional(z.record(z.string(), z.unknown())),
    preset: z.optional(z.string()),
    seats: z.optional(z.array(seatCardSchema)),
    seed: z.optional(z.string().check(z.maxLength(MOST_LETTERS))),
    realDice: z.optional(z.boolean()),
    responseSeconds: z.optional(whole.check(z.maximum(MOST_SECONDS))),
    /** Begin in a position instead of the set-up. */
    position: z.optional(z.string()),
    /** The match that it goes on from: what that one hands on cannot be chosen, who sits where is as it was there. */
    after: z.optional(matchId),
    /** Although another match goes on from that one already: this one leaves the series. */
    copy: z.optional(z.boolean()),
    /** Where a seat is open: how long people may take, and what else they agree on. */
    terms: z.optional(termsSchema),
  }),
  /** What a match that is over hands on to the next, and which match that is. */
  z.strictObject({ type: z.literal('sequel'), match: matchId }),
  z.strictObject({ type: z.literal('list') }),
  z.strictObject({
    type: z.literal('open'),
    match: matchId,
    otherRules: z.optional(z.literal('continue')),
    /** Only to look at: no bot or clock acts, nothing is answered and nothing written. Anyone who plays it here goes on. */
    reading: z.optional(z.boolean()),
  }),
  z.strictObject({ type: z.literal('close'), match: matchId }),
  z.strictObject({ type: z.literal('rename'), match: matchId, name: z.string() }),
  /** With its series, as far as no other rests on it. */
  z.strictObject({ type: z.literal('delete'), match: matchId }),
  /** Lets someone in, by the name under which they are connected: to sit down or look on; with `null`, no longer. */
  z.strictObject({
    type: z.literal('admit'),
    match: matchId,
    guest: token,
    as: z.nullable(z.enum(['invited', 'watcher'])),
  }),
  /** Who has come to a table, and who is still to come. From then on this table is told when that changes. */
  z.strictObject({ type: z.literal('room'), match: matchId }),
  /** What an invitation leads to. */
  z.strictObject({ type: z.literal('invited'), invitation: token }),
  /** Sits down by invitation, in this seat or in the first that is open; before the start also in another one. */
  z.strictObject({
    type: z.literal('join'),
    invitation: token,
    name: z.string(),
    seat: z.optional(seat),
  }),
  /** Looks on by invitation. */
  z.strictObject({ type: z.literal('follow'), invitation: token }),
  /** Gets up. Once the match has started a bot plays on, and the seat can be taken again. */
  z.strictObject({ type: z.literal('leave'), match: matchId }),
  /** Sends a person away, before the start. */
  z.strictObject({ type: z.literal('remove'), match: matchId, seat }),
  /** Makes a new invitation: the one before it no longer lets anyone in. */
  z.strictObject({ type: z.literal('renew'), match: matchId }),
  z.strictObject({ type: z.literal('ready'), match: matchId, on: z.boolean() }),
  z.strictObject({ type: z.literal('start'), match: matchId }),
  /** Adds a part to the dice of a match that is about to start: what one commits oneself to, then what that was. */
  z.strictObject({
    type: z.literal('entropy'),
    match: matchId,
    commit: z.optional(hexSchema),
    reveal: z.optional(hexSchema),
  }),
  /** What the dice are held to, and those from this number on whose secrets are open: enough to check them. */
  z.strictObject({ type: z.literal('proof'), match: matchId, from: whole }),
  /** Other terms, before the start. */
  z.strictObject({ type: z.literal('agree'), match: matchId, terms: termsSchema }),
  /** By the owner: lets the computer play someone's seat, or lets that person play again. */
  z.strictObject({ type: z.literal('hand'), match: matchId, seat, toBot: z.boolean() }),
  /** Gives the table to the person of a seat. */
  z.strictObject({ type: z.literal('give'), match: matchId, seat }),
  /** Says something to everybody at the table. */
  z.strictObject({ type: z.literal('say'), match: matchId, words: saySchema }),
  /** Tables that are listed: those that wait for players, the oldest first, then those that anybody may watch. */
  z.strictObject({ type: z.literal('tables') }),
  /** Sits down at the oldest such table of a game. */
  z.strictObject({ type: z.literal('seek'), game: z.string(), name: z.string() }),
  /** By the owner: a word with which someone who has lost their browser takes their seat again, once. */
  z.strictObject({ type: z.literal('readmit'), match: matchId, seat }),
  z.strictObject({ type: z.literal('retake'), token: z.string().check(z.maxLength(128)) }),
  /** Keeps something for another device of the same person for a while: nobody here can read it. */
  z.strictObject({ type: z.literal('lend'), sealed: token }),
  /** Takes what was kept so, once. */
  z.strictObject({ type: z.literal('borrow'), token }),
  /** Deletes this person with all that is left of them. */
  z.strictObject({ type: z.literal('forget') }),
  /** The rules of a table, also before it starts. */
  z.strictObject({ type: z.literal('rules'), match: matchId }),
  /**
   * With its series, or `alone`. While others play in it, only what the asker's first seat may know: to be read, not to
   * be played on.
   */
  z.strictObject({ type: z.literal('export'), match: matchId, alone: z.optional(z.boolean()) }),
  /** A match or a series: nothing of it is kept where anything is wrong. */
  z.strictObject({
    type: z.literal('import'),
    record: z.string(),
    recover: z.optional(z.boolean()),
    otherRules: z.optional(z.literal('continue')),
    /** Plays on with people from elsewhere: who sits where, and what they agree on. It waits until all are ready. */
    online: z.optional(z.strictObject({ seats: z.array(seatCardSchema), terms: z.optional(termsSchema) })),
  }),
  /** Checks the dice of a match or of a series. Nothing of it is kept. */
  z.strictObject({ type: z.literal('verify'), record: z.string() }),
  z.strictObject({ type: z.literal('look'), match: matchId, seat: z.optional(seat) }),
  /** What a table has missed that was cut off: how things stand, and what has happened since this number. */
  z.strictObject({ type: z.literal('since'), match: matchId, seq: whole, seat: z.optional(seat) }),
  /** Tells this table besides what anybody may see who watches, as a spectator's moments; or no longer. */
  z.strictObject({ type: z.literal('watch'), match: matchId, on: z.boolean() }),
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
    /** A name of its own: what comes again under the same name, by the same seat, is not played again. */
    id: z.optional(token),
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
  z.strictObject({
    type: z.literal('fork'),
    match: matchId,
    seq: whole,
    /** Whose number it is; that of the one who watches when absent. */
    seat: z.optional(seat),
    name: z.optional(z.string()),
  }),
  z.strictObject({ type: z.literal('hint'), match: matchId, seat }),
])
export type HostRequest = z.infer<typeof requestSchema>

/** Dice that people are to roll and type in. */
export interface DiceNeeded {
  readonly n: number
  readonly sides: number
  readonly why: RuleId
  /** Who is to roll them and may see them: everybody, or the persons in these seats. */
  readonly by: readonly Seat[] | 'all'
  /** What this table has typed for the same answer already: rolls that look alike are told apart by it. */
  readonly typed: readonly (readonly number[])[]
}

/** The time that a seat has left. */
export interface SeatClock {
  readonly seat: Seat
  readonly left: number
  /** Whether it runs now. */
  readonly runs: boolean
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
  /** How many answers this viewer knows of: their own number, which secret answers of others do not move. */
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
  /** When that time is up the window passes by itself, and what is behind it can still be answered. */
  readonly passes?: boolean
  /** The clocks of all seats, as far as this viewer may know; none where there are no clocks. */
  readonly clocks?: readonly SeatClock[]
  /** Whether people may ask what the computer would do, although others play from elsewhere. */
  readonly hints?: true
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
  /** The options of the next match that nobody may choose; `null` where nothing goes on, not yet, or not for the asker. */
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
      /** Whether this table was cut off meanwhile: these are all the events that it missed, or all that are left. */
      readonly caughtUp?: true
    }
  | { readonly type: 'dice'; readonly match: string; readonly dice: DiceNeeded }
  /** An answer behind a window that this seat has given is not carried out: something came between. */
  /** Someone has come, gone, sat down or got ready. */
  | { readonly type: 'room'; readonly room: Room }
  /** This person has no business with a match any longer, or there is none. */
  | { readonly type: 'gone'; readonly match: string }
  | { readonly type: 'dropped'; readonly match: string; readonly seat: Seat; readonly answer: Plain }
  /** Something could not be kept, and so it did not happen; or the record turned out to be damaged. */
  | { readonly type: 'trouble'; readonly match: string; readonly fault: Fault }

/** What a check of the dice of one match has found: how it agrees, or the first thing that does not. */
export type VerifiedDice = { readonly dice: CheckedDice } | { readonly fault: Fault }

/** What each request is answered with. */
export interface Replies {
  create: { match: string }
  sequel: Sequel
  list: { cards: readonly ListedCard[] }
  open: { match: string }
  close: null
  rename: null
  delete: null
  admit: null
  room: Room
  invited: Invited
  join: { match: string; seat: Seat }
  follow: { match: string }
  leave: null
  remove: null
  renew: null
  ready: null
  start: null
  entropy: null
  /** `null` where the dice cannot be checked. */
  proof: OpenDice | null
  agree: null
  hand: null
  give: null
  say: null
  rules: { options: Options }
  tables: { tables: readonly OfferedTable[] }
  /** `null` where nobody waits. */
  seek: { match: string | null }
  readmit: { token: string }
  retake: { match: string }
  lend: { token: string }
  borrow: { sealed: string }
  forget: null
  export: { record: string }
  /** The last match of the file. `damage` is what was left off the end of a file that was recovered. */
  import: { match: string; damage: Fault | null }
  verify: { matches: readonly VerifiedDice[] }
  look: Moment
  /** `null` where more was taken back than happened: then the moment says it all. */
  since: { moment: Moment; events: readonly GameEvent[] | null }
  watch: null
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
