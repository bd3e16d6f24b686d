import { BadInput, type Seat } from '@shamble/kernel'
import type { HostRequest } from './port.js'
import { type SeatCard, type SeatPlan, seatCardOf } from './seat-plan.js'
import { type Guest, type MatchCard, noSuchMatch } from './store.js'
import { termsOf } from './terms.js'

/**
 * What someone is to a match:
 * - `alone`: it is theirs, and every person's seat too: people around one screen, who share everything but their hands;
 * - `owner`: it is theirs, and others play in it from elsewhere;
 * - `player`: they answer for a seat of someone else's match;
 * - `invited`, `watcher`: the owner has let them in, to sit down or to look on.
 */
export const RELATIONS = ['alone', 'owner', 'player', 'invited', 'watcher', 'stranger'] as const
export type Relation = (typeof RELATIONS)[number]

/** How far a match has come: `waiting` for people, `set-up` while it still waits for dice. */
export const PHASES = ['waiting', 'set-up', 'running', 'over'] as const
export type Phase = (typeof PHASES)[number]

/** Requests that are about one match. */
export type MatchRequest = Extract<HostRequest, { readonly match: string }>

type Allowed = Readonly<Partial<Record<Relation, readonly Phase[]>>>

const ALWAYS = PHASES
const WAITING = ['waiting'] as const
/** Before that nobody sees or does anything: people still come and go. */
const BEGUN = ['set-up', 'running', 'over'] as const
const ONCE_OVER = ['over'] as const
/** Until then: the one who has played to the end has played. */
const PLAYED = ['waiting', 'set-up', 'running'] as const
const MASTERS = { alone: ALWAYS, owner: ALWAYS } as const
const SEATED = { alone: BEGUN, owner: BEGUN, player: BEGUN } as const
const VIEWERS = { ...SEATED, invited: BEGUN, watcher: BEGUN } as const
const ANYBODY_KNOWN = { ...MASTERS, player: ALWAYS, invited: ALWAYS, watcher: ALWAYS } as const
/** Before the start the table is its owner's to arrange. */
const ARRANGING = { alone: WAITING, owner: WAITING } as const
/** Shows everything: to people at one screen at any time, to others when everything opens. */
const OPENING = { alone: BEGUN, owner: ONCE_OVER, player: ONCE_OVER, invited: ONCE_OVER, watcher: ONCE_OVER } as const

/** Who may ask for what, and when. What is not listed here is denied. */
const ALLOWED: Readonly<Record<MatchRequest['type'], Allowed>> = {
  open: ANYBODY_KNOWN,
  room: ANYBODY_KNOWN,
  look: VIEWERS,
  since: VIEWERS,
  watch: VIEWERS,
  log: VIEWERS,
  past: VIEWERS,
  position: VIEWERS,
  close: MASTERS,
  rename: MASTERS,
  // Nobody takes a game away from those who are playing it.
  delete: { alone: ALWAYS, owner: ['waiting', 'set-up', 'over'] },
  admit: MASTERS,
  renew: ARRANGING,
  remove: ARRANGING,
  start: ARRANGING,
  ready: { ...ARRANGING, player: WAITING },
  entropy: { ...ARRANGING, player: WAITING },
  proof: VIEWERS,
  agree: ARRANGING,
  hand: { owner: ['running'] },
  give: { owner: ALWAYS },
  say: { ...MASTERS, player: ALWAYS },
  rules: ANYBODY_KNOWN,
  readmit: { owner: ['running'] },
  leave: { player: PLAYED, invited: ALWAYS, watcher: ALWAYS },
  // Those who look on are led to the next match of a series.
  sequel: { alone: BEGUN, owner: BEGUN, player: ONCE_OVER, invited: ONCE_OVER, watcher: ONCE_OVER },
  // A player may take along what their seat may know, as long as the match runs.
  export: { ...SEATED, invited: ONCE_OVER, watcher: ONCE_OVER },
  fork: OPENING,
  answer: SEATED,
  check: SEATED,
  dice: SEATED,
  retype: SEATED,
  undo: SEATED,
  end: SEATED,
  consent: SEATED,
  hint: SEATED,
  sit: { ...SEATED, ...MASTERS, invited: BEGUN },
}

/** The seats that a table may see and answer for. */
export function seatsOf({ seats }: Pick<MatchCard, 'seats'>, owner: string): Seat[] {
  return seats.flatMap((plan, seat) => (plan.by === 'person' && plan.owner === owner ? [seat] : []))
}

/** Whose seat it is, also while a bot plays it; nobody's where this is `null`. */
export const personOf = (plan: SeatPlan | undefined): string | null =>
  plan?.by === 'person' ? plan.owner : plan?.by === 'bot' ? (plan.of?.owner ?? null) : null

/** Everybody who has to do with a match. */
export function personsIn(card: MatchCard): string[] {
  const { owner, guests, seats } = card
  const seated = seats.flatMap((plan) => personOf(plan) ?? [])
  const anybody = isListed(card) ? [ANYBODY] : []
  return [...new Set([owner, ...guests.map(({ guest }) => guest), ...seated, ...anybody])]
}

/** Whether the same people have to do with a match as when its card was this one: each is known by the same things. */
export const concernsTheSame = (one: MatchCard, other: MatchCard): boolean =>
  one.owner === other.owner &&
  one.guests === other.guests &&
  one.seats === other.seats &&
  one.waiting === other.waiting &&
  one.over === other.over &&
  one.terms === other.terms &&
  one.spare === other.spare

/** Whether strangers may learn of a table: while it waits, and while they may watch it. */
export const isListed = ({ waiting, over, terms }: Pick<MatchCard, 'waiting' | 'over' | 'terms'>): boolean =>
  terms?.open === true && (waiting || (terms.watch === true && !over))

/** Who has to do with a table that is listed, as a store looks for it: no person is called so. */
export const ANYBODY = '*'

export function relationOf(card: MatchCard, asker: string): Relation {
  const persons = card.seats.map(personOf)
  if (card.owner === asker) {
    const isAlone = card.seats.every(({ by }, seat) => by !== 'open' && (persons[seat] ?? asker) === asker)
    return isAlone ? 'alone' : 'owner'
  }
  if (persons.includes(asker)) return 'player'
  return card.guests.find(({ guest }) => guest === asker)?.as ?? 'stranger'
}

/** Whether someone has played in it: where people come from elsewhere, any of the players may ask the others to play on. */
export const mayPlayOn = (card: MatchCard, asker: string): boolean =>
  ['alone', 'owner', 'player'].includes(relationOf(card, asker))

export function isAllowed(type: MatchRequest['type'], relation: Relation, phase: Phase): boolean {
  return ALLOWED[type][relation]?.includes(phase) ?? false
}

/** @throws BadInput where the asker has no business with that; a stranger does not even learn that there is such a match */
export function checkAccess(card: MatchCard, asker: string, phase: Phase, request: MatchRequest): void {
  const relation = relationOf(card, asker)
  if (relation === 'stranger') throw noSuchMatch(card.id)
  if (!isAllowed(request.type, relation, phase))
    throw request.type === 'delete' && relation === 'owner' ? played() : denied()
  if (request.type === 'sit') checkSit(card, asker, relation, request)
  // What others hold is not the house's to advise on.
  else if (request.type === 'hint' && card.invitation !== null && !termsOf(card).hints) throw denied()
  // Whose seat that is does not matter: there must be someone.
  else if (
    request.type === 'remove' ||
    request.type === 'hand' ||
    request.type === 'give' ||
    request.type === 'readmit'
  )
    mustExist(card, request.seat)
  else if ('seat' in request && request.seat !== undefined) checkSeat(card, asker, phase, request.seat, request.type)
  else if ((request.type === 'dice' || request.type === 'retype') && seatsOf(card, asker).length === 0) throw denied()
}

const denied = (): BadInput => new BadInput('request', 'you cannot ask for this, or not yet')

const played = (): BadInput =>
  new BadInput(
    'request',
    'other players are still in this game: end it with their consent first, or make one of them the host and leave',
  )

function checkSeat(card: MatchCard, asker: string, phase: Phase, seat: Seat, type: HostRequest['type']): void {
  mustExist(card, seat)
  if (seatsOf(card, asker).includes(seat)) return
  // When a match is over everything opens.
  if (phase === 'over' && (type === 'past' || type === 'fork')) return
  throw new BadInput('request.seat', 'seat {{seat}} is not this table’s', { seat })
}

/**
 * Before the start the owner leaves a seat open or to a bot. Later a seat is its person's to give to a bot, and to take
 * back. Another bot's seat is for people around one screen to take, and for someone invited who has seen no other hand
 * yet.
 */
function checkSit(
  card: MatchCard,
  asker: string,
  relation: Relation,
  request: { readonly seat: Seat; readonly plan: SeatCard },
): void {
  const { seat } = request
  const plan = mustExist(card, seat)
  if (card.waiting) {
    if (plan.by !== 'person' && request.plan.by !== 'person') return
    throw denied()
  }
  if (request.plan.by === 'open') throw denied()
  if (plan.by === 'bot' && plan.of?.why === 'owner' && plan.of.owner === asker)
    throw new BadInput('request.seat', 'the host has given your place to the computer')
  if (personOf(plan) === asker) return
  if (plan.by === 'bot' && plan.of === undefined && (relation === 'alone' || relation === 'invited')) return
  throw new BadInput('request.seat', 'seat {{seat}} is not this table’s', { seat })
}

function mustExist({ seats }: MatchCard, seat: Seat): MatchCard['seats'][number] {
  const plan = seats[seat]
  if (plan === undefined) throw new BadInput('request.seat', 'there is no player {{seat}}', { seat })
  return plan
}

/** When a match was last saved tells when someone has passed in secret: others learn it by the hour. */
const HOUR = 3_600_000

/**
 * A card as someone may see it: not whose anything is, no seed before everything opens, and nothing that counts answers
 * which not everybody may know of.
 */
export function cardFor(card: MatchCard, asker: string): ListedCard {
  const { owner: _owner, guests: _guests, invitation: _invitation, given: _given, ...known } = card
  // Anyone who counts what is written counts what is answered in secret.
  const { lines: _lines, revision: _revision, proposal: _proposal, ...shown } = known
  const { seats, seed, saved, used: _used, moved: _moved, talk: _talk, spare: _spare, ...listed } = shown
  const { dice: _dice, unbegun: _unbegun, ...rest } = listed
  const shows = card.over || relationOf(card, asker) === 'alone'
  return {
    ...rest,
    yours: card.owner === asker,
    seats: seats.map((plan) => seatCardOf(plan, asker)),
    seed: shows ? seed : null,
    saved: shows ? saved : saved - (saved % HOUR),
  }
}

/** What a list of matches shows. */
export interface ListedCard
  extends Omit<
    MatchCard,
    | 'owner'
    | 'guests'
    | 'seats'
    | 'lines'
    | 'invitation'
    | 'given'
    | 'revision'
    | 'proposal'
    | 'used'
    | 'moved'
    | 'talk'
    | 'spare'
    | 'dice'
    | 'unbegun'
  > {
  readonly seats: readonly SeatCard[]
  /** Whether it is the asker's to rename and delete. */
  readonly yours: boolean
}

/** How many are let in to one match: they are listed in its card, which is written with every answer. */
export const MOST_GUESTS = 100

/**
 * The guests of a match with one more, one less, or one who is let in otherwise.
 * @throws BadInput where there are too many
 */
export function withGuest(guests: readonly Guest[], guest: string, as: Guest['as'] | null): readonly Guest[] {
  const others = guests.filter((one) => one.guest !== guest)
  if (as === null) return others
  if (others.length >= MOST_GUESTS) throw new BadInput('match', 'too many people are watching this game')
  return [...others, { guest, as }]
}
