import type { Analysis } from '@shamble/analysis'
import { type DBSchema, type IDBPDatabase, openDB } from 'idb'

interface Kept {
  /** The last hash of the record and the rules that it was looked at by: another end is another match. */
  readonly end: string
  readonly analysis: Analysis
}

interface Schema extends DBSchema {
  /** By match. */
  analyses: { key: string; value: Kept }
}

/** One more whenever what is kept of an analysis changes. */
const VERSION = 2

let database: Promise<IDBPDatabase<Schema> | null> | null = null

/** `null` where the browser keeps nothing: an analysis then lasts as long as its screen. */
function open(): Promise<IDBPDatabase<Schema> | null> {
  database ??= openDB<Schema>('shamble-analysis', VERSION, {
    upgrade: (db) => {
      // What an older release has found is looked for again.
      if (db.objectStoreNames.contains('analyses')) db.deleteObjectStore('analyses')
      db.createObjectStore('analyses')
    },
  }).catch(() => null)
  return database
}

export async function keptAnalysis(match: string, end: string): Promise<Analysis | null> {
  const kept = await (await open())?.get('analyses', match).catch(() => undefined)
  return kept?.end === end ? kept.analysis : null
}

export async function keepAnalysis(match: string, end: string, analysis: Analysis): Promise<void> {
  // Full or blocked: it lasts as long as the screen.
  await (await open())?.put('analyses', { end, analysis }, match).catch(() => undefined)
}

/** An analysis goes with its match: those of matches that are no longer here are forgotten. */
export async function forgetGone(isHere: (match: string) => boolean): Promise<void> {
  const db = await open()
  for (const match of (await db?.getAllKeys('analyses').catch(() => [])) ?? [])
    if (!isHere(match)) await db?.delete('analyses', match).catch(() => undefined)
}
