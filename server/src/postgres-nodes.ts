import { randomBytes } from 'node:crypto'
import { type MatchCard, type Nodes, readCard } from '@shamble/host'
import type { PostgresPool } from './postgres-pool.js'

/** How long a node that says nothing more is waited for, in seconds. */
const LEASE_SECONDS = 3

/** The servers that share a database: what each has written, and which one lets bots and clocks act. */
export class PostgresNodes implements Nodes {
  /** What this server is called among them. */
  readonly node = randomBytes(9).toString('base64url')
  readonly channel: string
  readonly #pool: PostgresPool
  readonly #listeners = new Set<(id: string | null) => void>()

  private constructor(pool: PostgresPool, channel: string) {
    this.#pool = pool
    this.channel = channel
  }

  static async open(pool: PostgresPool): Promise<PostgresNodes> {
    const { rows } = await pool.ask<{ schema: string }>('SELECT current_schema() AS schema', [])
    const nodes = new PostgresNodes(pool, `shamble_${rows[0]!.schema}`)
    await pool.listen(
      nodes.channel,
      (text) => nodes.#heard(text),
      () => nodes.#tell(null),
    )
    return nodes
  }

  async since(
    id: string,
    from: number,
  ): Promise<{ readonly card: MatchCard; readonly lines: readonly string[] } | null> {
    const { rows } = await this.#pool.ask<{ card: string; lines: string[] }>(
      `SELECT card, ARRAY(SELECT line FROM lines WHERE match = id AND seq >= $2 ORDER BY seq) AS lines
       FROM matches WHERE id = $1`,
      [id, from],
    )
    const card = rows[0] === undefined ? null : readCard(JSON.parse(rows[0].card))
    return card === null ? null : { card, lines: rows[0]!.lines }
  }

  listen(changed: (id: string | null) => void): () => void {
    this.#listeners.add(changed)
    return () => this.#listeners.delete(changed)
  }

  async lease(ids: readonly string[]): Promise<ReadonlyMap<string, number>> {
    if (ids.length === 0) return new Map()
    // In the order of their names, so that two nodes never wait for each other. A new holder gets a new number, which
    // is in the row of the match: what the old one still wanted to write is refused there.
    const { rows } = await this.#pool.ask<{ match: string; fence: number }>(
      `WITH had AS (
         INSERT INTO leases (match, node, fence, until)
         SELECT id, $1, fence + 1, now() + make_interval(secs => $3) FROM matches
         WHERE id = ANY ($2) AND NOT over ORDER BY id
         ON CONFLICT (match) DO UPDATE SET node = $1, until = excluded.until,
           fence = CASE WHEN leases.node = $1 THEN leases.fence ELSE leases.fence + 1 END
         WHERE leases.node = $1 OR leases.until < now()
         RETURNING match, fence
       ), fenced AS (
         UPDATE matches SET fence = had.fence FROM had WHERE id = had.match AND matches.fence <> had.fence
       )
       SELECT match, fence FROM had`,
      [this.node, [...ids], LEASE_SECONDS],
    )
    return new Map(rows.map(({ match, fence }) => [match, fence]))
  }

  async release(ids: readonly string[]): Promise<void> {
    if (ids.length === 0) return
    await this.#pool.ask(`UPDATE leases SET node = '', until = '-infinity' WHERE node = $1 AND match = ANY ($2)`, [
      this.node,
      [...ids],
    ])
  }

  async orphans(): Promise<readonly string[]> {
    const { rows } = await this.#pool.ask<{ match: string }>(
      `SELECT match FROM leases JOIN matches ON id = match WHERE node <> '' AND until < now() AND NOT over
       ORDER BY until LIMIT 20`,
      [],
    )
    return rows.map(({ match }) => match)
  }

  async presence(here: readonly string[]): Promise<readonly string[]> {
    const { rows } = await this.#pool.ask<{ people: string[] }>(
      `WITH said AS (
         INSERT INTO presence (node, people, until) VALUES ($1, $2, now() + make_interval(secs => $3))
         ON CONFLICT (node) DO UPDATE SET people = excluded.people, until = excluded.until
       ), gone AS (DELETE FROM presence WHERE node <> $1 AND until < now() - interval '1 hour')
       SELECT people FROM presence WHERE node <> $1 AND until > now()`,
      [this.node, [...here], LEASE_SECONDS],
    )
    return rows.flatMap(({ people }) => people)
  }

  async close(): Promise<void> {
    this.#listeners.clear()
    await this.#pool.ask('DELETE FROM presence WHERE node = $1', [this.node]).catch(() => {})
    await this.#pool
      .ask(`UPDATE leases SET node = '', until = '-infinity' WHERE node = $1`, [this.node])
      .catch(() => {})
  }

  #heard(text: string): void {
    const [node, id] = text.split(' ')
    if (node !== this.node && id !== undefined) this.#tell(id)
  }

  #tell(id: string | null): void {
    for (const listener of this.#listeners) listener(id)
  }
}
