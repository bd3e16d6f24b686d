import { createHash } from 'node:crypto'
import type { IncomingMessage } from 'node:http'
import type { Duplex } from 'node:stream'
import {
  type Clock,
  faultOf,
  type Host,
  type HostPort,
  type HostRequest,
  type MatchStore,
  type Reply,
  Sender,
  systemClock,
} from '@shamble/host'
import { CLOSED_FOR, type FromServer, helloSchema, MESSAGE_VERSION, toServerSchema } from '@shamble/host/socket'
import { BadInput } from '@shamble/kernel'
import { type WebSocket, WebSocketServer } from 'ws'
import { Address, Bucket, isShallow, LIMITS, type Limits } from './limits.js'
import type { Metrics } from './metrics.js'
import { addressOf } from './proxies.js'
import type { Uploads } from './uploads.js'

export interface LinesSetting {
  readonly host: Host
  readonly store: MatchStore
  /** Pages from nowhere else are listened to. */
  readonly origins: () => ReadonlySet<string>
  readonly clock?: Clock
  /** What differs from the usual limits. */
  readonly limits?: Partial<Limits>
  /** Who someone is by a secret; what cannot be turned back when absent. */
  readonly personOf?: (secret: string) => string
  /** Requests that came over HTTP because they are large. */
  readonly uploads?: Uploads
  readonly metrics?: Metrics
  /** How many proxies are in front of the server; none when absent. */
  readonly proxies?: number
}

/** What is needed of a socket. */
export type LineSocket = Pick<
  WebSocket,
  'on' | 'send' | 'pong' | 'close' | 'terminate' | 'readyState' | 'OPEN' | 'bufferedAmount'
>

/** Where tables reach the host. */
export const PORT_PATH = '/port'

/** The lines to all tables: who speaks, how fast, how much, and from where. */
export class Lines {
  readonly #setting: LinesSetting
  readonly #sockets = new WebSocketServer({
    noServer: true,
    maxPayload: LIMITS.frame,
    perMessageDeflate: false,
    skipUTF8Validation: false,
    // Answered below, and counted like everything else that is said.
    autoPong: false,
  })
  readonly #addresses = new Map<string, Address>()
  readonly #clock: Clock
  readonly #limits: Limits
  readonly #alive = new WeakSet<LineSocket>()
  readonly #timer: NodeJS.Timeout
  /** Requests that are not answered yet. */
  #pending = 0
  #isDraining = false

  constructor(setting: LinesSetting) {
    this.#setting = setting
    this.#clock = setting.clock ?? systemClock
    this.#limits = { ...LIMITS, ...setting.limits }
    this.#timer = setInterval(() => this.#lookAfter(), this.#limits.alive)
    this.#timer.unref()
  }

  /** Someone wants a line. */
  upgrade(request: IncomingMessage, socket: Duplex, head: Buffer): void {
    const { origin } = request.headers
    const address = this.address(request)
    const isFull = address.lines >= this.#limits.linesOfAddress || this.#sockets.clients.size >= this.#limits.lines
    // What is no browser has no origin, and could name any.
    const isForeign = origin !== undefined && !this.#setting.origins().has(origin)
    const status =
      request.url !== PORT_PATH
        ? '404 Not Found'
        : isForeign
          ? '403 Forbidden'
          : isFull || this.#isDraining
            ? '503 Service Unavailable'
            : null
    if (status !== null) {
      this.#setting.metrics?.lineRefused(status)
      refuse(socket, status)
    } else this.#sockets.handleUpgrade(request, socket, head, (opened) => this.open(opened, address, socket))
  }

  /** How many there are. */
  get count(): number {
    return this.#sockets.clients.size
  }

  /** Gives no more lines, and resolves when all that was asked is answered, or so many milliseconds later. */
  async drain(most: number): Promise<void> {
    this.#isDraining = true
    for (const end = Date.now() + most; this.#pending > 0 && Date.now() < end; )
      await new Promise((resolve) => setTimeout(resolve, 10))
  }

  /** No line is left afterwards; tables come back by themselves. */
  close(): void {
    clearInterval(this.#timer)
    for (const socket of this.#sockets.clients) socket.close(1001)
    this.#sockets.close()
  }

  /** What is known of where a request comes from. */
  address(request: IncomingMessage): Address {
    const name = addressOf(request, this.#setting.proxies ?? 0)
    const known = this.#addresses.get(name) ?? new Address(this.#clock.now(), this.#limits)
    this.#addresses.set(name, known)
    return known
  }

  /**
   * Listens to a line, and speaks on it.
   * @param way what the line is made of, where there is such a thing: what is said at once goes in one piece
   */
  open(socket: LineSocket, address: Address, way: Way | null = null): void {
    address.lines++
    this.#alive.add(socket)
    const bucket = new Bucket(this.#limits.lineRate, this.#clock.now())
    let line: Line | null = null
    let unheard = 0
    // Nothing is heard on a line that was closed, and anyone who goes on talking there is cut off.
    const isHeard = (): boolean => {
      if (socket.readyState !== socket.OPEN) {
        if (++unheard > this.#limits.lineRate.burst) socket.terminate()
        return false
      }
      const now = this.#clock.now()
      if (bucket.take(now) && address.bucket.take(now)) return true
      socket.close(CLOSED_FOR.rates)
      return false
    }
    const onTime = this.#clock.after(this.#limits.hello, () => socket.close(CLOSED_FOR.secret))
    socket.on('pong', () => {
      if (isHeard()) this.#alive.add(socket)
    })
    socket.on('ping', (data) => {
      if (!isHeard()) return
      if (socket.bufferedAmount > this.#limits.buffer) socket.terminate()
      else socket.pong(data)
    })
    // A fault of one line is that line's alone.
    socket.on('error', () => socket.terminate())
    socket.on('close', (code) => {
      this.#setting.metrics?.lineClosed(code)
      onTime()
      address.lines--
      line?.port.close()
    })
    socket.on('message', (data, isBinary) => {
      if (!isHeard()) return
      const message = isBinary ? null : parsed(String(data))
      if (line === null) {
        onTime()
        line = this.#hello(socket, message, way)
      } else void this.#asked(line, address, message)
    })
  }

  #hello(socket: LineSocket, message: unknown, way: Way | null): Line | null {
    const { v } = (message ?? {}) as { readonly v?: unknown }
    if (typeof v === 'number' && v !== MESSAGE_VERSION) {
      socket.close(CLOSED_FOR.version)
      return null
    }
    const hello = helloSchema.safeParse(message)
    if (!hello.success) {
      socket.close(CLOSED_FOR.secret)
      return null
    }
    const person = (this.#setting.personOf ?? hashed)(hello.data.secret)
    const port = this.#setting.host.connect(person)
    const sender = new Sender()
    const together = inOnePiece(way)
    const tell = (said: FromServer): void => {
      if (socket.readyState !== socket.OPEN) return
      // Anyone who reads too slowly comes back, and is told how things stand then.
      if (socket.bufferedAmount > this.#limits.buffer) socket.terminate()
      else {
        together()
        socket.send(JSON.stringify(said))
      }
    }
    port.listen((notice) => tell({ type: 'notice', notice: sender.notice(notice) }))
    tell({ type: 'welcome', v: MESSAGE_VERSION })
    return { socket, port, person, sender, tell }
  }

  async #asked(line: Line, address: Address, message: unknown): Promise<void> {
    const read = toServerSchema.safeParse(message)
    if (!read.success) return line.socket.close(CLOSED_FOR.rates)
    const { id } = read.data
    const begun = performance.now()
    const uploaded = 'ticket' in read.data ? this.#setting.uploads?.take(line.person, read.data.ticket) : null
    const request = ('ticket' in read.data ? (uploaded?.request ?? null) : read.data.request) as HostRequest
    this.#pending++
    // What fails here is this request's alone.
    let reply: Reply
    try {
      reply = await this.#reply(line, address, request)
    } catch {
      reply = refused('host', DEFECT)
    }
    this.#pending--
    if (uploaded) this.#setting.uploads?.letGo(uploaded.upload)
    this.#setting.metrics?.asked(kindOf(request, reply), resultOf(reply), performance.now() - begun)
    line.tell({ type: 'reply', id, reply: line.sender.reply(request, reply) })
  }

  #reply(line: Line, address: Address, request: HostRequest): Promise<Reply> | Reply {
    if (!isShallow(request, this.#limits.depth)) return refused('request', 'this is nested too deeply')
    const type = String((request as { readonly type?: unknown } | null)?.type)
    return MAKES_TABLES.includes(type) || BY_INVITATION.includes(type)
      ? this.#guarded(line, address, request, type)
      : line.port.request(request)
  }

  /** What is asked by the right of an address, not of a person alone. */
  async #guarded({ port, person }: Line, address: Address, request: HostRequest, type: string): Promise<Reply> {
    // The cheap check first: to count what somebody has costs a hundred times as much.
    if (MAKES_TABLES.includes(type) && !address.makes.take(this.#clock.now()))
      return refused('request', 'too many new games were requested from your address: try again later')
    if (MAKES_TABLES.includes(type) && (await this.#tablesOf(person)) >= this.#limits.tables)
      return refused('request', 'you have too many games here: delete a game first')
    if (!BY_INVITATION.includes(type)) return port.request(request)
    // Those of one address one after another: many at once would all be tried before the first was found wrong.
    return address.guesses.run(async () => {
      if (address.hasGuessed(this.#clock.now()))
        return refused('invitation', 'too many wrong invitations: try again in an hour')
      const reply: Reply = await port.request(request)
      if (!reply.ok && 'error' in reply && reply.error.where === 'invitation') address.guessedWrong(this.#clock.now())
      return reply
    })
  }

  async #tablesOf(person: string): Promise<number> {
    return (await this.#setting.store.list({ person })).filter(({ owner }) => owner === person).length
  }

  /** Lines that give no sign of life are cut; addresses of which nothing need be known are forgotten. */
  #lookAfter(): void {
    for (const socket of this.#sockets.clients) {
      if (this.#alive.delete(socket)) socket.ping()
      else socket.terminate()
    }
    const now = this.#clock.now()
    for (const [name, address] of this.#addresses) if (address.isQuiet(now)) this.#addresses.delete(name)
  }
}

/** Lets go what is said until the work of this moment is done: each piece costs as much as a hundred words in it. */
function inOnePiece(way: Way | null): () => void {
  let isHeld = false
  return () => {
    if (way === null || isHeld) return
    isHeld = true
    way.cork()
    process.nextTick(() => {
      isHeld = false
      way.uncork()
    })
  }
}

/** What a line is made of. */
type Way = Pick<Duplex, 'cork' | 'uncork'>

interface Line {
  readonly socket: LineSocket
  readonly port: HostPort
  readonly person: string
  readonly sender: Sender
  readonly tell: (said: FromServer) => void
}

const DEFECT = 'this was not possible because of an error'
const BY_INVITATION: readonly string[] = ['invited', 'join', 'follow', 'retake', 'borrow']
const MAKES_TABLES: readonly string[] = ['create', 'fork', 'import']

/** Who someone is, by a secret that is kept nowhere here. */
export const hashed = (secret: string): string =>
  createHash('sha256').update('shamble person ').update(secret).digest('base64url')

/** What was asked, as far as it is anything that can be. */
function kindOf(request: HostRequest, reply: Reply): string {
  const isUnknown = !reply.ok && 'error' in reply && /^request\b/.test(reply.error.where)
  return isUnknown ? 'unknown' : String((request as { readonly type?: unknown } | null)?.type)
}

const resultOf = (reply: Reply): 'ok' | 'refused' | 'error' =>
  reply.ok ? 'ok' : 'refusal' in reply ? 'refused' : 'error'

function refuse(socket: Duplex, status: string): void {
  // Anyone who is gone already harms nobody, and anyone who stays is not waited for.
  socket.on('error', () => socket.destroy())
  socket.once('finish', () => socket.destroy())
  socket.end(`HTTP/1.1 ${status}\r\nConnection: close\r\n\r\n`)
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return null
  }
}

const refused = (where: string, sentence: string): Reply => ({
  ok: false,
  error: faultOf(new BadInput(where, sentence)),
})
