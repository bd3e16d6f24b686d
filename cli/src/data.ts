import { join } from 'node:path'
import { ROOT } from './root.js'

/** Where online games are kept: as the command says, else as the environment does, else in a file beside the others. */
export function dataFrom(given: string | undefined): string {
  const { SHAMBLE_HOME, DATABASE_URL } = process.env
  return given ?? (DATABASE_URL || join(SHAMBLE_HOME || join(ROOT, '.shamble'), 'tables.db'))
}
