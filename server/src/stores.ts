import { mkdirSync, statSync } from 'node:fs'
import { dirname } from 'node:path'
import type { Kept, MatchStore } from '@shamble/host'
import { BadInput } from '@shamble/kernel'
import { PostgresStore } from './postgres-store.js'
import type { Cutoff } from './retention.js'
import { SqliteStore } from './sqlite-store.js'

/** Where a server keeps its matches. */
export interface ServerStore extends MatchStore {
  /** @throws where it cannot be read now */
  check(): Promise<void>
  /**
   * All matches as they were at one moment, each in turn; they are played on meanwhile.
   * @param damaged told of each that cannot be read
   */
  everything(damaged?: (id: string) => void): AsyncIterable<Kept>
  /** Matches that were written last before these moments and that none goes on from, some hundred at a time. */
  expired(before: Cutoff): Promise<readonly string[]>
  /** Everything that waits is written first. */
  close(): Promise<void>
}

/** Whether that names a PostgreSQL, and not a file. */
export const isPostgres = (data: string): boolean => /^postgres(ql)?:\/\//.test(data)

/**
 * @param data a file, or the address of a PostgreSQL
 * @throws BadInput where it cannot be opened, or a newer Shamble has made it
 */
export async function openStore(data: string): Promise<ServerStore> {
  if (isPostgres(data)) return PostgresStore.open(data)
  // It may hold a password, and is not said again.
  if (/^[a-z][a-z+.-]*:\/\//i.test(data))
    throw new BadInput('data', 'expected a file, or the address of a PostgreSQL: postgres://…')
  try {
    mkdirSync(dirname(data), { recursive: true })
  } catch (error) {
    throw new BadInput('data', '{{folder}} cannot be created: {{detail}}', {
      folder: dirname(data),
      detail: (error as Error).message,
    })
  }
  if (statSync(data, { throwIfNoEntry: false })?.isDirectory())
    throw new BadInput('data', '{{file}} is a folder: name a file with --data', { file: data })
  return new SqliteStore(data)
}
