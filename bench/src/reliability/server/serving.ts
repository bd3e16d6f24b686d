import type { Kept, Listed, MatchCard, MatchStore, Nodes, Sought } from '@shamble/host'
import { openStore, type ServerStore, startServer } from '@shamble/server'
import { type Limits, SqliteStore, WebSocket } from '@shamble/server/parts'
import { findGames, loadGame } from '../../find-games.js'
import { Trace } from './trace.js'

// A server in a process of its own, for attacks that stop it, cut its power or let its disk fail. It says where it listens,
// and then each thing that was told before it was kept.

/** What a server is started with. */
export interface Served {
  /** A file, or the address of a PostgreSQL. */
  readonly data: string
  /** A folder with a page. */
  readonly page: string
  readonly port: number
  readonly limits?: Partial<Limits>
  /** A fault of the kind that an attack must find. */
  readonly planted?: 'tells first' | 'synchronous normal' | null | undefined
}

const served = JSON.parse(process.argv[2]!) as Served
const trace = new Trace()

/** Tells that something is kept before it is. */
class Hasty implements ServerStore {
  readonly #store: ServerStore
  readonly nodes?: Nodes

  constructor(store: ServerStore) {
    this.#store = store
  }

  list = (which?: Listed): Promise<MatchCard[]> => this.#store.list(which)
  find = (what: Sought): Promise<MatchCard | null> => this.#store.find(what)
  load = (id: string): Promise<Kept> => this.#store.load(id)
  create = (card: MatchCard, record: string): Promise<void> => this.#store.create(card, record)
  update = (card: MatchCard): Promise<void> => this.#store.update(card)
  remove = (id: string): Promise<void> => this.#store.remove(id)
  check = (): Promise<void> => this.#store.check()
  everything = (damaged?: (id: string) => void): AsyncIterable<Kept> => this.#store.everything(damaged)
  expired: ServerStore['expired'] = (before) => this.#store.expired(before)
  close = (): Promise<void> => this.#store.close()
  #last: Promise<unknown> = Promise.resolve()

  append: MatchStore['append'] = async (card, lines) => {
    // In their order, a little later.
    this.#last = this.#last
      .then(() => new Promise((resolve) => setTimeout(resolve, 20)))
      .then(() => this.#store.append(card, lines))
      .catch(() => {})
  }
}

async function storeOf({ data, planted }: Served): Promise<ServerStore> {
  const isForgetful = planted === 'synchronous normal'
  const store = trace.store(isForgetful ? new SqliteStore(data, () => {}, 'NORMAL') : await openStore(data))
  return planted === 'tells first' ? new Hasty(store) : store
}

trace.sockets(WebSocket.prototype)
const games = findGames()
const server = await startServer({
  page: served.page,
  games: { ids: games.map(({ id }) => id), fetch: (id) => loadGame(games.find((game) => game.id === id)!) },
  data: served.data,
  port: served.port,
  host: '127.0.0.1',
  origins: [],
  log: () => {},
  store: await storeOf(served),
  ...(served.limits === undefined ? {} : { limits: served.limits }),
})
trace.early = (what) => console.log(`early ${what}`)
console.log(`listens ${new URL(server.addresses.at(-1)!).port}`)
process.stdin.on('data', () => {
  const { rss, heapUsed } = process.memoryUsage()
  console.log(`memory ${rss} ${heapUsed} frames ${trace.frames}`)
})
