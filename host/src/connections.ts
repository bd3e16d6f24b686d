import type { Seat, Viewer } from '@shamble/kernel'
import { personsIn, seatsOf } from './access.js'
import type { Notice } from './port.js'
import type { RunningMatch } from './running-match.js'
import type { MatchCard } from './store.js'

export interface Connection {
  readonly owner: string
  readonly listeners: Set<(notice: Notice) => void>
  /** Matches of which it is told what a spectator may see, besides its own seats. */
  readonly watched: Set<string>
  /** Matches that it has asked about. */
  readonly attended: Set<string>
}

/** The tables that listen to a host. One that cannot be told anything is dropped, and the others hear it all the same. */
export class Connections {
  readonly #connections = new Map<string, Set<Connection>>()
  readonly #failed: (error: unknown) => void

  constructor(failed: (error: unknown) => void) {
    this.#failed = failed
  }

  open(owner: string): Connection {
    const connection: Connection = { owner, listeners: new Set(), watched: new Set(), attended: new Set() }
    const others = this.#connections.get(owner) ?? new Set()
    this.#connections.set(owner, others.add(connection))
    return connection
  }

  close(connection: Connection): void {
    const all = this.#connections.get(connection.owner)
    all?.delete(connection)
    if (all?.size === 0) this.#connections.delete(connection.owner)
  }

  /** The tables of all who have to do with a match. Others are never asked, however many there are. */
  #of(card: MatchCard): Connection[] {
    return personsIn(card).flatMap((person) => [...(this.#connections.get(person) ?? [])])
  }

  /**
   * Tells every table, once for each seat that it may see, or as a spectator.
   * @param knownTo who may know that there is anything to be told
   */
  tell(
    match: RunningMatch,
    knownTo: readonly Seat[] | 'all',
    notice: (viewer: Viewer, asker: string, more: boolean) => Notice,
  ): void {
    for (const connection of this.#of(match.card)) {
      const { owner, listeners, watched } = connection
      if (listeners.size === 0) continue
      const own = seatsOf(match.card, owner)
      const all: readonly Viewer[] = own.length > 0 ? own : ['spectator']
      const viewers = knownTo === 'all' ? all : all.filter((viewer) => knownTo.includes(viewer as Seat))
      viewers.forEach((viewer, i) => {
        this.#say(connection, notice(viewer, owner, i < viewers.length - 1))
      })
      if (own.length > 0 && knownTo === 'all' && watched.has(match.card.id)) {
        this.#say(connection, notice('spectator', owner, false))
      }
    }
  }

  /** Everybody who is connected. */
  persons(): readonly string[] {
    return [...this.#connections.keys()]
  }

  /** Whether a person is connected, with any device. */
  isHere(person: string): boolean {
    return this.#connections.has(person)
  }

  /** Whether anybody who is here has asked about a match. */
  isAttended(match: string): boolean {
    for (const all of this.#connections.values()) for (const { attended } of all) if (attended.has(match)) return true
    return false
  }

  /** Tells one person, at every table of theirs. */
  tellPerson(person: string, notice: Notice): void {
    for (const connection of this.#connections.get(person) ?? []) this.#say(connection, notice)
  }

  /** Tells every person who has to do with a match what concerns them. */
  tellPersons({ card }: RunningMatch, notice: (asker: string) => Notice): void {
    for (const connection of this.#of(card))
      if (connection.listeners.size > 0) this.#say(connection, notice(connection.owner))
  }

  #say(connection: Connection, notice: Notice): void {
    for (const listener of connection.listeners) {
      try {
        listener(notice)
      } catch (error) {
        connection.listeners.delete(listener)
        this.#failed(error)
      }
    }
  }

  /** Tells every table of a match what is the same for all seats. */
  tellTables({ card }: RunningMatch, notice: Notice): void {
    for (const connection of this.#of(card)) this.#say(connection, notice)
  }

  /** Tells every table what concerns its seats, where anything does. */
  tellOwners(match: RunningMatch, notice: (seats: readonly Seat[]) => Notice | null): void {
    for (const connection of this.#of(match.card)) {
      const said = connection.listeners.size === 0 ? null : notice(seatsOf(match.card, connection.owner))
      if (said !== null) this.#say(connection, said)
    }
  }

  /** Tells only the table of one seat. */
  tellSeat(match: RunningMatch, seat: Seat, notice: Notice): void {
    for (const connection of this.#of(match.card))
      if (seatsOf(match.card, connection.owner).includes(seat)) this.#say(connection, notice)
  }
}
