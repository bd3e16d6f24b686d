import type { Seat, Viewer } from '@shamble/kernel'
import { seatsOf } from './access.js'
import type { Notice } from './port.js'
import type { RunningMatch } from './running-match.js'

export interface Connection {
  readonly owner: string
  readonly listeners: Set<(notice: Notice) => void>
}

/** The tables that listen to a host. */
export class Connections {
  readonly #connections = new Set<Connection>()

  open(owner: string): Connection {
    const connection: Connection = { owner, listeners: new Set() }
    this.#connections.add(connection)
    return connection
  }

  close(connection: Connection): void {
    this.#connections.delete(connection)
  }

  /** Tells every table, once for each seat that it may see, or as a spectator. */
  tell(match: RunningMatch, notice: (viewer: Viewer, more: boolean) => Notice): void {
    for (const { owner, listeners } of this.#connections) {
      if (listeners.size === 0) continue
      const own = seatsOf(match.card, owner)
      const viewers: readonly Viewer[] = own.length > 0 ? own : ['spectator']
      viewers.forEach((viewer, i) => {
        const said = notice(viewer, i < viewers.length - 1)
        for (const listener of listeners) listener(said)
      })
    }
  }

  /** Tells every table what is the same for all seats. */
  tellTables(notice: Notice): void {
    for (const { listeners } of this.#connections) for (const listener of listeners) listener(notice)
  }

  /** Tells only the table of one seat. */
  tellSeat(match: RunningMatch, seat: Seat, notice: Notice): void {
    for (const { owner, listeners } of this.#connections)
      if (seatsOf(match.card, owner).includes(seat)) for (const listener of listeners) listener(notice)
  }
}
