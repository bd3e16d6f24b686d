import { backup, openStore, restore, type ServerStore } from '@shamble/server'
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
  const count = await withStore(options, (store) => backup(store, file))
  output.out(spoken(options)('backup.done', { count, file }))
  return 0
}

/** Adds the online games of such a file that are missing; the server may run meanwhile. */
export async function restoreFrom(file: string, options: BackupOptions, output: Output): Promise<number> {
  const { added, known } = await withStore(options, (store) => restore(store, file))
  output.out(spoken(options)('restore.done', { count: added, known }))
  return 0
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
