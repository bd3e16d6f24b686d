import type { MatchCard } from '@shamble/host'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'
import type { Thing } from '../drawer/things.js'

export interface Schema extends DBSchema {
  cards: { key: string; value: MatchCard }
  /** A record grows by pieces: the key is the match and the number of the piece. */
  pieces: { key: [string, number]; value: string }
  /** What people have made: since the second version. */
  things: { key: string; value: Thing }
}

const VERSION = 2
const STORES = ['cards', 'pieces', 'things'] as const

/**
 * The database of this page, for its worker and for itself. Each version adds to the one before; what was kept stays.
 * @throws when the browser does not let a page keep anything
 */
export async function openDatabase(name = 'shamble'): Promise<IDBPDatabase<Schema>> {
  const db = await openDB<Schema>(name, VERSION, {
    upgrade(db, from) {
      if (from < 1) {
        db.createObjectStore('cards', { keyPath: 'id' })
        db.createObjectStore('pieces')
      }
      if (from < 2) db.createObjectStore('things', { keyPath: 'id' })
    },
    // Another tab wants a newer form of the database: let it go on.
    blocking: (_current, _blocked, event) => (event.target as IDBDatabase).close(),
  })
  // What bears our name and is something else is left as it is.
  const missing = STORES.filter((store) => !db.objectStoreNames.contains(store))
  if (missing.length === 0) return db
  db.close()
  throw new Error(`the database "${name}" lacks ${missing.join(', ')}`)
}
