import type { Socket } from 'node:net'
import { BadInput } from '@shamble/kernel'
import { Client, type ClientConfig, Pool, type QueryResultRow } from 'pg'

/** Called before everything that is asked of the database, so that a test can let it fail. */
export type Strike = () => void

/** How long a database may be away before people are told so, in milliseconds; and how soon it is tried again. */
const PATIENCE = 4_000
const AGAIN_AFTER = 100
/** A network that is cut says nothing: a reply that takes longer never comes on that connection. */
const REPLY_WITHIN = 3_000

/** Connections to one PostgreSQL. One that breaks is made anew, and what it was asked is asked again. */
export class PostgresPool {
  readonly #config: ClientConfig
  readonly #pool: Pool
  readonly #strike: Strike
  readonly #replyWithin: number
  /** When each connection last said something. */
  readonly #heard = new Map<Socket, number>()
  #listening: Client | null = null
  #isClosed = false

  constructor(url: string, strike: Strike, connections = 10, replyWithin = REPLY_WITHIN) {
    this.#strike = strike
    this.#replyWithin = replyWithin
    this.#config = {
      connectionString: url,
      connectionTimeoutMillis: replyWithin,
      statement_timeout: 10_000,
      query_timeout: replyWithin,
      application_name: 'shamble',
    }
    this.#pool = new Pool({ ...this.#config, max: connections })
    // A connection that breaks while nobody uses it is nobody's fault.
    this.#pool.on('error', () => {})
    this.#pool.on('connect', (client) => this.#watch(client))
  }

  /** A connection for something that is more than one statement; to be ended. */
  async connect(): Promise<Client> {
    const client = new Client({ ...this.#config, statement_timeout: 0, query_timeout: 0 })
    client.on('error', () => {})
    await client.connect()
    return client
  }

  /**
   * Asks the database.
   * @param happened for what writes: whether it is there, when the line broke before the reply came
   */
  async ask<R extends QueryResultRow>(
    sql: string,
    values: readonly unknown[],
    happened?: () => Promise<boolean>,
  ): Promise<{ readonly rows: readonly R[]; readonly happened: boolean }> {
    const since = Date.now()
    for (let isAgain = false; ; isAgain = true) {
      try {
        this.#strike()
        if (isAgain && happened !== undefined && (await happened())) return { rows: [], happened: true }
        const { rows } = await this.#pool.query<R>(sql, [...values])
        return { rows, happened: false }
      } catch (error) {
        if (isSilence(error)) this.#giveUp()
        if (!isLostLine(error) || this.#isClosed || Date.now() - since > PATIENCE) throw error
        await new Promise((resolve) => setTimeout(resolve, AGAIN_AFTER))
      }
    }
  }

  /**
   * Hears what is said on a channel, until the pool is closed.
   * @param back told when the line was lost and is back: anything may have been said meanwhile
   */
  async listen(channel: string, heard: (text: string) => void, back: () => void): Promise<void> {
    const client = new Client({ ...this.#config, keepAlive: true })
    const again = (): void => {
      if (this.#isClosed || this.#listening !== client) return
      this.#listening = null
      setTimeout(() => void this.listen(channel, heard, back).then(back, () => {}), AGAIN_AFTER).unref()
    }
    client.on('error', () => {})
    client.on('end', again)
    client.on('notification', ({ payload }) => heard(payload ?? ''))
    this.#listening = client
    try {
      await client.connect()
      this.#watch(client)
      await client.query(`LISTEN "${channel}"`)
    } catch (error) {
      await client.end().catch(() => {})
      again()
      throw error
    }
  }

  /** Keeps when a connection last said something. */
  #watch(client: unknown): void {
    const { stream } = (client as { readonly connection: { readonly stream: Socket } }).connection
    const hear = (): void => void this.#heard.set(stream, Date.now())
    hear()
    stream.on('data', hear)
    stream.on('close', () => this.#heard.delete(stream))
  }

  /**
   * After a reply that did not come: gives up every connection that has said nothing for half of that wait. A network
   * that was cut has taken them all, and each would be waited for anew; one that was only idle is soon replaced.
   */
  #giveUp(): void {
    const since = Date.now() - this.#replyWithin / 2
    for (const [stream, heard] of this.#heard) if (heard < since) stream.destroy()
  }

  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#isClosed = true
    await this.#listening?.end().catch(() => {})
    await this.#pool.end()
  }
}

/** Ends of a connection, and a server that starts or stops: what was asked may be asked again. */
const LOST: readonly unknown[] = [
  'ECONNREFUSED',
  'ECONNRESET',
  'EPIPE',
  'ENOENT',
  'ETIMEDOUT',
  '57P01',
  '57P02',
  '57P03',
]
const LOST_WORDS =
  /terminated|not queryable|timeout exceeded when trying to connect|Query read timeout|Connection ended/

/** No reply came in time. */
const isSilence = (error: unknown): boolean =>
  /Query read timeout|timeout exceeded when trying to connect/.test(String((error as Error).message))

function isLostLine(error: unknown): boolean {
  const { code, message } = error as { readonly code?: unknown; readonly message?: unknown }
  return LOST.includes(code) || (typeof code === 'string' && code.startsWith('08')) || LOST_WORDS.test(String(message))
}

/** Why a database cannot be used, in one sentence without its password. */
export function unreachable(url: string, error: unknown): BadInput {
  const { code, message } = error as { readonly code?: unknown; readonly message?: string }
  const said = message !== undefined && message !== '' ? message : String(code ?? error)
  return new BadInput('data', 'the database at {{place}} cannot be reached: {{detail}}', {
    place: placeOf(url),
    detail: said,
  })
}

function placeOf(url: string): string {
  try {
    const { host, pathname, searchParams } = new URL(url)
    return `${host || searchParams.get('host') || 'this machine'}${pathname}`
  } catch {
    return 'DATABASE_URL'
  }
}
