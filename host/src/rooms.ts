import { defaultBot } from '@shamble/bots'
import { systemToken } from '@shamble/chance'
import { BadInput, type Seat } from '@shamble/kernel'
import { ANYBODY, relationOf, seatsOf } from './access.js'
import type { Connections } from './connections.js'
import { adding } from './dice-parts.js'
import { newInvitation, readInvitation } from './invitation.js'
import type { HostRequest, Replies } from './port.js'
import {
  agreeing,
  following,
  giving,
  handing,
  invitedTo,
  isOffered,
  isShown,
  joining,
  leaving,
  type OfferedTable,
  offered,
  type Presence,
  type Room,
  readmitting,
  readying,
  removing,
  retaking,
  roomFor,
  saying,
  starting,
} from './room.js'
import type { RunningMatch } from './running-match.js'
import type { MatchCard, MatchStore } from './store.js'

type Request<T extends HostRequest['type']> = Extract<HostRequest, { type: T }>

export const ROOM_REQUESTS = [
  'invited',
  'join',
  'follow',
  'room',
  'leave',
  'remove',
  'renew',
  'ready',
  'start',
  'entropy',
  'agree',
  'hand',
  'give',
  'say',
  'rules',
  'tables',
  'seek',
  'readmit',
  'retake',
] as const
export type RoomRequest = Request<(typeof ROOM_REQUESTS)[number]>

/** How many tables are offered at once: nobody reads more. */
const MOST_OFFERED = 100
/** And how many to watch. */
const MOST_SHOWN = 30

/** Those that have waited longest, as many as are offered. */
const oldest = (cards: readonly MatchCard[]): MatchCard[] =>
  [...cards].sort((a, b) => a.created - b.created).slice(0, MOST_OFFERED)

/** How people come to a table from elsewhere, and go. */
export class Rooms {
  readonly #store: MatchStore
  readonly #connections: Connections
  readonly #attend: (id: string) => Promise<RunningMatch>
  readonly #presence: Presence
  readonly #now: () => number

  /** @param attend a match that is open here, or is opened for it */
  constructor(
    store: MatchStore,
    connections: Connections,
    attend: (id: string) => Promise<RunningMatch>,
    presence: Presence,
    now: () => number,
  ) {
    this.#store = store
    this.#connections = connections
    this.#attend = attend
    this.#presence = presence
    this.#now = now
  }

  async carryOut(request: RoomRequest, person: string): Promise<Replies[RoomRequest['type']]> {
    if (request.type === 'invited') {
      const invitation = readInvitation(request.invitation)
      return invitedTo(await this.#invited(invitation, person), invitation)
    }
    if (request.type === 'join') return this.#join(request, person)
    if (request.type === 'follow') {
      const { id } = await this.#invited(readInvitation(request.invitation), person)
      await (await this.#attend(id)).arrange((card) => following(card, person, this.#presence))
      return { match: id }
    }
    if (request.type === 'tables') return { tables: await this.#listed(person) }
    if (request.type === 'seek') return this.#seek(request, person)
    if (request.type === 'retake') {
      const [id = ''] = request.token.split('.')
      // Where there is no such match nothing else is said than where the link has been used.
      if ((await this.#store.find({ id })) === null)
        throw new BadInput('invitation', 'this link is not valid, or no longer valid')
      const match = await this.#attend(id)
      await match.arrange((card) => retaking(card, request.token, person, this.#presence))
      return { match: id }
    }
    const match = await this.#attend(request.match)
    switch (request.type) {
      case 'room':
        return this.roomOf(match.card, person)
      case 'leave':
        await match.arrange((card) => leaving(card, person, defaultBot(match.module)))
        this.#sentAway(match.card, person)
        return null
      case 'remove': {
        let removed = ''
        await match.arrange((card) => {
          const { removed: person, ...change } = removing(card, request.seat)
          removed = person
          return change
        })
        this.#sentAway(match.card, removed)
        return null
      }
      case 'renew':
        await match.arrange(() => ({ invitation: newInvitation() }))
        return null
      case 'ready':
        await match.arrange((card) => readying(card, person, request.on))
        return null
      case 'start':
        // What is gathered already goes on as it is.
        if (match.card.dice?.gathering === undefined) await match.arrange((card) => starting(card, this.#now()))
        return null
      case 'entropy':
        await match.arrange((card) => adding(card, person, request))
        return null
      case 'agree':
        await match.arrange((card) => agreeing(card, request.terms))
        return null
      case 'hand':
        await match.arrange((card) => handing(card, request.seat, request.toBot ? defaultBot(match.module) : null))
        return null
      case 'give':
        await match.arrange((card) => giving(card, request.seat))
        return null
      case 'say':
        await match.note((card) => saying(card, person, request.words, this.#now()))
        this.tell(match)
        return null
      case 'readmit': {
        const token = `${request.match}.${systemToken()}`
        await match.note((card) => readmitting(card, request.seat, token, this.#presence))
        return { token }
      }
      case 'rules':
        return { options: match.options }
    }
  }

  roomOf(card: MatchCard, person: string): Room {
    return roomFor(card, person, this.#presence, this.#now())
  }

  /** Tells everybody at a table who is there. */
  tell(match: RunningMatch): void {
    this.#connections.tellPersons(match, (person) => ({ type: 'room', room: this.roomOf(match.card, person) }))
  }

  /** Tables that have a place for someone, the oldest first; then those to watch, the latest first. */
  async #listed(person: string): Promise<OfferedTable[]> {
    const cards = await this.#store.list({ person: ANYBODY })
    // Whoever plays there has it among their own.
    const isForeign = (card: MatchCard): boolean => ['watcher', 'stranger'].includes(relationOf(card, person))
    const shown = cards.filter((card) => isShown(card) && isForeign(card)).sort((a, b) => b.created - a.created)
    const all = [...oldest(cards.filter(isOffered)), ...shown.slice(0, MOST_SHOWN)]
    return all.map((card) => offered(card, person))
  }

  async #offered(game: string): Promise<MatchCard[]> {
    const cards = await this.#store.list({ person: ANYBODY })
    return oldest(cards.filter((card) => isOffered(card) && card.game === game))
  }

  /** Of two who want the last place at a table one finds it taken, and looks at the next. */
  async #seek({ game, name }: Request<'seek'>, person: string): Promise<Replies['seek']> {
    for (const { id } of await this.#offered(game)) {
      const match = await this.#attend(id)
      if (!isOffered(match.card) || relationOf(match.card, person) !== 'stranger') continue
      await match.arrange((card) => (isOffered(card) ? joining(card, person, name, undefined) : {}))
      if (seatsOf(match.card, person).length > 0) return { match: id }
    }
    return { match: null }
  }

  async #join({ invitation, name, seat }: Request<'join'>, person: string): Promise<{ match: string; seat: Seat }> {
    const typed = readInvitation(invitation)
    const { id, invitation: kept } = await this.#invited(typed, person)
    if (kept?.watch === typed) throw new BadInput('join', 'this invitation is only for watching')
    const match = await this.#attend(id)
    await match.arrange((card) => joining(card, person, name, seat))
    return { match: id, seat: seatsOf(match.card, person)[0]! }
  }

  /** @throws BadInput alike where there is no such invitation and where it has run out */
  async #invited(invitation: string, person: string): Promise<MatchCard> {
    const card = await this.#store.find({ invitation })
    const isOpen = card !== null && (card.waiting || card.invitation?.watch === invitation)
    if (card !== null && (isOpen || relationOf(card, person) !== 'stranger')) return card
    throw new BadInput('invitation', 'this invitation is not valid, or no longer valid')
  }

  #sentAway(card: MatchCard, person: string): void {
    if (relationOf(card, person) === 'stranger') this.#connections.tellPerson(person, { type: 'gone', match: card.id })
  }
}
