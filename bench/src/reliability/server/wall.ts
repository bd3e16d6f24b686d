import { type AddressInfo, connect, createServer, type Server, type Socket } from 'node:net'
import { join } from 'node:path'

/** Between a server and its database: it can let nothing through. */
export class Wall {
  readonly url: string
  readonly #server: Server
  readonly #pairs = new Set<readonly [Socket, Socket]>()
  #isClosed = false

  private constructor(url: string, server: Server) {
    this.url = url
    this.#server = server
  }

  static async before(url: string): Promise<Wall> {
    const address = new URL(url)
    const folder = address.searchParams.get('host')
    const port = Number(address.port || 5432)
    const server = createServer()
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
    const through = new URL(url)
    through.searchParams.delete('host')
    through.hostname = '127.0.0.1'
    through.port = String((server.address() as AddressInfo).port)
    const wall = new Wall(through.href, server)
    server.on('connection', (near) => {
      wall.#join(near, folder === null ? connect(port, address.hostname) : connect(join(folder, `.s.PGSQL.${port}`)))
    })
    return wall
  }

  /** Nothing comes through for so long; then what was under way comes late, or never. */
  async apart(milliseconds: number, then: 'late' | 'lost'): Promise<void> {
    this.#isClosed = true
    const before = [...this.#pairs]
    for (const pair of before) for (const socket of pair) socket.pause()
    await new Promise((resolve) => setTimeout(resolve, milliseconds))
    this.#isClosed = false
    for (const pair of this.#pairs) {
      if (then === 'lost' && before.includes(pair)) continue
      for (const socket of pair) socket.resume()
    }
  }

  close(): void {
    this.#server.close()
    for (const pair of this.#pairs) for (const socket of pair) socket.destroy()
  }

  #join(near: Socket, far: Socket): void {
    const pair = [near, far] as const
    this.#pairs.add(pair)
    near.on('data', (data) => far.write(data))
    far.on('data', (data) => near.write(data))
    for (const socket of pair) {
      if (this.#isClosed) socket.pause()
      socket.on('error', () => {})
      socket.on('close', () => {
        this.#pairs.delete(pair)
        for (const other of pair) other.destroy()
      })
    }
  }
}
