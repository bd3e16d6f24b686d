import type { HostRequest, Replies, Reply } from '@shamble/host'
import { MESSAGE_VERSION } from '@shamble/host/socket'
import { WebSocket } from '@shamble/server/parts'
import { secretOf } from '../reliability/server/driver.js'

/** A socket to either server. What comes in is handed on as it is: reading it would be measured, too. */
export async function openSocket(url: string, hear: (text: string, socket: WebSocket) => void): Promise<WebSocket> {
  const socket = new WebSocket(url, { perMessageDeflate: false })
  socket.on('message', (data) => hear(String(data), socket))
  socket.on('error', () => socket.terminate())
  await new Promise((resolve, reject) => {
    socket.once('open', resolve)
    socket.once('close', reject)
  })
  return socket
}

const REPLY = '{"type":"reply"'

/** A person's line to our server. */
export class PersonLine {
  readonly name: string
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  #socket: WebSocket | null = null
  #ids = 0
  /** Told of every notice, unread. */
  heard: (text: string) => void = () => {}

  private constructor(name: string) {
    this.name = name
  }

  static async open(port: number, name: string): Promise<PersonLine> {
    const line = new PersonLine(name)
    line.#socket = await openSocket(`ws://127.0.0.1:${port}/port`, (text) => line.#hear(text))
    line.#socket.send(JSON.stringify({ v: MESSAGE_VERSION, secret: secretOf(name) }))
    return line
  }

  async request<T extends HostRequest>(request: T): Promise<Reply<Replies[T['type']]>> {
    const id = ++this.#ids
    const replied = new Promise<Reply>((resolve) => void this.#waiting.set(id, resolve))
    this.#socket!.send(JSON.stringify({ id, request }))
    return replied as Promise<Reply<Replies[T['type']]>>
  }

  /** Sends a request whose reply nobody waits for. */
  tell(request: HostRequest): void {
    this.#socket!.send(JSON.stringify({ id: ++this.#ids, request }))
  }

  close(): void {
    this.#socket!.terminate()
  }

  #hear(text: string): void {
    if (!text.startsWith(REPLY)) this.heard(text)
    if (!text.startsWith(REPLY) || this.#waiting.size === 0) return
    const { id, reply } = JSON.parse(text) as { id: number; reply: Reply }
    this.#waiting.get(id)?.(reply)
    this.#waiting.delete(id)
  }
}
