import {
  type Kept,
  keptAlready,
  type Listed,
  type MatchCard,
  noSuchMatch,
  personsIn,
  readCard,
  type Sought,
  sequelTaken,
  writtenElsewhere,
} from '@shamble/host'
import { BadInput } from '@shamble/kernel'
import { PostgresNodes } from './postgres-nodes.js'
import { PostgresPool, type Strike, unreachable } from './postgres-pool.js'
import { migratePostgres } from './postgres-schema.js'
import type { Cutoff } from './retention.js'
import type { ServerStore } from './stores.js'

/**
 * Matches in a PostgreSQL that several servers share. Each write is one statement, and so one transaction: lines, card
 * and word to the other servers, or none of them.
 */
export class PostgresStore implements ServerStore {
  readonly nodes: PostgresNodes
  readonly #pool: PostgresPool

  private constructor(pool: PostgresPool, nodes: PostgresNodes) {
    this.#pool = pool
    this.nodes = nodes
  }

  /** @throws BadInput where the database cannot be reached, or a newer Shamble has made it */
  static async open(url: string, strike: Strike = () => {}, connections = 10): Promise<PostgresStore> {
    const pool = new PostgresPool(url, strike, connections)
    try {
      const client = await pool.connect()
      await migratePostgres(client).finally(() => client.end())
      return new PostgresStore(pool, await PostgresNodes.open(pool))
    } catch (error) {
      await pool.close()
      throw error instanceof BadInput ? error : unreachable(url, error)
    }
  }

  async list(which?: Listed): Promise<MatchCard[]> {
    const { rows } =
      which === undefined
        ? await this.#pool.ask<CardRow>('SELECT card FROM matches', [])
        : 'person' in which
          ? await this.#pool.ask<CardRow>('SELECT card FROM matches WHERE people @> ARRAY[$1]', [which.person])
          : await this.#pool.ask<CardRow>('SELECT card FROM matches WHERE follows = $1', [which.after])
    return rows.flatMap((row) => cardIn(row) ?? [])
  }

  async find(what: Sought): Promise<MatchCard | null> {
    const { rows } =
      'id' in what
        ? await this.#pool.ask<CardRow>('SELECT card FROM matches WHERE id = $1', [what.id])
        : await this.#pool.ask<CardRow>('SELECT card FROM matches WHERE code = $1 OR watch = $1', [what.invitation])
    return cardIn(rows[0])
  }

  async load(id: string): Promise<Kept> {
    const { rows } = await this.#pool.ask<KeptRow>(WHOLE, [id])
    const kept = keptIn(rows[0])
    if (kept === null) throw noSuchMatch(id)
    return kept
  }

  async create(card: MatchCard, record: string): Promise<void> {
    const lines = record.replace(/\n$/, '').split('\n')
    try {
      const { rows, happened } = await this.#pool.ask(
        `WITH kept AS (
           INSERT INTO matches (id, card, lines, revision, saved, over, code, watch, people, follows, copy)
           VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)
           ON CONFLICT (id) DO NOTHING RETURNING id
         ), added AS (${ADD_LINES('$13::integer', '$12::text[]')})
         SELECT id FROM kept`,
        [...columnsOf(card, lines.length), card.after, card.copy, lines, 0],
        () => this.#is(card),
      )
      if (!happened && rows.length === 0) throw keptAlready(card.id)
    } catch (error) {
      if ((error as { readonly constraint?: unknown }).constraint === 'matches_sequel') throw sequelTaken()
      throw told(error)
    }
  }

  append(card: MatchCard, lines: readonly string[], fence?: number): Promise<void> {
    return this.#change(card, lines, fence ?? null)
  }

  update(card: MatchCard): Promise<void> {
    return this.#change(card, [], null)
  }

  async remove(id: string): Promise<void> {
    try {
      const { rows, happened } = await this.#pool.ask(
        `WITH leased AS (DELETE FROM leases WHERE match = $1), gone AS (DELETE FROM matches WHERE id = $1 RETURNING id),
           lines AS (DELETE FROM lines WHERE match IN (SELECT id FROM gone))
         SELECT pg_notify($2, $3 || ' ' || id) FROM gone`,
        [id, this.nodes.channel, this.nodes.node],
        async () => (await this.find({ id })) === null,
      )
      if (!happened && rows.length === 0) throw noSuchMatch(id)
    } catch (error) {
      throw told(error)
    }
  }

  async *everything(damaged: (id: string) => void = () => {}): AsyncGenerator<Kept> {
    const client = await this.#pool.connect()
    try {
      await client.query('BEGIN ISOLATION LEVEL REPEATABLE READ READ ONLY')
      const { rows } = await client.query<{ id: string }>('SELECT id FROM matches ORDER BY id')
      for (const { id } of rows) {
        const kept = keptIn((await client.query<KeptRow>(WHOLE, [id])).rows[0])
        if (kept !== null) yield kept
        else damaged(id)
      }
    } finally {
      await client.end()
    }
  }

  async expired({ finished, idle }: Cutoff): Promise<string[]> {
    const { rows } = await this.#pool.ask<{ id: string }>(
      `SELECT id FROM matches WHERE saved < CASE WHEN over THEN $1::bigint ELSE $2::bigint END
       AND NOT EXISTS (SELECT 1 FROM matches AS next WHERE next.follows = matches.id) LIMIT 500`,
      [finished, idle],
    )
    return rows.map(({ id }) => id)
  }

  /** Whether it can be read. */
  async check(): Promise<void> {
    await this.#pool.ask('SELECT 1 FROM matches LIMIT 1', [])
  }

  async close(): Promise<void> {
    await this.nodes.close()
    await this.#pool.close()
  }

  /** Where another server was first, nothing is written: the row says how long its record is and how often it was written. */
  async #change(card: MatchCard, lines: readonly string[], fence: number | null): Promise<void> {
    const known = card.lines - lines.length
    try {
      const { rows, happened } = await this.#pool.ask(
        `WITH kept AS (
           UPDATE matches SET card = $2, lines = $3, revision = $4, saved = $5, over = $6, code = $7, watch = $8,
             people = $9
           WHERE id = $1 AND lines = $10 AND revision < $4 AND ($11::integer IS NULL OR fence = $11)
           RETURNING id
         ), added AS (${ADD_LINES('$10', '$12::text[]')})
         SELECT pg_notify($13, $14 || ' ' || id) FROM kept`,
        [...columnsOf(card, card.lines), known, fence, lines, this.nodes.channel, this.nodes.node],
        () => this.#is(card),
      )
      if (happened || rows.length > 0) return
    } catch (error) {
      // Two at the same moment: the number of a line is given once.
      if ((error as { readonly code?: unknown }).code === '23505') throw writtenElsewhere()
      throw told(error)
    }
    if ((await this.find({ id: card.id })) === null) throw noSuchMatch(card.id)
    throw writtenElsewhere()
  }

  /** Whether this very card is kept. */
  async #is(card: MatchCard): Promise<boolean> {
    const { rows } = await this.#pool.ask('SELECT 1 FROM matches WHERE id = $1 AND card = $2', [
      card.id,
      JSON.stringify(card),
    ])
    return rows.length > 0
  }
}

interface CardRow {
  readonly card: string
}

interface KeptRow extends CardRow {
  readonly lines: readonly string[]
}

/** One statement sees one moment: card and lines agree. */
const WHOLE =
  'SELECT card, ARRAY(SELECT line FROM lines WHERE match = id ORDER BY seq) AS lines FROM matches WHERE id = $1'

function keptIn(row: KeptRow | undefined): Kept | null {
  const card = cardIn(row)
  return card === null ? null : { card, record: row!.lines.map((line) => `${line}\n`).join('') }
}

const ADD_LINES = (from: string, lines: string): string =>
  `INSERT INTO lines (match, seq, line) SELECT id, ${from} + number - 1, line
   FROM kept, unnest(${lines}) WITH ORDINALITY AS written (line, number)`

const columnsOf = (card: MatchCard, lines: number): unknown[] => [
  card.id,
  JSON.stringify(card),
  lines,
  card.revision,
  card.saved,
  card.over,
  card.invitation?.code ?? null,
  card.invitation?.watch ?? null,
  personsIn(card),
]

function cardIn(row: CardRow | undefined): MatchCard | null {
  return row === undefined ? null : readCard(JSON.parse(row.card))
}

/** A full disk by the name that everybody knows it by. */
function told(error: unknown): unknown {
  const { code } = error as { readonly code?: unknown }
  return code === '53100' ? Object.assign(new Error('the disk is full'), { code: 'ENOSPC', cause: error }) : error
}
