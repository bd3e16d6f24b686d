import { crc32 } from 'node:zlib'
import { asText, type Kept, type MatchCard, readCard, StoreFault } from '@shamble/host'
import { BadInput } from '@shamble/kernel'
import type Database from 'libsql'
import { type FreshRow, freshRow, withFresh } from './sqlite-fresh.js'

// What is read from the file: anything of it may be damaged.

/** The file itself cannot be read where something is looked for. */
export class DamagedFile extends StoreFault {
  constructor(cause: unknown) {
    super('the saved games of this server are damaged, and this cannot be read', cause)
  }
}

/** @throws DamagedFile where the database complains of it */
export function read<T>(ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    throw (error as { readonly code?: unknown }).code === 'SQLITE_CORRUPT' ? new DamagedFile(error) : error
  }
}

export const recordOf = (rows: readonly unknown[]): string =>
  rows.map((row) => `${textOf((row as { line: Bytes }).line)}\n`).join('')

// Text is read as bytes: where it is damaged and no text any longer, the library would end the process.
export const CARD = 'SELECT CAST(id AS BLOB) AS id, CAST(card AS BLOB) AS card, sum'
const FRESH = `SELECT CAST(match AS BLOB) AS match, seq, CAST(lines AS BLOB) AS lines, CAST(change AS BLOB) AS change, sum
  FROM fresh ORDER BY n`
export const LINES = 'SELECT CAST(line AS BLOB) AS line FROM lines WHERE match = ? ORDER BY seq'

// As the library hands them out, one row or all.
export type Bytes = Buffer | ArrayBuffer
export const textOf = (bytes: Bytes): string => (Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes)).toString()

/** What is fresh, by the match. */
export function freshIn(db: Database.Database): Map<string, FreshRow[]> {
  let known: readonly string[] | null = null
  const ids = (): readonly string[] => {
    known ??= db
      .prepare('SELECT CAST(id AS BLOB) AS id FROM matches')
      .all()
      .map((row) => textOf((row as { id: Bytes }).id))
    return known
  }
  const fresh = new Map<string, FreshRow[]>()
  for (const row of db.prepare(FRESH).all() as Record<'match' | 'seq' | 'lines' | 'change' | 'sum', unknown>[]) {
    const [match, lines, change] = [row.match, row.lines, row.change].map((bytes) => textOf(bytes as Bytes))
    const one = freshRow(match!, Number(row.seq), lines!, change!, Number(row.sum), ids)
    fresh.set(one.match, [...(fresh.get(one.match) ?? []), one])
  }
  return fresh
}

interface CardRow {
  readonly id: Bytes
  readonly card: Bytes
  readonly sum: number | null
}

export function textAndSum(card: MatchCard): readonly [text: string, sum: number] {
  const text = JSON.stringify(card)
  return [text, sumOf(card.id, text)]
}

const sumOf = (id: string, card: string): number => crc32(`${id} ${card}`)

/** @throws BadInput where it is not as it was written */
export function cardIn(row: unknown): MatchCard | null {
  if (row === undefined) return null
  const card = soundCard(row)
  if (card === null) throw new BadInput('match', 'this game is damaged and cannot be opened')
  return card
}

/** `null` where it is damaged: all others are read. */
export function soundCard(row: unknown): MatchCard | null {
  const { sum, ...bytes } = row as CardRow
  const [id, card] = [textOf(bytes.id), textOf(bytes.card)]
  if (sum !== null && sum !== sumOf(id, card)) return null
  try {
    return readCard(JSON.parse(card))
  } catch {
    return null
  }
}

/** A card and its lines, with what is fresh of it; `null` where they cannot be read. */
export function soundKept(
  ask: () => readonly [card: unknown, lines: readonly unknown[]],
  fresh: readonly FreshRow[],
): Kept | null {
  try {
    const [row, lines] = read(ask)
    const card = row === undefined ? null : soundCard(row)
    const whole = card && withFresh(card, lines.length, fresh)
    return whole && { card: whole.card, record: recordOf(lines) + asText(whole.lines) }
  } catch (error) {
    if (error instanceof DamagedFile) return null
    throw error
  }
}
