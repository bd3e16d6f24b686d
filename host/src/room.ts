import { BadInput, type Seat } from '@shamble/kernel'
import { isListed, MOST_GUESTS, personOf, relationOf, seatsOf, withGuest } from './access.js'
import { gathering, heardAgain, type RoomDice, roomDice } from './dice-parts.js'
import type { Absence, SeatPlan } from './seat-plan.js'
import { readSeatName } from './seating.js'
import type { Invitation, MatchCard } from './store.js'
import { MOST_TALK, readSaid, type Said } from './talk.js'
import { type Terms, termsOf } from './terms.js'

/** A seat of a table whose people come from elsewhere, as one of them may see it. */
export type RoomSeat =
  | { readonly by: 'open' }
  /** `of`: the name of the person for whom it plays, and `why` it does; `yours` where that is the asker. */
  | {
      readonly by: 'bot'
      readonly bot: string
      readonly of: string | null
      readonly why: Absence | null
      readonly yours: boolean
    }
  | {
      readonly by: 'person'
      readonly name: string
      readonly ready: boolean
      readonly here: boolean
      readonly yours: boolean
      /** Whether the table is this person's. */
      readonly owner: boolean
      /** Milliseconds until the computer plays for a person who is away; `null` where it will not. */
      readonly takeover: number | null
    }

/** Something that was said at the table, as one of the others reads it. */
export interface RoomLine extends Omit<Said, 'by'> {
  readonly yours: boolean
}

/** Where people are, as far as a host knows. */
export interface Presence {
  isHere(person: string): boolean
  /** Milliseconds until the computer plays for someone at a table, `null` where it will not. */
  takeover(person: string, card: MatchCard): number | null
}

/** Who has come to a table, and who is still to come. */
export interface Room {
  readonly match: string
  readonly game: string
  readonly name: string
  /** Whether the match has not started yet. */
  readonly waiting: boolean
  /** Whether the table is the asker's. */
  readonly yours: boolean
  /** Whether the match was begun somewhere else: nobody can check what was rolled there. */
  readonly elsewhere: boolean
  readonly seats: readonly RoomSeat[]
  /** How many people look on, and are here. */
  readonly watching: number
  /** For those who sit at it. */
  readonly invitation: Invitation | null
  readonly terms: Terms
  readonly talk: readonly RoomLine[]
  /** What is gathered for the dice of a match that is about to start; `null` where nothing is. */
  readonly dice: RoomDice | null
  /** Seats whose players did not add to the dice in time. */
  readonly silent: readonly Seat[]
}

/** What an invitation leads to, for someone who has not come in yet. */
export interface Invited {
  readonly match: string
  readonly game: string
  readonly name: string
  readonly waiting: boolean
  /** The name of the person whose table it is. */
  readonly host: string
  /** How many seats are open. */
  readonly open: number
  readonly seats: number
  /** What the invitation is for. */
  readonly as: 'player' | 'watcher'
}

/** A table that is listed: it waits for players, or may be watched. */
export interface OfferedTable {
  /** What lets people in. */
  readonly invitation: string
  /** What it lets them do. */
  readonly as: 'player' | 'watcher'
  readonly game: string
  readonly name: string
  /** The name of the person whose table it is. */
  readonly host: string
  /** Who sits there already. */
  readonly seats: readonly SeatPlan['by'][]
  readonly terms: Terms
  readonly created: number
  /** Whether the asker sits there. */
  readonly yours: boolean
}

/** Whether a table is listed, and has a place for someone. */
export const isOffered = (card: MatchCard): boolean =>
  card.waiting && card.invitation !== null && termsOf(card).open && card.seats.some(({ by }) => by === 'open')

/** Whether a table is listed for those who look on: all of its places are taken, or it has started. */
export const isShown = (card: MatchCard): boolean =>
  isListed(card) && card.invitation !== null && termsOf(card).watch === true && !isOffered(card)

export function offered(card: MatchCard, asker: string): OfferedTable {
  const { game, name, host } = invitedTo(card, '')
  const as = isOffered(card) ? 'player' : 'watcher'
  return {
    invitation: as === 'player' ? card.invitation!.code : card.invitation!.watch,
    as,
    game,
    name,
    host,
    seats: card.seats.map(({ by }) => by),
    terms: termsOf(card),
    created: card.created,
    yours: relationOf(card, asker) !== 'stranger',
  }
}

export function roomFor(card: MatchCard, asker: string, presence: Presence, now: number): Room {
  const { id, game, name, waiting, owner, guests, invitation } = card
  const isSeated = owner === asker || relationOf(card, asker) === 'player'
  return {
    match: id,
    game,
    name,
    waiting,
    yours: owner === asker,
    elsewhere: card.elsewhere === true,
    seats: card.seats.map((plan) => roomSeat(plan, card, asker, presence)),
    watching: guests.filter(({ guest }) => presence.isHere(guest)).length,
    invitation: isSeated ? invitation : null,
    terms: termsOf(card),
    talk: (card.talk ?? []).map(({ by, ...said }) => ({ ...said, yours: by === asker })),
    dice: roomDice(card, asker, now),
    silent: card.seats.flatMap((plan, seat) => (card.dice?.silent?.includes(personOf(plan) ?? '') ? [seat] : [])),
  }
}

function roomSeat(plan: SeatPlan, card: MatchCard, asker: string, presence: Presence): RoomSeat {
  if (plan.by === 'open') return plan
  if (plan.by === 'bot') {
    const { bot, of } = plan
    return {
      by: 'bot',
      bot,
      of: of?.name ?? null,
      why: of === undefined ? null : (of.why ?? 'own'),
      yours: of?.owner === asker,
    }
  }
  const { name, owner, ready = false } = plan
  return {
    by: 'person',
    name,
    ready,
    here: presence.isHere(owner),
    yours: owner === asker,
    owner: owner === card.owner,
    takeover: presence.takeover(owner, card),
  }
}

export function invitedTo(card: MatchCard, invitation: string): Invited {
  const { id, game, name, waiting, seats, owner } = card
  const own = seats.find((plan) => plan.by === 'person' && plan.owner === owner)
  return {
    match: id,
    game,
    name,
    waiting,
    host: own?.by === 'person' ? own.name : '',
    open: seats.filter(({ by }) => by === 'open').length,
    seats: seats.length,
    as: card.invitation?.watch === invitation ? 'watcher' : 'player',
  }
}

type Change = Partial<
  Pick<MatchCard, 'owner' | 'seats' | 'guests' | 'waiting' | 'terms' | 'moved' | 'talk' | 'spare' | 'dice'>
>

/**
 * Sits down in the open seat that is asked for, or in the first one. A person who sits at the table already moves to the
 * one that is asked for, and stays where they are otherwise.
 */
export function joining(card: MatchCard, person: string, name: string, wanted: Seat | undefined): Change {
  const [own] = seatsOf(card, person)
  if (own !== undefined && (wanted === undefined || card.seats[wanted]?.by !== 'open')) return {}
  const seat = wanted ?? card.seats.findIndex(({ by }) => by === 'open')
  const plan = card.seats[seat]
  if (!card.waiting || plan === undefined)
    throw new BadInput('join', 'no place is free in this game: you can only watch it')
  if (plan.by !== 'open') throw new BadInput('join', 'this place is taken')
  const seated = { by: 'person', name: readSeatName(name, seat), owner: person } as const
  const seats = card.seats.map((before, i): SeatPlan => (i === seat ? seated : i === own ? { by: 'open' } : before))
  return { seats, guests: withGuest(card.guests, person, null) }
}

/**
 * Where too many look on, those who have gone make room.
 * @throws BadInput where all of them are here
 */
export function following(card: MatchCard, person: string, presence: Presence): Change {
  if (relationOf(card, person) !== 'stranger') return {}
  const isFull = card.guests.length >= MOST_GUESTS
  const guests = isFull
    ? card.guests.filter(({ guest, as }) => as !== 'watcher' || presence.isHere(guest))
    : card.guests
  return { guests: withGuest(guests, person, 'watcher') }
}

const ofBot = (plan: SeatPlan | undefined) => (plan?.by === 'bot' ? plan.of : undefined)

/** Before the start a seat is open again; later a bot plays it, and the person may come back. */
export function leaving(card: MatchCard, person: string, bot: string, why: Absence = 'own'): Change {
  const seats = card.seats.map((plan): SeatPlan => {
    if (plan.by !== 'person' || plan.owner !== person) return plan
    return card.waiting ? { by: 'open' } : { by: 'bot', bot, of: { owner: person, name: plan.name, why } }
  })
  return { seats, guests: withGuest(card.guests, person, null) }
}

/** Someone who was away is back: the seats that the computer has kept for them are theirs again. */
export function returning(card: MatchCard, person: string): Change {
  return {
    seats: card.seats.map((plan) =>
      plan.by === 'bot' && plan.of?.why === 'away' && plan.of.owner === person ? personAgain(plan.of) : plan,
    ),
    spare: (card.spare ?? []).filter((one) => one.person !== person),
  }
}

const personAgain = ({ name, owner }: { readonly name: string; readonly owner: string }): SeatPlan => ({
  by: 'person',
  name,
  owner,
})

/**
 * The owner lets a bot play someone's seat, or lets that person play again.
 * @throws BadInput where nobody else sits there
 */
export function handing(card: MatchCard, seat: Seat, bot: string | null): Change {
  const plan = card.seats[seat]
  const of = plan?.by === 'person' ? plan : plan?.by === 'bot' ? plan.of : undefined
  if (plan === undefined || of === undefined || of.owner === card.owner)
    throw new BadInput('request.seat', 'no other player has this place')
  const { name, owner } = of
  const seated: SeatPlan = bot === null ? personAgain(of) : { by: 'bot', bot, of: { owner, name, why: 'owner' } }
  return { seats: card.seats.map((old, i) => (i === seat ? seated : old)) }
}

/** The table is another player's from now on. */
export function giving(card: MatchCard, seat: Seat): Change {
  const plan = card.seats[seat]
  if (plan?.by !== 'person' || plan.owner === card.owner)
    throw new BadInput('request.seat', 'no other player has this place')
  const isSeated = relationOf({ ...card, owner: plan.owner }, card.owner) !== 'stranger'
  // Who has no seat looks on.
  return { owner: plan.owner, guests: isSeated ? card.guests : withGuest(card.guests, card.owner, 'watcher') }
}

/** @throws BadInput where it is no words, or the person has no seat here */
export function saying(card: MatchCard, person: string, said: Said['words'], now: number): Change {
  const isOwn = (plan: SeatPlan): boolean =>
    plan.by === 'person' ? plan.owner === person : plan.by === 'bot' && plan.of?.owner === person
  const seat = card.seats.findIndex(isOwn)
  if (seat < 0) throw new BadInput('request', 'only players can write to the others')
  const line = { at: now, seat, by: person, words: readSaid(said, 'request.words') }
  return { talk: [...(card.talk ?? []), line].slice(-MOST_TALK) }
}

/** @throws BadInput where nobody but the owner sits there */
export function removing(card: MatchCard, seat: Seat): Change & { readonly removed: string } {
  const plan = card.seats[seat]
  if (plan?.by !== 'person' || plan.owner === card.owner)
    throw new BadInput('request.seat', 'there is nobody to remove in this place')
  return { ...leaving(card, plan.owner, ''), removed: plan.owner }
}

/**
 * A way back for someone who has lost their browser.
 * @throws BadInput where nobody else sits there, or they are here: nobody is put out of their seat
 */
export function readmitting(card: MatchCard, seat: Seat, token: string, presence: Presence): Change {
  const person = personOf(card.seats[seat])
  if (person === null || person === card.owner) throw new BadInput('request.seat', 'no other player has this place')
  if (presence.isHere(person)) throw new BadInput('readmit', 'this player is here and needs no new link')
  return { spare: [...(card.spare ?? []).filter((one) => one.person !== person), { token, person }] }
}

/** Someone comes back with another browser: everything that was theirs there belongs to this browser. */
export function retaking(card: MatchCard, token: string, person: string, presence: Presence): Change {
  const spare = card.spare?.find((one) => one.token === token)
  if (spare === undefined || presence.isHere(spare.person) || relationOf(card, person) === 'owner')
    throw new BadInput('invitation', 'this link is not valid, or no longer valid')
  const had = spare.person
  const seats = card.seats.map((plan): SeatPlan => {
    if (plan.by === 'person') return plan.owner === had ? { ...plan, owner: person } : plan
    return plan.by === 'bot' && plan.of?.owner === had ? { ...plan, of: { ...plan.of, owner: person } } : plan
  })
  return {
    seats,
    spare: card.spare!.filter((one) => one !== spare),
    guests: withGuest(withGuest(card.guests, had, null), person, null),
  }
}

/** What is left of a table when someone asks to be forgotten: bots play in their places, and what they said is gone. */
export function forgetting(card: MatchCard, person: string, bot: string): Change {
  // Someone for whom the computer plays is still one of them.
  const heir = card.seats.map(personOf).find((other) => other !== null && other !== person) ?? null
  const seats = card.seats.map((plan): SeatPlan => {
    if (personOf(plan) !== person) return plan
    return card.waiting ? { by: 'open' } : { by: 'bot', bot }
  })
  const { dice } = card
  return {
    ...(card.owner === person && heir !== null ? { owner: heir } : {}),
    ...(dice?.silent?.includes(person)
      ? { dice: { ...dice, silent: dice.silent.filter((one) => one !== person) } }
      : {}),
    seats,
    guests: withGuest(card.guests, person, null),
    talk: (card.talk ?? []).filter(({ by }) => by !== person),
    spare: (card.spare ?? []).filter((one) => one.person !== person),
  }
}

/** Other terms: nobody has said yet that they are ready for these. */
export function agreeing(card: MatchCard, terms: Terms): Change {
  const seats = card.seats.map((plan) => (plan.by === 'person' ? { ...plan, ready: false } : plan))
  return { seats, terms }
}

export function readying(card: MatchCard, person: string, ready: boolean): Change {
  return {
    seats: card.seats.map((plan) => (plan.by === 'person' && plan.owner === person ? { ...plan, ready } : plan)),
    ...(ready ? heardAgain(card, person) : {}),
  }
}

/**
 * Starts, or waits first for what all players add to the dice.
 * @throws BadInput where a seat is open, or someone else is not ready
 */
export function starting(card: MatchCard, now: number): Change {
  if (card.seats.some(({ by }) => by === 'open'))
    throw new BadInput('start', 'a place is still free: wait for a player, or let the computer play')
  const isReady = (plan: SeatPlan): boolean => plan.by !== 'person' || plan.owner === card.owner || plan.ready === true
  if (!card.seats.every(isReady)) throw new BadInput('start', 'not all players are ready yet')
  if (!termsOf(card).proven) return started(card, now)
  return gathering(card, now)
}

export function started(card: MatchCard, now: number): Change {
  const seats = card.seats.map((plan): SeatPlan => {
    if (plan.by !== 'person') return plan
    const { ready: _ready, ...seated } = plan
    return seated
  })
  return { seats, waiting: false, moved: now }
}

/** Another plan for one seat. A person's seat that a bot takes over stays that person's. */
export function reseated(card: MatchCard, seat: Seat, plan: SeatPlan): { readonly seats: readonly SeatPlan[] } {
  const before = card.seats[seat]
  const of = before?.by === 'person' ? { owner: before.owner, name: before.name } : ofBot(before)
  const seated = plan.by === 'bot' && of !== undefined && card.invitation !== null ? { ...plan, of } : plan
  return { seats: card.seats.map((old, i) => (i === seat ? seated : old)) }
}
