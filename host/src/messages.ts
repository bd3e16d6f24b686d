import * as z from 'zod/mini'
import type { Replies } from './port.js'
import type { SentNotice, SentReply } from './wire.js'

// What crosses a network between a table and its host. Requests have their own schema; what the host says has these, so
// that neither end takes anything for what it is not.

/** Raised whenever an older page could not make sense of what it is told. */
export const MESSAGE_VERSION = 1

/** Why a server closes a line for good; everything else is a line that broke, and is tried again. */
export const CLOSED_FOR = { version: 4001, secret: 4002, rates: 4003 } as const

/** Bytes of one message to a server. What is larger is sent over HTTP first. */
export const MOST_BYTES = 16 * 1024

const number = z.number()
const text = z.string()
const seat = z.int().check(z.nonnegative())
const seats = z.array(seat)
const viewer = z.union([seat, z.literal('spectator')])
const plain = z.record(z.string(), z.unknown())
const list = z.array(plain)
const nothing = z.null()

// What they hold is what tables and programs rely on; more may come at any time, so nothing else is refused.
const refusal = z.looseObject({ rule: text })
const fault = z.looseObject({ where: text, reason: text })
const seatCard = z.looseObject({ by: z.enum(['person', 'bot', 'open']) })
const dice = z.looseObject({ n: number, sides: number, why: text })
const action = z.looseObject({ type: text })
/** With −1 for a seat that the viewer may not know. */
const question = z.looseObject({ seat: z.int(), kind: text })
const event = z.looseObject({ kind: text, rule: text })
const outcome = z.looseObject({ winners: seats, reason: text, rule: text })
const choices = z.looseObject({
  asked: z.boolean(),
  pass: z.nullable(action),
  actions: z.array(action),
  refused: z.array(z.looseObject({ action, refusal })),
  spaces: z.array(z.looseObject({ kind: text, shape: plain })),
})
const clock = z.looseObject({ seat, left: number, runs: z.boolean() })
const moment = z.looseObject({
  match: text,
  viewer,
  seq: number,
  view: z.looseObject({ seq: number, turn: number }),
  questions: z.array(question),
  choices,
  seats: z.array(seatCard),
  outcome: z.nullable(outcome),
  dice: z.nullable(dice),
  proposal: z.nullable(z.looseObject({ kind: z.enum(['undo', 'end']), by: seat, waitsFor: seats })),
  undo: z.union([z.looseObject({ needs: seats }), z.looseObject({ refusal })]),
  timeLeft: z.optional(z.nullable(number)),
  passes: z.optional(z.boolean()),
  clocks: z.optional(z.array(clock)),
  hints: z.optional(z.literal(true)),
})
const terms = z.looseObject({
  open: z.boolean(),
  watch: z.optional(z.boolean()),
  pace: z.nullable(plain),
  away: z.enum(['wait', 'house']),
  hints: z.boolean(),
})
const said = z.looseObject({ at: number, seat, words: z.union([text, z.looseObject({ phrase: text })]) })
const roomSeat = z.discriminatedUnion('by', [
  z.looseObject({ by: z.literal('open') }),
  z.looseObject({ by: z.literal('bot'), bot: text, yours: z.boolean() }),
  z.looseObject({
    by: z.literal('person'),
    name: text,
    ready: z.boolean(),
    here: z.boolean(),
    yours: z.boolean(),
    owner: z.boolean(),
  }),
])
const room = z.looseObject({
  match: text,
  game: text,
  name: text,
  waiting: z.boolean(),
  yours: z.boolean(),
  elsewhere: z._default(z.boolean(), false),
  seats: z.array(roomSeat),
  watching: number,
  invitation: z.nullable(z.looseObject({ code: text, watch: text })),
  terms,
  talk: z.array(said),
})
const match = z.looseObject({ match: text })
const waits = z.looseObject({ waitsFor: seats })

/** What each request is answered with, where it was carried out. */
export const REPLIES: Readonly<Record<keyof Replies, z.ZodMiniType>> = {
  create: match,
  sequel: z.looseObject({ handed: z.nullable(plain), next: z.nullable(text) }),
  list: z.looseObject({
    cards: z.array(z.looseObject({ id: text, game: text, name: text, seats: z.array(seatCard) })),
  }),
  open: match,
  close: nothing,
  rename: nothing,
  delete: nothing,
  admit: nothing,
  room,
  invited: z.looseObject({
    match: text,
    game: text,
    waiting: z.boolean(),
    host: text,
    open: number,
    seats: number,
    as: z.enum(['player', 'watcher']),
  }),
  join: z.looseObject({ match: text, seat }),
  follow: match,
  leave: nothing,
  remove: nothing,
  renew: nothing,
  ready: nothing,
  start: nothing,
  entropy: nothing,
  proof: z.nullable(z.looseObject({ line: plain, roots: z.array(text), count: number, dice: list })),
  agree: nothing,
  hand: nothing,
  give: nothing,
  say: nothing,
  rules: z.looseObject({ options: plain }),
  tables: z.looseObject({
    tables: z.array(
      z.looseObject({ invitation: text, as: z.optional(z.enum(['player', 'watcher'])), game: text, host: text, terms }),
    ),
  }),
  seek: z.looseObject({ match: z.nullable(text) }),
  readmit: z.looseObject({ token: text }),
  retake: match,
  lend: z.looseObject({ token: text }),
  borrow: z.looseObject({ sealed: text }),
  forget: nothing,
  export: z.looseObject({ record: text }),
  import: z.looseObject({ match: text, damage: z.nullable(fault) }),
  verify: z.looseObject({ matches: list }),
  look: moment,
  since: z.looseObject({ moment, events: z.nullable(z.array(event)) }),
  watch: nothing,
  log: z.looseObject({ entries: z.array(z.looseObject({ seq: number, seat: number, events: z.array(event) })) }),
  past: moment,
  position: z.looseObject({ text: z.nullable(text) }),
  answer: z.looseObject({ seq: number }),
  check: plain,
  dice: nothing,
  retype: nothing,
  undo: waits,
  end: waits,
  consent: nothing,
  sit: nothing,
  fork: match,
  hint: z.looseObject({ action }),
}

/** How a request is answered that was not carried out: against a rule, or for another reason. */
export const failed = z.union([
  z.looseObject({ ok: z.literal(false), refusal }),
  z.looseObject({ ok: z.literal(false), error: fault }),
])

/** A reply to a request of this kind; `null` where it is none. */
export function readReply(type: string, given: unknown): SentReply | null {
  if (failed.safeParse(given).success) return given as SentReply
  const value = Object.hasOwn(REPLIES, type) ? REPLIES[type as keyof Replies] : z.never()
  return z.looseObject({ ok: z.literal(true), value }).safeParse(given).success ? (given as SentReply) : null
}

export const noticeSchema = z.discriminatedUnion('type', [
  z.looseObject({ type: z.literal('moment'), moment, events: z.array(event), steps: list, more: z.boolean() }),
  z.looseObject({ type: z.literal('dice'), match: text, dice }),
  z.looseObject({ type: z.literal('room'), room }),
  z.looseObject({ type: z.literal('gone'), match: text }),
  z.looseObject({ type: z.literal('dropped'), match: text, seat, answer: z.unknown() }),
  z.looseObject({ type: z.literal('trouble'), match: text, fault }),
])

/** A notice; `null` where it is none. */
export function readNotice(given: unknown): SentNotice | null {
  return noticeSchema.safeParse(given).success ? (given as SentNotice) : null
}

/** The first thing that a table says. */
export const helloSchema = z.strictObject({ v: z.int(), secret: z.string().check(z.regex(/^[\w-]{43}$/)) })
export type Hello = z.infer<typeof helloSchema>

/** What it says from then on: a request, which the host reads, or the ticket of one that was sent over HTTP. */
export const toServerSchema = z.union([
  z.strictObject({ id: z.int(), request: z.unknown() }),
  z.strictObject({ id: z.int(), ticket: z.string().check(z.maxLength(64)) }),
])
export type ToServer = z.infer<typeof toServerSchema>

/** What a server says, as a whole. */
export const fromServerSchema = z.discriminatedUnion('type', [
  z.strictObject({ type: z.literal('welcome'), v: z.int() }),
  z.strictObject({ type: z.literal('reply'), id: z.int(), reply: z.unknown() }),
  z.strictObject({ type: z.literal('notice'), notice: z.unknown() }),
])
export type FromServer = z.infer<typeof fromServerSchema>

/** Parts that occur in several messages, by the names under which the protocol speaks of them. */
export const PARTS = {
  action,
  choices,
  clock,
  dice,
  event,
  fault,
  moment,
  outcome,
  question,
  refusal,
  room,
  roomSeat,
  said,
  seatCard,
  terms,
} as const
