import type { HostRequest, Replies, Reply } from '@shamble/host'
import { MESSAGE_VERSION } from '@shamble/host/socket'
import { secretOf } from '../reliability/server/driver.js'
import { BareSocket } from './bare-socket.js'

const REPLY = '{"type":"reply"'

/** A person's line to our server. */
export class PersonLine {
  readonly name: string
  readonly #waiting = new Map<number, (reply: Reply) => void>()
  #socket: BareSocket | null = null
  #ids = 0
  /** Told of every notice, unread. */
  heard: (message: Buffer) => void = () => {}

  private constructor(name: string) {
    this.name = name
  }

  static async open(port: number, name: string): Promise<PersonLine> {
    const line = new PersonLine(name)
    line.#socket = await BareSocket.open(port, '/port', (message) => line.#hear(message))
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
    this.#socket!.close()
  }

  #hear(message: Buffer): void {
    if (!begins(message, REPLY)) this.heard(message)
    else if (this.#waiting.size > 0) {
      const { id, reply } = JSON.parse(message.toString()) as { id: number; reply: Reply }
      this.#waiting.get(id)?.(reply)
      this.#waiting.delete(id)
    }
  }
}

export const begins = (message: Buffer, text: string): boolean => message.toString('latin1', 0, text.length) === text
