import { randomBytes } from 'node:crypto'
import { type Address, LIMITS } from './limits.js'

/** A request that is on its way: it is read, waits under a ticket, and is carried out. */
export interface Upload {
  readonly person: string
  readonly from: Address
  bytes: number
}

interface Waiting {
  readonly upload: Upload
  readonly text: Buffer
  readonly until: number
}

/**
 * Requests that are too large for a line, on their way: each waits under a ticket for the line that asks for it, once.
 * All of them count from their first byte until they are answered, and wait as they were written: what is read from a
 * text may need twenty times its room.
 */
export class Uploads {
  readonly #uploads = new Set<Upload>()
  readonly #waiting = new Map<string, Waiting>()
  readonly #now: () => number

  constructor(now: () => number = Date.now) {
    this.#now = now
  }

  /** `null` where too much is on its way already, of this person or from this address. */
  begin(person: string, from: Address): Upload | null {
    this.#clear()
    const all = [...this.#uploads]
    const own = all.filter((upload) => upload.person === person).length
    const beside = all.filter((upload) => upload.from === from).length
    if (own >= LIMITS.uploadsOfPerson || beside >= LIMITS.uploadsOfAddress) return null
    const upload = { person, from, bytes: 0 }
    this.#uploads.add(upload)
    return upload
  }

  /** The body of a request; `null` where it is longer than anything may be, or than there is room for. */
  async read(upload: Upload, body: AsyncIterable<Buffer>): Promise<Buffer | null> {
    const pieces: Buffer[] = []
    for await (const piece of body) {
      upload.bytes += piece.length
      if (upload.bytes > LIMITS.upload || this.#bytes > LIMITS.uploadsInAll) return null
      pieces.push(piece)
    }
    return Buffer.concat(pieces)
  }

  /** @returns a ticket */
  keep(upload: Upload, text: Buffer): string {
    const ticket = randomBytes(18).toString('base64url')
    this.#waiting.set(ticket, { upload, text, until: this.#now() + LIMITS.uploadLasts })
    return ticket
  }

  /** What waits under a ticket of this person's, and then no longer; it counts until it is let go. */
  take(person: string, ticket: string): { readonly upload: Upload; readonly request: unknown } | null {
    this.#clear()
    const waiting = this.#waiting.get(ticket)
    if (waiting === undefined || waiting.upload.person !== person) return null
    this.#waiting.delete(ticket)
    return { upload: waiting.upload, request: JSON.parse(String(waiting.text)) }
  }

  letGo(upload: Upload): void {
    this.#uploads.delete(upload)
  }

  get #bytes(): number {
    let sum = 0
    for (const { bytes } of this.#uploads) sum += bytes
    return sum
  }

  #clear(): void {
    const now = this.#now()
    for (const [ticket, { until, upload }] of this.#waiting)
      if (until < now) {
        this.#waiting.delete(ticket)
        this.letGo(upload)
      }
  }
}
