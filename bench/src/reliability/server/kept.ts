import { cpSync, existsSync } from 'node:fs'
import { join } from 'node:path'
import type { ServerStore } from '@shamble/server'
import { SqliteStore } from '@shamble/server/parts'
import type { PlayedMatch } from './driver.js'
import type { Told } from './trace.js'

/** Opens a database as it is, without touching it: the server that has stopped finds it as it was. */
export async function asItLies<T>(file: string, folder: string, look: (store: ServerStore) => Promise<T>): Promise<T> {
  const copy = join(folder, 'copy.db')
  for (const end of ['', '-wal']) if (existsSync(file + end)) cpSync(file + end, copy + end)
  const store = new SqliteStore(copy)
  try {
    return await look(store)
  } finally {
    await store.close()
  }
}

type Entry = readonly [seq: number, seat: number, answer: unknown, ...rest: unknown[]]

async function entriesOf(store: Pick<ServerStore, 'load'>, id: string): Promise<readonly Entry[]> {
  const { card, record } = await store.load(id)
  const lines = record.trimEnd().split('\n')
  if (lines.length !== card.lines)
    throw new Error(`${id}: its card tells of ${card.lines} lines, it has ${lines.length}`)
  return lines
    .filter((line) => line.startsWith('['))
    .map((line) => JSON.parse(line) as Entry)
    .filter(([, seat]) => seat >= 0)
}

/** What is missing of what people were told, or was taken twice; `null` where nothing is. */
export async function whyNotKept(
  store: Pick<ServerStore, 'load'>,
  { id, heard, acknowledged }: PlayedMatch,
): Promise<string | null> {
  // People may go on meanwhile: what they are told after the store was read is not in it.
  const before = [...acknowledged]
  const entries = await entriesOf(store, id)
  const wrong = entries.findIndex(([seq], i) => seq !== i)
  if (wrong >= 0) return `${id}: answer ${wrong} has the number ${entries[wrong]![0]}`
  if (entries.length < heard) return `${id}: ${heard} answers were told, ${entries.length} are kept`
  for (const { seq, seat, answer } of before) {
    const entry = entries[seq]
    if (entry === undefined || entry[1] !== seat || JSON.stringify(entry[2]) !== answer)
      return `${id}: answer ${seq} of seat ${seat} was acknowledged as ${answer}, and is ${JSON.stringify(entry)}`
  }
  return null
}

/** The same of what was seen on the lines. */
export async function whyNotTold(store: Pick<ServerStore, 'load'>, { match, seq }: Told): Promise<string | null> {
  const entries = await entriesOf(store, match).catch((error: Error) => error.message)
  if (typeof entries === 'string') return `${match}: ${entries}`
  return entries.length < seq ? `${match}: ${seq} answers were told, ${entries.length} are kept` : null
}
