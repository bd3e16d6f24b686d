import { type Batch, batchLine, readBatch, type Study } from '@shamble/lab'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Schema extends DBSchema {
  /** A line a batch, by the key of its study: what was played stays when the page is closed. */
  batches: { key: [string, number, number]; value: string }
  /** The studies that someone has run here, by key, and when they were last opened. */
  studies: { key: string; value: number }
}

let database: Promise<IDBPDatabase<Schema> | null> | null = null

/** `null` where the browser keeps nothing: a run then lasts as long as the page. */
function open(): Promise<IDBPDatabase<Schema> | null> {
  database ??= openDB<Schema>('shamble-lab', 1, {
    upgrade(db) {
      db.createObjectStore('batches')
      db.createObjectStore('studies')
    },
  }).catch(() => null)
  return database
}

export async function keptBatches(key: string, study: Study): Promise<Batch[]> {
  const db = await open()
  const range = IDBKeyRange.bound([key], [key, []])
  const lines = (await db?.getAll('batches', range)) ?? []
  return lines.map((line) => readBatch(line, study, 'batch'))
}

export async function keepBatch(key: string, batch: Batch): Promise<void> {
  const db = await open()
  await db?.put('batches', batchLine(batch), [key, batch.arm, batch.batch])
  await db?.put('studies', Date.now(), key)
}

/** The keys of studies that were run here, the last one first. */
export async function keptStudies(): Promise<readonly string[]> {
  const db = await open()
  if (db === null) return []
  const [keys, times] = await Promise.all([db.getAllKeys('studies'), db.getAll('studies')])
  return keys
    .map((key, i) => [key, times[i]!] as const)
    .sort(([, a], [, b]) => b - a)
    .map(([key]) => key)
}
