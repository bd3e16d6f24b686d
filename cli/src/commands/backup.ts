import { existsSync } from 'node:fs'
import { BadInput } from '@shamble/kernel'
import { backup, isPostgres, openStore, restore, type ServerStore } from '@shamble/server'
import { speaker } from '@shamble/text'
import { dataFrom } from '../data.js'
import { languageFor, type Output } from '../output.js'
import { cliText } from '../text/index.js'

interface BackupOptions {
  /** The database: a file, or the address of a PostgreSQL. */
  readonly data?: string
  readonly lang?: string
}

/** Writes all online games into one file; the server may run meanwhile. */
export async function backUp(file: string, options: BackupOptions, output: Output): Promise<number> {
  const data = dataFrom(options.data)
  // Nothing would be saved, and nobody would notice.
  if (!isPostgres(data) && !existsSync(data)) throw new BadInput(data, 'there is no such file')
  const { saved, damaged } = await withStore(options, (store) => backup(store, file))
  const say = spoken(options)
  output.out(say('backup.done', { count: saved, file }))
  if (damaged > 0) output.err(say('backup.damaged', { count: damaged }))
  return damaged > 0 ? 1 : 0
}

/** Adds the online games of such a file that are missing; the server may run meanwhile. */
export async function restoreFrom(file: string, options: BackupOptions, output: Output): Promise<number> {
  const { added, known, damaged } = await withStore(options, (store) => restore(store, file))
  const say = spoken(options)
  output.out(say('restore.done', { count: added, known }))
  if (damaged > 0) output.err(say('restore.damaged', { count: damaged }))
  return damaged > 0 ? 1 : 0
}

async function withStore<T>(options: BackupOptions, work: (store: ServerStore) => Promise<T>): Promise<T> {
  const store = await openStore(dataFrom(options.data))
  try {
    return await work(store)
  } finally {
    await store.close()
  }
}

function spoken(options: BackupOptions): ReturnType<typeof speaker> {
  const language = languageFor(options.lang)
  return speaker(language, cliText[language])
}
