import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { connect, type Socket } from 'node:net'
import { join } from 'node:path'
import { type Below, seededBelow } from '@shamble/chance'
import { MESSAGE_VERSION } from '@shamble/host/socket'
import { Probe } from '../probe.js'
import { withFolder } from '../table.js'
import { Load, secretOf, serve } from './driver.js'

/** The most that a server may need, in bytes, whatever is sent to it. */
const MEMORY = 400e6
/** So many frames at the most on one line, so many lines at once. */
const FRAMES = 60
const LINES = 20

/**
 * Sends what is no message, nests, is huge or comes in pieces, among messages that are: the server goes on, people play
 * beside it, and it does not grow.
 * @param most bytes that it may need; a test plants too few
 */
export async function badFrames(count: number, seed: string, most = MEMORY): Promise<Probe> {
  const probe = new Probe()
  await withFolder(async (folder) => {
    const below = seededBelow(seed, 'frames')
    const server = await serve({ data: join(folder, 'tables.db'), page: join(folder, 'page') })
    const load = await Load.begin({ port: () => server.port, matches: 2, seed })
    let sent = 0
    const lane = async (): Promise<void> => {
      while (sent < count && server.process.exitCode === null) {
        const frames = Math.min(1 + below(FRAMES), count - sent)
        sent += frames
        await attack(server.port, frames, below).catch(() => {})
      }
    }
    await Promise.all(Array.from({ length: LINES }, lane))
    probe.tried = sent
    const before = load.answers
    for (let tries = 0; tries < 300 && load.answers < before + 10; tries++)
      await new Promise((resolve) => setTimeout(resolve, 20))
    await probe.try('the server', async () => {
      const { exitCode, signalCode } = server.process
      if (exitCode !== null || signalCode !== null) return `it has ended with ${exitCode ?? signalCode}`
      if (load.answers < before + 10) return 'people can no longer play'
      const { rss } = await server.memory()
      return rss > most ? `it needs ${Math.round(rss / 1e6)} MB` : null
    })
    load.close()
    await server.kill()
  })
  return probe
}

async function attack(port: number, frames: number, below: Below): Promise<void> {
  // From elsewhere: wrong invitations of an address are held against all who come from it.
  const socket = connect({ port, host: '127.0.0.1', localAddress: '127.3.0.1' })
  socket.on('error', () => {})
  socket.resume()
  try {
    await once(socket, 'connect')
    socket.write(
      `GET /port HTTP/1.1\r\nHost: here\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${randomBytes(16).toString('base64')}\r\n\r\n`,
    )
    const hello = JSON.stringify({ v: MESSAGE_VERSION, secret: secretOf(`h${below(1e6)}`) })
    // Some never say who they are.
    if (below(8) > 0) socket.write(frame(1, Buffer.from(hello)))
    for (let i = 0; i < frames; i++) {
      for (const piece of hostile(below)) await written(socket, piece)
      if (socket.destroyed) return
    }
  } finally {
    if (below(2) === 0) socket.destroy()
    else socket.end()
  }
}

async function written(socket: Socket, bytes: Buffer): Promise<void> {
  if (socket.destroyed || socket.write(bytes)) return
  await Promise.race([once(socket, 'drain'), once(socket, 'close')])
}

/** @param isLast whether the message ends with it */
function frame(kind: number, data: Buffer, isLast = true, isMasked = true): Buffer {
  const length = data.length
  const size = length < 126 ? Buffer.from([length]) : length < 65_536 ? Buffer.alloc(3, 126) : Buffer.alloc(9, 127)
  if (length >= 126 && length < 65_536) size.writeUInt16BE(length, 1)
  if (length >= 65_536) size.writeBigUInt64BE(BigInt(length), 1)
  if (isMasked) size[0] = size[0]! | 0x80
  const mask = Buffer.alloc(isMasked ? 4 : 0)
  return Buffer.concat([Buffer.from([(isLast ? 0x80 : 0) | kind]), size, mask, data])
}

const text = (value: unknown): Buffer =>
  frame(1, Buffer.from(typeof value === 'string' ? value : JSON.stringify(value)))

const WORDS = [
  '__proto__',
  'constructor',
  'answer',
  'look',
  'create',
  'zombies',
  '',
  '\u0000',
  '\u202e',
  'a'.repeat(300),
]

function hostile(below: Below): Buffer[] {
  const word = (): string => WORDS[below(WORDS.length)]!
  const deep = (open: string, close: string): string => open.repeat(2_000) + close.repeat(2_000)
  switch (below(14)) {
    case 0:
      return [text(randomBytes(below(200)).toString('latin1'))]
    case 1:
      return [frame(1, randomBytes(1 + below(100)))]
    case 2:
      return [text(`{"id":1,"request":${deep('[', ']')}}`)]
    case 3:
      return [text(`{"id":1,"request":${'{"a":'.repeat(1_000)}1${'}'.repeat(1_000)}}`)]
    case 4:
      return [text({ id: 1, request: { type: 'create', name: 'x'.repeat(15_000) } })]
    case 5:
      return [frame(1, Buffer.alloc(20_000 + below(100_000), 97))]
    case 6:
      // Begun and never ended.
      return Array.from({ length: 5 }, (_, i) => frame(i === 0 ? 1 : 0, Buffer.from('{"id"'), false))
    case 7:
      return [frame(below(16), randomBytes(below(130)))]
    case 8:
      return [frame(1, Buffer.from('{}'), true, false)]
    case 9:
      return [Buffer.from([0x81, 0xff, 0x7f, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff, 0xff])]
    case 10:
      return [text({ id: below(10), request: { type: word(), match: word(), seat: below(3) - 1, seq: 1e308 } })]
    case 11:
      return [text({ id: 2 ** 53, ticket: word() }), text({ [word()]: word() })]
    case 12:
      return [
        text({
          id: 1,
          request: { type: 'answer', match: word(), seat: 0, seq: 0, answer: { type: word(), x: [[[[{}]]]] } },
        }),
      ]
    default:
      return [text({ id: 1, request: { type: 'invited', invitation: word() } }), frame(9, randomBytes(below(126)))]
  }
}
