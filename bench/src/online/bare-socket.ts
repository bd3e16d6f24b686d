import { randomBytes } from 'node:crypto'
import { connect, type Socket } from 'node:net'

const TEXT = 0x1
const CLOSE = 0x8
const PING = 0x9
const PONG = 0xa
const LAST = 0x80
const MASKED = 0x80
const SHORT = 125
const TWO_BYTES = 126
const EIGHT_BYTES = 127

type Hear = (message: Buffer, socket: BareSocket) => void

/**
 * A WebSocket with nothing around it, the same for every server that is measured: on two cores a client that takes its
 * time is measured with the server. What comes in is handed on unread. Nobody here splits messages.
 */
export class BareSocket {
  readonly #socket: Socket
  readonly #hear: Hear
  #left: Buffer | null = null

  private constructor(socket: Socket, hear: Hear) {
    this.#socket = socket
    this.#hear = hear
  }

  static async open(port: number, path: string, hear: Hear): Promise<BareSocket> {
    const socket = connect(port, '127.0.0.1').setNoDelay(true)
    const key = randomBytes(16).toString('base64')
    socket.write(
      `GET ${path} HTTP/1.1\r\nHost: 127.0.0.1:${port}\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n` +
        `Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: ${key}\r\n\r\n`,
    )
    const bare = new BareSocket(socket, hear)
    await bare.#upgraded()
    return bare
  }

  send(text: string): void {
    this.#socket.write(framed(TEXT, Buffer.from(text)))
  }

  close(): void {
    this.#socket.destroy()
  }

  #upgraded(): Promise<void> {
    return new Promise((resolve, reject) => {
      let answer = Buffer.alloc(0)
      const read = (bytes: Buffer): void => {
        answer = Buffer.concat([answer, bytes])
        const end = answer.indexOf('\r\n\r\n')
        if (end < 0) return
        if (!answer.toString('latin1', 0, end).startsWith('HTTP/1.1 101'))
          reject(new Error(answer.toString('latin1', 0, end)))
        this.#socket.off('data', read).on('data', (more) => this.#read(more))
        resolve()
        if (answer.length > end + 4) this.#read(answer.subarray(end + 4))
      }
      this.#socket.on('data', read).once('close', reject)
      // A server that is stopped may leave any line.
      this.#socket.on('error', () => this.#socket.destroy())
    })
  }

  #read(bytes: Buffer): void {
    const all = this.#left === null ? bytes : Buffer.concat([this.#left, bytes])
    let at = 0
    for (;;) {
      const frame = frameAt(all, at)
      if (frame === null) break
      at = frame.end
      const payload = all.subarray(frame.from, frame.end)
      if (frame.opcode === TEXT) this.#hear(payload, this)
      else if (frame.opcode === PING) this.#socket.write(framed(PONG, payload))
      else if (frame.opcode === CLOSE) this.close()
    }
    this.#left = at < all.length ? all.subarray(at) : null
  }
}

/** The frame that begins there; `null` where it has not come whole. */
function frameAt(bytes: Buffer, at: number): { readonly opcode: number; readonly from: number; end: number } | null {
  if (bytes.length < at + 2) return null
  const short = bytes[at + 1]!
  const from = at + (short === TWO_BYTES ? 4 : short === EIGHT_BYTES ? 10 : 2)
  if (bytes.length < from) return null
  const length =
    short === TWO_BYTES
      ? bytes.readUInt16BE(at + 2)
      : short === EIGHT_BYTES
        ? Number(bytes.readBigUInt64BE(at + 2))
        : short
  return bytes.length < from + length ? null : { opcode: bytes[at]! & 0xf, from, end: from + length }
}

/** With a mask that changes nothing: the rules want one, and nothing here reads on the way. */
function framed(opcode: number, payload: Buffer): Buffer {
  const head = payload.length > SHORT ? 8 : 6
  const frame = Buffer.alloc(head + payload.length)
  frame[0] = LAST | opcode
  if (payload.length > SHORT) {
    frame[1] = MASKED | TWO_BYTES
    frame.writeUInt16BE(payload.length, 2)
  } else frame[1] = MASKED | payload.length
  payload.copy(frame, head)
  return frame
}
