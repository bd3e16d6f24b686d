import { Queue } from '@shamble/host'
import { MOST_BYTES } from '@shamble/host/socket'

/** What a server bears of those who speak to it. */
export const LIMITS = {
  /** Bytes of one message. */
  frame: MOST_BYTES,
  /** How deep a message may nest. */
  depth: 32,
  /** Messages a second and at once, of one line and of all lines of an address. */
  lineRate: { each: 20, burst: 60 },
  addressRate: { each: 100, burst: 400 },
  /** Lines of one address at once, and of all. */
  linesOfAddress: 64,
  lines: 5_000,
  /** Invitations that lead nowhere, of one address in an hour. */
  wrongInvitations: 10,
  /** Tables of one person; and how many are made from one address, where anybody may be many persons. */
  tables: 100,
  makeRate: { each: 0.1, burst: 200 },
  /** Bytes that wait for someone who reads slowly. */
  buffer: 1024 * 1024,
  /** Bytes of a request over HTTP; how many are on their way, of one person, of one address, in bytes of all; how long. */
  upload: 4 * 1024 * 1024,
  uploadsOfPerson: 2,
  uploadsOfAddress: 8,
  uploadsInAll: 64 * 1024 * 1024,
  uploadLasts: 60_000,
  /** Milliseconds until someone has said who it is, and between two signs of life. */
  hello: 10_000,
  alive: 30_000,
} as const

/** The same in other measures, for those who measure the server itself. */
export type Limits = {
  readonly [K in keyof typeof LIMITS]: (typeof LIMITS)[K] extends number ? number : Rate
}

export interface Rate {
  readonly each: number
  readonly burst: number
}

/** So much a second, and a little more at once. */
export class Bucket {
  readonly #rate: Rate
  #left: number
  #at: number

  constructor(rate: Rate, now: number) {
    this.#rate = rate
    this.#left = rate.burst
    this.#at = now
  }

  /** Whether one more may be taken. */
  take(now: number): boolean {
    this.#fill(now)
    if (this.#left < 1) return false
    this.#left--
    return true
  }

  /** Whether nothing was taken lately. */
  isFull(now: number): boolean {
    this.#fill(now)
    return this.#left === this.#rate.burst
  }

  #fill(now: number): void {
    // A clock that was set back takes nothing away.
    const passed = Math.max(0, now - this.#at)
    this.#left = Math.min(this.#rate.burst, this.#left + (passed / 1000) * this.#rate.each)
    this.#at = now
  }
}

const HOUR = 3_600_000

/** What comes from one address. */
export class Address {
  readonly bucket: Bucket
  /** Tables that are made. */
  readonly makes: Bucket
  lines = 0
  /** Invitations that are tried. */
  readonly guesses = new Queue()
  #wrong: number[] = []

  constructor(now: number, limits: Pick<Limits, 'addressRate' | 'makeRate'> = LIMITS) {
    this.bucket = new Bucket(limits.addressRate, now)
    this.makes = new Bucket(limits.makeRate, now)
  }

  /** Whether it has tried too many invitations. */
  hasGuessed(now: number): boolean {
    this.#wrong = this.#wrong.filter((at) => now - at < HOUR)
    return this.#wrong.length >= LIMITS.wrongInvitations
  }

  guessedWrong(now: number): void {
    this.#wrong.push(now)
  }

  /** Whether nothing need be remembered of it. */
  isQuiet(now: number): boolean {
    return this.lines === 0 && !this.hasGuessed(now) && this.#wrong.length === 0 && this.makes.isFull(now)
  }
}

/** Whether a value nests no deeper than that. */
export function isShallow(value: unknown, most: number): boolean {
  if (most < 0) return false
  if (typeof value !== 'object' || value === null) return true
  for (const name in value) if (!isShallow((value as Record<string, unknown>)[name], most - 1)) return false
  return true
}
