import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import {
  type Clock,
  Host,
  type HostPort,
  type HostRequest,
  type MatchStore,
  type Notice,
  type Replies,
  type Reply,
} from '@shamble/host'
import { MESSAGE_VERSION } from '@shamble/host/socket'
import type { GameModule } from '@shamble/module'
import { type Limits, Lines, WebSocket } from '@shamble/server/parts'
import { NO_RATES, secretOf } from './driver.js'

export interface LinesHere {
  readonly host: Host
  readonly lines: Lines
  close(): Promise<void>
}

/** A port on which a server of this process listens; another one may take its place. */
export class Doorway {
  readonly #server = createServer()
  #lines: Lines | null = null

  private constructor() {
    this.#server.on('upgrade', (request, socket, head) => {
      if (this.#lines === null) socket.destroy()
      else this.#lines.upgrade(request, socket, head)
    })
  }

  static async open(): Promise<Doorway> {
    const doorway = new Doorway()
    await new Promise<void>((resolve) => doorway.#server.listen(0, '127.0.0.1', resolve))
    return doorway
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port
  }

  /** Everyone who comes is led to a new host. */
  lead(
    given: {
      readonly games: readonly GameModule[]
      readonly store: MatchStore
      readonly clock?: Clock
      readonly quietAfter?: number
    },
    limits: Partial<Limits> = NO_RATES,
  ): LinesHere {
    const { clock } = given
    const host = new Host({ quietAfter: 1e9, ...given, report: ({ error }) => console.error(error) })
    const lines = new Lines({
      ...{ host, store: given.store, origins: () => new Set<string>(), limits },
      ...{ personOf: (secret: string) => Buffer.from(secret, 'base64url').toString().replace(/-+$/, '') },
      ...(clock === undefined ? {} : { clock }),
    })
    this.#lines = lines
    return {
      host,
      lines,
      close: async () => {
        lines.close()
        await host.close()
      },
    }
  }

  close(): void {
    this.#server.close()
    this.#server.closeAllConnections()
  }
}

/** A line without a page behind it: what comes in is written down as it comes. */
export class BareLine implements HostPort {
  readonly #socket: WebSocket
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  /** Every message, in its order. */
  readonly heard: string[] = []
  #ids = 0

  private constructor(socket: WebSocket) {
    this.#socket = socket
    socket.on('message', (data) => this.#hear(String(data)))
    socket.on('error', () => socket.terminate())
  }

  static async open(port: number, name: string): Promise<BareLine> {
    const socket = new WebSocket(`ws://127.0.0.1:${port}/port`)
    const line = new BareLine(socket)
    await new Promise((resolve, reject) => {
      socket.once('open', resolve)
      socket.once('close', reject)
    })
    socket.send(JSON.stringify({ v: MESSAGE_VERSION, secret: secretOf(name) }))
    return line
  }

  request<T extends HostRequest>(request: T): Promise<Reply<Replies[T['type']]>> {
    const id = ++this.#ids
    const replied = new Promise<Reply>((resolve) => void this.#waiting.set(id, resolve))
    this.#socket.send(JSON.stringify({ id, request }))
    return replied as Promise<Reply<Replies[T['type']]>>
  }

  listen(_listener: (notice: Notice) => void): () => void {
    return () => {}
  }

  close(): void {
    this.#socket.terminate()
  }

  #hear(text: string): void {
    this.heard.push(text)
    const { type, id, reply } = JSON.parse(text) as { type: string; id?: number; reply?: Reply }
    if (type !== 'reply') return
    this.#waiting.get(id!)?.(reply!)
    this.#waiting.delete(id!)
  }
}
