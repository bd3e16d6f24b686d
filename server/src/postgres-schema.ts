import { BadInput } from '@shamble/kernel'
import type { ClientBase } from 'pg'

/** Each step leads from the schema of its number to the next one. These steps have been released: they never change. */
export const POSTGRES_STEPS: readonly string[] = [
  `
  CREATE TABLE matches (
    id text PRIMARY KEY,
    card text NOT NULL,
    lines integer NOT NULL,
    revision integer NOT NULL,
    fence integer NOT NULL DEFAULT 0,
    saved bigint NOT NULL,
    over boolean NOT NULL,
    follows text,
    copy boolean NOT NULL,
    code text UNIQUE,
    watch text UNIQUE,
    people text[] NOT NULL
  );
  CREATE UNIQUE INDEX matches_sequel ON matches (follows) WHERE follows IS NOT NULL AND NOT copy;
  CREATE INDEX matches_people ON matches USING gin (people);
  CREATE TABLE lines (
    match text NOT NULL,
    seq integer NOT NULL,
    line text NOT NULL,
    PRIMARY KEY (match, seq)
  );
  CREATE TABLE leases (
    match text PRIMARY KEY,
    node text NOT NULL,
    fence integer NOT NULL,
    until timestamptz NOT NULL
  );
  CREATE TABLE presence (
    node text PRIMARY KEY,
    people text[] NOT NULL,
    until timestamptz NOT NULL
  );
  `,
  'CREATE INDEX matches_follows ON matches (follows) WHERE follows IS NOT NULL;',
]

/** Any number that no other program locks by. */
const LOCK = 7_465_622

/**
 * Brings the schema to this version, one node after another.
 * @throws BadInput where a newer Shamble has made the database
 */
export async function migratePostgres(client: ClientBase): Promise<void> {
  await client.query('BEGIN')
  try {
    await client.query('SELECT pg_advisory_xact_lock($1)', [LOCK])
    await client.query('CREATE TABLE IF NOT EXISTS shamble_schema (version integer NOT NULL)')
    const { rows } = await client.query<{ version: number }>('SELECT version FROM shamble_schema')
    const version = rows[0]?.version ?? 0
    if (version > POSTGRES_STEPS.length)
      throw new BadInput(
        'data',
        'this database has schema {{version}}, and this Shamble knows {{known}}: start a newer Shamble, or name another database with DATABASE_URL',
        { version, known: POSTGRES_STEPS.length },
      )
    for (const step of POSTGRES_STEPS.slice(version)) await client.query(step)
    if (rows.length === 0) await client.query('INSERT INTO shamble_schema VALUES ($1)', [POSTGRES_STEPS.length])
    else await client.query('UPDATE shamble_schema SET version = $1', [POSTGRES_STEPS.length])
    await client.query('COMMIT')
  } catch (error) {
    await client.query('ROLLBACK').catch(() => {})
    throw error
  }
}
