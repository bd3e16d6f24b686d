import { BadInput } from '@shamble/kernel'
import type Database from 'libsql'

/** Each step leads from the schema of its number to the next one. These steps have been released: they never change. */
export const SQLITE_STEPS: readonly string[] = [
  `
  CREATE TABLE matches (
    id TEXT PRIMARY KEY,
    card TEXT NOT NULL,
    follows TEXT,
    copy INTEGER NOT NULL,
    code TEXT UNIQUE,
    watch TEXT UNIQUE
  ) WITHOUT ROWID;
  CREATE INDEX matches_follows ON matches (follows) WHERE follows IS NOT NULL;
  CREATE TABLE lines (
    match TEXT NOT NULL,
    seq INTEGER NOT NULL,
    line TEXT NOT NULL,
    PRIMARY KEY (match, seq)
  ) WITHOUT ROWID;
  CREATE TABLE people (
    person TEXT NOT NULL,
    match TEXT NOT NULL,
    PRIMARY KEY (person, match)
  ) WITHOUT ROWID;
  CREATE INDEX people_match ON people (match);
  `,
  // What a card sums up to: a damaged one is known. Those of before have none until they are written again.
  'ALTER TABLE matches ADD COLUMN sum INTEGER;',
]

/** @throws BadInput where a newer Shamble has made the database */
export function migrate(db: Database.Database): void {
  const { user_version: version } = db.prepare('PRAGMA user_version').get() as { user_version: number }
  if (version > SQLITE_STEPS.length)
    throw new BadInput(
      'data',
      'this database has schema {{version}}, and this Shamble knows {{known}}: start a newer Shamble, or name another file with --data',
      { version, known: SQLITE_STEPS.length },
    )
  for (let from = version; from < SQLITE_STEPS.length; from++)
    db.exec(`BEGIN IMMEDIATE; ${SQLITE_STEPS[from]!} PRAGMA user_version = ${from + 1}; COMMIT`)
}
