import { Client } from 'pg'
import { startPostgres, type TestPostgres } from '../../../scripts/postgres.mjs'

export type { TestPostgres }

/** A PostgreSQL for one file of tests; `null`, and a word about it, where there is none. */
export async function testPostgres(what: string): Promise<TestPostgres | null> {
  const database = await startPostgres()
  if (database === null)
    console.log(`SKIPPED ${what}: no PostgreSQL was found and none may be installed here; set DATABASE_URL to one`)
  return database
}

/** Carries out some SQL in a test's own schema, which is made where it is missing. */
export async function inDatabase(database: TestPostgres, name: string, ...sql: readonly string[]): Promise<unknown[]> {
  const client = new Client({ connectionString: database.url(name) })
  await client.connect()
  try {
    await client.query(`CREATE SCHEMA IF NOT EXISTS "${database.schema(name)}"`)
    let rows: unknown[] = []
    for (const one of sql) ({ rows } = await client.query(one))
    return rows
  } finally {
    await client.end()
  }
}

/** Leaves nothing behind in a database that belongs to someone else. */
export async function dropSchemas(database: TestPostgres, names: readonly string[]): Promise<void> {
  for (const name of names) await inDatabase(database, name, `DROP SCHEMA "${database.schema(name)}" CASCADE`)
  await database.stop()
}
