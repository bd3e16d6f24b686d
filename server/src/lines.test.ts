import { EventEmitter } from 'node:events'
import { createServer, type IncomingMessage, type Server } from 'node:http'
import type { AddressInfo, Socket } from 'node:net'
import { PassThrough } from 'node:stream'
import { Host, type HostPort, type HostRequest, MemoryStore, systemClock } from '@shamble/host'
import { CLOSED_FOR, type Line, MESSAGE_VERSION, type SocketLike, socketPort } from '@shamble/host/socket'
import {
  breathe,
  FaultyStore,
  type HostUnderTest,
  hostContract,
  knock,
  ManualClock,
  ok,
  person,
} from '@shamble/testkit'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { WebSocket } from 'ws'
import { Address, Bucket, LIMITS } from './limits.js'
import { type LineSocket, Lines } from './lines.js'

const closing: (() => void)[] = []
afterAll(() => {
  for (const close of closing) close()
})

/** A server with nothing but lines. */
async function lineServer(host: Host, store: FaultyStore, now: () => number = () => Date.now()) {
  const lines = new Lines({
    host,
    store,
    origins: () => new Set(['http://here']),
    personOf: nameOf,
    clock: { ...systemClock, now },
  })
  const server: Server = createServer().on('upgrade', (request, socket, head) => lines.upgrade(request, socket, head))
  const sockets = new Set<Socket>()
  server.on('connection', (socket) => void sockets.add(socket))
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  closing.push(() => {
    lines.close()
    server.close()
  })
  const url = `ws://127.0.0.1:${(server.address() as AddressInfo).port}/port`
  const cut = (): void => {
    for (const socket of sockets) socket.destroy()
  }
  return { url, cut }
}

const secretOf = (name: string): string => Buffer.from(name.padEnd(32, '-')).toString('base64url')
/** The contract calls people by the names that its host knows them by. */
const nameOf = (secret: string): string => Buffer.from(secret, 'base64url').toString().replace(/-+$/, '')
let ids = 0

function connect(url: string, name: string, line: (line: Line) => void = () => {}): HostPort & { retry(): void } {
  const port = socketPort({
    connect: () => new WebSocket(url) as unknown as SocketLike,
    secret: secretOf(name),
    newId: () => `a${++ids}`,
    after: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    },
    line,
  })
  closing.push(() => port.close())
  return port
}

/** Time that stands still: nobody here is too fast. */
let tick = 0
const slowly = (): number => (tick += 1000)

async function run(store: FaultyStore): Promise<HostUnderTest> {
  const clock = new ManualClock()
  const host = new Host({ games: [knock], store, clock, report() {} })
  const { url } = await lineServer(host, store, slowly)
  const ports: HostPort[] = []
  /** Whatever was said before this has been heard when it is answered. */
  const settle = async (): Promise<void> => {
    for (let i = 0; i < 2; i++) {
      await Promise.all(ports.map((port) => port.request({ type: 'list' })))
      await breathe()
    }
  }
  return {
    store,
    connect(owner = 'here') {
      const port = connect(url, owner)
      ports.push(port)
      return {
        ...port,
        close: () => {
          ports.splice(ports.indexOf(port), 1)
          port.close()
        },
      }
    },
    advance: (milliseconds) =>
      clock.advance(milliseconds, async () => {
        await settle()
        await host.idle()
        await settle()
      }),
    wait: settle,
    async restart() {
      await host.idle()
      return run(store)
    },
  }
}

hostContract('the host behind a socket', () => run(new FaultyStore(new MemoryStore())))

/** A line of which nobody makes anything nicer than it is. */
async function raw(url: string, origin?: string) {
  const socket = new WebSocket(url, origin === undefined ? {} : { origin })
  const heard: unknown[] = []
  const closed = new Promise<number>((resolve) => socket.on('close', resolve))
  socket.on('error', () => {})
  socket.on('message', (data) => void heard.push(JSON.parse(String(data))))
  closing.push(() => socket.terminate())
  const opened = await new Promise<boolean>((resolve) => {
    socket.on('open', () => resolve(true))
    socket.on('close', () => resolve(false))
  })
  return {
    socket,
    heard,
    closed,
    opened,
    hello: () => socket.send(JSON.stringify({ v: MESSAGE_VERSION, secret: secretOf('x') })),
  }
}

const hello = (person: string) => ({ v: MESSAGE_VERSION, secret: secretOf(person) })
const nowhere = { store: new MemoryStore(), origins: () => new Set<string>() }

/** What is left of a socket without a network: what was done to it. */
class PretendedSocket extends EventEmitter {
  readonly OPEN = 1
  readyState = 1
  bufferedAmount = 0
  pongs = 0
  code: number | null = null
  isCut = false
  send: (said: string) => void = () => {}
  pong(): void {
    this.pongs++
  }
  close(code: number): void {
    this.code = code
    this.readyState = 2
  }
  terminate(): void {
    this.isCut = true
    this.readyState = 3
  }
}

function pretended(given?: Lines): { readonly lines: Lines; readonly line: PretendedSocket } {
  const clock = { ...systemClock, now: () => 0 }
  const lines = given ?? new Lines({ host: new Host({ games: [], store: new MemoryStore() }), clock, ...nowhere })
  closing.push(() => lines.close())
  const line = new PretendedSocket()
  lines.open(line as unknown as LineSocket, new Address(0))
  return { lines, line }
}

describe('a line', () => {
  const plain = async (now?: () => number) => {
    const store = new FaultyStore(new MemoryStore())
    return lineServer(new Host({ games: [knock], store, quietAfter: 1e6, report() {} }), store, now)
  }

  it('is given to pages of this server, and to no other page', async () => {
    const { url } = await plain()
    expect((await raw(url, 'http://here')).opened).toBe(true)
    for (const origin of ['http://elsewhere', 'https://here', 'http://here:81', 'null'])
      expect((await raw(url, origin)).opened, origin).toBe(false)
    expect((await raw(`${url}s`)).opened).toBe(false)
  })

  it('says plainly that a page is too old, and is cut where it is none', async () => {
    const { url } = await plain()
    const says = async (...messages: readonly (string | Buffer)[]): Promise<number> => {
      const line = await raw(url)
      for (const message of messages) line.socket.send(message)
      return line.closed
    }
    const hello = JSON.stringify({ v: MESSAGE_VERSION, secret: secretOf('x') })
    expect(await says(JSON.stringify({ v: MESSAGE_VERSION + 1, secret: secretOf('x') }))).toBe(CLOSED_FOR.version)
    expect(await says(JSON.stringify({ v: MESSAGE_VERSION, secret: 'short' }))).toBe(CLOSED_FOR.secret)
    expect(await says('nonsense')).toBe(CLOSED_FOR.secret)
    expect(await says(Buffer.from(hello))).toBe(CLOSED_FOR.secret)
    expect(await says(hello, '[1, 2]')).toBe(CLOSED_FOR.rates)
    expect(await says(hello, 'x'.repeat(LIMITS.frame + 1))).toBe(1009)
  })

  it('bears neither a flood, nor what nests too deep, nor guessing', async () => {
    const { url } = await plain(() => 0)
    const flood = await raw(url)
    flood.hello()
    for (let i = 0; i < LIMITS.lineRate.burst; i++)
      flood.socket.send(JSON.stringify({ id: i, request: { type: 'list' } }))
    expect(await flood.closed).toBe(CLOSED_FOR.rates)
    const port = connect(url, 'guesser')
    const said = async (request: HostRequest): Promise<string> => JSON.stringify(await port.request(request))
    const deep = JSON.parse(`${'['.repeat(200)}${']'.repeat(200)}`)
    expect(await said({ type: 'answer', match: 'm', seat: 0, seq: 0, answer: deep })).toContain('nested too deeply')
    for (let i = 0; i < LIMITS.wrongInvitations; i++)
      expect(await said({ type: 'invited', invitation: 'AAAAAAAA' })).toContain('not valid')
    expect(await said({ type: 'invited', invitation: 'AAAAAAAA' })).toContain('too many wrong invitations')
  })

  it('that is refused and broken off at the same moment stops nothing else', () => {
    const lines = new Lines({ host: new Host({ games: [], store: new MemoryStore() }), ...nowhere })
    closing.push(() => lines.close())
    const socket = new PassThrough()
    lines.upgrade({ url: '/nothing', headers: {}, socket: {} } as IncomingMessage, socket, Buffer.alloc(0))
    expect(() => socket.emit('error', new Error('write ECONNRESET'))).not.toThrow()
    expect(socket.destroyed).toBe(true)
  })

  it('bears no flood of pings, nor anyone who talks on when it was closed', async () => {
    const { lines, line } = pretended()
    for (let i = 0; i < LIMITS.lineRate.burst + 1; i++) line.emit('ping', Buffer.alloc(0))
    expect([line.pongs, line.code, line.isCut]).toEqual([LIMITS.lineRate.burst, CLOSED_FOR.rates, false])
    for (let i = 0; i < LIMITS.lineRate.burst + 1; i++) line.emit('message', Buffer.from('{}'), false)
    expect(line.isCut).toBe(true)
    const deaf = pretended(lines).line
    deaf.bufferedAmount = LIMITS.buffer + 1
    deaf.emit('ping', Buffer.alloc(0))
    expect([deaf.pongs, deaf.isCut]).toEqual([0, true])
    const { url } = await plain(() => 0)
    const flood = await raw(url)
    flood.hello()
    for (let i = 0; i < LIMITS.lineRate.burst; i++) flood.socket.ping()
    expect(await flood.closed).toBe(CLOSED_FOR.rates)
  })

  it('lets nobody fill the disk as many persons from one address', async () => {
    const { lines } = pretended()
    const from = new Address(0)
    const make = async (person: string): Promise<string> => {
      const line = new PretendedSocket()
      const heard: string[] = []
      line.send = (said: string) => void heard.push(said)
      lines.open(line as unknown as LineSocket, from)
      for (const message of [hello(person), { id: 1, request: { type: 'create', game: 'none' } }])
        line.emit('message', Buffer.from(JSON.stringify(message)), false)
      await breathe()
      return heard.at(-1)!
    }
    expect(await make('ann')).toContain('no game is called')
    while (from.makes.take(0));
    // And nobody's games are counted for it: that is what would cost.
    const count = vi.spyOn(nowhere.store, 'list')
    expect(await make('bo')).toContain('too many new games were requested from your address')
    expect(count).not.toHaveBeenCalled()
    expect([from.isQuiet(0), new Address(0).isQuiet(0)]).toEqual([false, true])
  })

  it('bears no more guesses where all are made at once', async () => {
    const { url } = await plain(() => 0)
    const port = connect(url, 'guesser')
    const guesses = Array.from({ length: 3 * LIMITS.wrongInvitations }, () =>
      port.request({ type: 'invited', invitation: 'AAAAAAAA' }),
    )
    const said = (await Promise.all(guesses)).map((reply) => JSON.stringify(reply))
    expect(said.filter((one) => one.includes('not valid'))).toHaveLength(LIMITS.wrongInvitations)
  })

  it('answers in a sentence where the store cannot be read, and goes on', async () => {
    const store = new FaultyStore(new MemoryStore())
    const { url } = await lineServer(new Host({ games: [knock], store, quietAfter: 1e6, report() {} }), store)
    const port = connect(url, 'ada')
    const { list } = store
    store.list = () => Promise.reject(new Error('disk I/O error'))
    const create: HostRequest = { type: 'create', game: 'knock', options: {}, seats: [person, person] }
    expect(JSON.stringify(await port.request(create))).toContain('because of an error')
    store.list = list
    expect((await port.request({ type: 'list' })).ok).toBe(true)
  })

  it('that breaks is made anew: nothing is missed, and nothing is played twice', async () => {
    const store = new FaultyStore(new MemoryStore())
    const host = new Host({ games: [knock], store, quietAfter: 1e6, report() {} })
    const { url, cut } = await lineServer(host, store)
    const lines: Line[] = []
    let back: () => void = () => {}
    const ann = connect(url, 'ann', (line) => {
      lines.push(line)
      if (line === 'open') back()
    })
    const { match } = await ok(ann, { type: 'create', game: 'knock', seats: [person, { by: 'open' }] })
    const { invitation } = await ok(ann, { type: 'room', match })
    const bo = connect(url, 'bo')
    await ok(bo, { type: 'join', invitation: invitation!.code, name: 'Bo' })
    await ok(bo, { type: 'ready', match, on: true })
    await ok(ann, { type: 'start', match })
    await ok(ann, { type: 'look', match, seat: 0 })
    await ok(bo, { type: 'look', match, seat: 1 })
    const caught = new Promise<number>((resolve) => {
      bo.listen((notice) => {
        if (notice.type === 'moment' && notice.caughtUp) resolve(notice.events.length)
      })
    })
    // The answer is kept, and the line breaks before anybody is told.
    store.hold()
    const answered = ann.request({ type: 'answer', match, seat: 0, seq: 0, answer: { type: 'walk' } })
    const again = new Promise<void>((resolve) => {
      back = resolve
    })
    const waiting = store.writes
    while (store.writes === waiting) await new Promise((resolve) => setImmediate(resolve))
    cut()
    store.release()
    await again
    expect(await answered).toEqual({ ok: true, value: { seq: 1 } })
    expect(await caught).toBeGreaterThan(0)
    expect((await ok(ann, { type: 'look', match, seat: 0 })).seq).toBe(1)
    expect(lines).toEqual(['open', 'lost', 'open'])
  })
})

describe('a limit', () => {
  it('holds nobody up whose clock was set back', () => {
    const bucket = new Bucket({ each: 1, burst: 2 }, 3_600_000)
    expect([bucket.take(3_600_000), bucket.take(0), bucket.take(0)]).toEqual([true, true, false])
    expect(bucket.take(1_000)).toBe(true)
  })
})
