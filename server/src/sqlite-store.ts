import { crc32 } from 'node:zlib'
import {
  checkSequel,
  concernsTheSame,
  isSought,
  type Kept,
  keptAlready,
  type Listed,
  type MatchCard,
  noSuchMatch,
  personsIn,
  readCard,
  type Sought,
  StoreFault,
  writtenElsewhere,
} from '@shamble/host'
import { BadInput } from '@shamble/kernel'
import Database from 'libsql'
import type { Cutoff } from './retention.js'
import { migrate } from './sqlite-schema.js'
import type { ServerStore } from './stores.js'

interface Write {
  readonly card: MatchCard | null
  readonly change: () => void
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** Called before everything that is asked of the database, so that a test can let it fail. */
export type Strike = () => void

/**
 * Matches in one SQLite file. Whatever is to be written in one turn of the event loop, of all matches, is one
 * transaction: one sync for all of it. A promise resolves when that is on the disk. A change that cannot be made takes
 * nothing of the others with it.
 */
export class SqliteStore implements ServerStore {
  readonly #file: string
  readonly #db: Database.Database
  readonly #strike: Strike
  readonly #statements = new Map<string, Database.Statement>()
  /** Cards as they were written last, by their seats: where nobody has come or gone, who has to do with one stays. */
  readonly #indexed = new WeakMap<MatchCard['seats'], MatchCard>()
  #waiting: Write[] = []
  #isClosed = false

  /**
   * @param synchronous anything but FULL forgets, when the power goes, what was acknowledged
   * @throws BadInput where the file cannot be opened, or a newer Shamble has made it
   */
  constructor(file: string, strike: Strike = () => {}, synchronous: 'FULL' | 'NORMAL' = 'FULL') {
    this.#strike = strike
    this.#file = file
    try {
      this.#db = new Database(file)
      this.#db.exec('PRAGMA busy_timeout = 5000')
      this.#db.exec('PRAGMA journal_mode = WAL')
      this.#db.exec(`PRAGMA synchronous = ${synchronous}`)
      migrate(this.#db)
    } catch (error) {
      if (error instanceof BadInput) throw error
      throw new BadInput('data', '{{file}} cannot be opened: {{detail}}', { file, detail: (error as Error).message })
    }
  }

  async list(which?: Listed): Promise<MatchCard[]> {
    return this.#rowsOf(which).flatMap((row) => soundCard(row) ?? [])
  }

  async find(what: Sought): Promise<MatchCard | null> {
    const card =
      'id' in what
        ? cardIn(this.#get(`${CARD} FROM matches WHERE id = ?`, what.id))
        : cardIn(this.#get(`${CARD} FROM matches WHERE code = ? OR watch = ?`, what.invitation, what.invitation))
    // Where an index is damaged it may lead to another one.
    return card !== null && isSought(card, what) ? card : null
  }

  async load(id: string): Promise<Kept> {
    const card = await this.find({ id })
    if (card === null) throw noSuchMatch(id)
    const rows = this.#all(LINES, id)
    return { card, record: recordOf(rows) }
  }

  create(card: MatchCard, record: string): Promise<void> {
    return this.#write(card, () => {
      if (this.#get('SELECT 1 FROM matches WHERE id = ?', card.id) !== undefined) throw keptAlready(card.id)
      const others = this.#all(`${CARD} FROM matches WHERE follows = ?`, card.after)
      checkSequel(
        card,
        others.flatMap((row) => soundCard(row) ?? []),
      )
      this.#keep(card)
      this.#add(card.id, 0, record.replace(/\n$/, '').split('\n'))
    })
  }

  append(card: MatchCard, lines: readonly string[]): Promise<void> {
    return this.#write(card, () => {
      const known = card.lines - lines.length
      this.#revise(card, known)
      this.#add(card.id, known, lines)
    })
  }

  update(card: MatchCard): Promise<void> {
    return this.#write(card, () => this.#revise(card, card.lines))
  }

  remove(id: string): Promise<void> {
    return this.#write(null, () => {
      const { changes } = this.#run('DELETE FROM matches WHERE id = ?', id)
      if (changes === 0) throw noSuchMatch(id)
      this.#run('DELETE FROM lines WHERE match = ?', id)
      this.#run('DELETE FROM people WHERE match = ?', id)
    })
  }

  async *everything(damaged: (id: string) => void = () => {}): AsyncGenerator<Kept> {
    // A connection of its own sees one moment, whatever is written meanwhile.
    const db = new Database(this.#file)
    try {
      db.exec('BEGIN')
      const lines = db.prepare(LINES)
      const one = db.prepare(`${CARD} FROM matches WHERE id = ?`)
      const ids = read(() => db.prepare('SELECT CAST(id AS BLOB) AS id FROM matches').all())
      for (const row of ids) {
        const id = textOf((row as { id: Bytes }).id)
        const kept = soundKept(() => [one.get([id]), lines.all([id])])
        if (kept !== null) yield kept
        else damaged(id)
      }
    } finally {
      db.close()
    }
  }

  async expired({ finished, idle }: Cutoff): Promise<string[]> {
    const rows = this.#all(
      `SELECT CAST(id AS BLOB) AS id FROM matches WHERE CASE WHEN json_valid(card)
         THEN json_extract(card, '$.saved') < iif(json_extract(card, '$.over'), ?, ?) END
       AND NOT EXISTS (SELECT 1 FROM matches AS next WHERE next.follows = matches.id) LIMIT 500`,
      finished,
      idle,
    )
    return rows.map((row) => textOf((row as { id: Bytes }).id))
  }

  /** Whether it can be read. */
  async check(): Promise<void> {
    this.#get('SELECT 1 FROM matches LIMIT 1')
  }

  /** Everything that waits is written first, and the file is then whole without its log. */
  async close(): Promise<void> {
    if (this.#isClosed) return
    this.#commit()
    this.#isClosed = true
    // The library lets go of the file only when its statements are collected, so the log is emptied here. Where somebody
    // else reads the file, or the disk is full, the log stays and is read again.
    try {
      this.#db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
    } catch {}
    this.#db.close()
  }

  /** Cards say themselves whom they concern, and what they go on from: where a list of that is damaged it is done without. */
  #rowsOf(which?: Listed): unknown[] {
    try {
      if (which !== undefined)
        return 'person' in which
          ? this.#all(`${CARD} FROM people JOIN matches ON matches.id = people.match WHERE person = ?`, which.person)
          : this.#all(`${CARD} FROM matches WHERE follows = ?`, which.after)
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error
    }
    return this.#all(`${CARD} FROM matches`)
  }

  #keep(card: MatchCard): void {
    this.#run(
      'INSERT INTO matches (id, card, sum, follows, copy, code, watch) VALUES (?, ?, ?, ?, ?, ?, ?)',
      card.id,
      ...textAndSum(card),
      card.after,
      card.copy ? 1 : 0,
      card.invitation?.code ?? null,
      card.invitation?.watch ?? null,
    )
    this.#index(card)
  }

  /** @throws BadInput where a record is not as long as the one who writes it knows */
  #revise(card: MatchCard, lines: number): void {
    const { id, invitation } = card
    const before = this.#indexed.get(card.seats)
    const { changes } =
      before?.id === id && before.invitation === invitation
        ? this.#run(`UPDATE matches SET card = ?, sum = ? ${AS_LONG}`, ...textAndSum(card), id, lines)
        : this.#run(
            `UPDATE matches SET card = ?, sum = ?, code = ?, watch = ? ${AS_LONG}`,
            ...textAndSum(card),
            invitation?.code ?? null,
            invitation?.watch ?? null,
            id,
            lines,
          )
    if (changes === 0) {
      if (this.#get('SELECT 1 FROM matches WHERE id = ?', id) === undefined) throw noSuchMatch(id)
      throw writtenElsewhere()
    }
    if (before?.id !== id || !concernsTheSame(before, card)) this.#index(card)
  }

  /** Writes down who has to do with a match. */
  #index(card: MatchCard): void {
    const { id } = card
    const known = this.#all('SELECT CAST(person AS BLOB) AS person FROM people WHERE match = ?', id).map((row) =>
      textOf((row as { person: Bytes }).person),
    )
    const wanted = personsIn(card)
    for (const person of wanted)
      if (!known.includes(person)) this.#run('INSERT INTO people (person, match) VALUES (?, ?)', person, id)
    for (const person of known)
      if (!wanted.includes(person)) this.#run('DELETE FROM people WHERE person = ? AND match = ?', person, id)
  }

  #add(id: string, from: number, lines: readonly string[]): void {
    lines.forEach((line, i) => {
      this.#run('INSERT INTO lines (match, seq, line) VALUES (?, ?, ?)', id, from + i, line)
    })
  }

  #write(card: MatchCard | null, change: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(new BadInput('store', 'this could not be saved, so nothing has changed'))
        return
      }
      if (this.#waiting.length === 0) setImmediate(() => this.#commit())
      this.#waiting.push({ card, change, resolve, reject })
    })
  }

  #commit(): void {
    const waiting = this.#waiting
    this.#waiting = []
    if (waiting.length === 0) return
    if (this.#commitAll(waiting)) return
    const made: Write[] = []
    const refused: [Write, unknown][] = []
    try {
      this.#run('BEGIN IMMEDIATE')
      for (const write of waiting) {
        this.#run('SAVEPOINT one')
        try {
          write.change()
          this.#run('RELEASE one')
          made.push(write)
        } catch (error) {
          refused.push([write, error])
          this.#run('ROLLBACK TO one')
          this.#run('RELEASE one')
        }
      }
      this.#run('COMMIT')
    } catch (error) {
      this.#rollBack()
      for (const { reject } of waiting) reject(told(error))
      return
    }
    for (const write of made) this.#resolve(write)
    for (const [{ reject }, error] of refused) reject(told(error))
  }

  /** Makes all changes at once; where one cannot be made none is, and each is tried for itself. */
  #commitAll(waiting: readonly Write[]): boolean {
    try {
      this.#run('BEGIN IMMEDIATE')
      for (const { change } of waiting) change()
      this.#run('COMMIT')
    } catch {
      this.#rollBack()
      return false
    }
    for (const write of waiting) this.#resolve(write)
    return true
  }

  #rollBack(): void {
    // What a process that is stopped leaves behind is undone as well.
    if (this.#db.inTransaction) this.#db.exec('ROLLBACK')
  }

  #resolve({ card, resolve }: Write): void {
    if (card !== null) this.#indexed.set(card.seats, card)
    resolve()
  }

  #statement(sql: string): Database.Statement {
    this.#strike()
    const known = this.#statements.get(sql) ?? this.#db.prepare(sql)
    this.#statements.set(sql, known)
    return known
  }

  #run(sql: string, ...values: readonly unknown[]): { readonly changes: number } {
    return this.#statement(sql).run([...values])
  }

  #get(sql: string, ...values: readonly unknown[]): unknown {
    return read(() => this.#statement(sql).get([...values]))
  }

  #all(sql: string, ...values: readonly unknown[]): unknown[] {
    return read(() => this.#statement(sql).all([...values]))
  }
}

/** The file itself cannot be read where something is looked for. */
class DamagedFile extends StoreFault {
  constructor(cause: unknown) {
    super('the saved games of this server are damaged, and this cannot be read', cause)
  }
}

/** @throws DamagedFile where the database complains of it */
function read<T>(ask: () => T): T {
  try {
    return ask()
  } catch (error) {
    throw (error as { readonly code?: unknown }).code === 'SQLITE_CORRUPT' ? new DamagedFile(error) : error
  }
}

const recordOf = (rows: readonly unknown[]): string =>
  rows.map((row) => `${textOf((row as { line: Bytes }).line)}\n`).join('')

// Text is read as bytes: where it is damaged and no text any longer, the library would end the process.
const CARD = 'SELECT CAST(id AS BLOB) AS id, CAST(card AS BLOB) AS card, sum'
const AS_LONG = 'WHERE id = ? AND ? = (SELECT coalesce(max(seq), -1) + 1 FROM lines WHERE match = matches.id)'
const LINES = 'SELECT CAST(line AS BLOB) AS line FROM lines WHERE match = ? ORDER BY seq'

// As the library hands them out, one row or all.
type Bytes = Buffer | ArrayBuffer
const textOf = (bytes: Bytes): string => (Buffer.isBuffer(bytes) ? bytes : Buffer.from(bytes)).toString()

interface CardRow {
  readonly id: Bytes
  readonly card: Bytes
  readonly sum: number | null
}

function textAndSum(card: MatchCard): readonly [text: string, sum: number] {
  const text = JSON.stringify(card)
  return [text, sumOf(card.id, text)]
}

const sumOf = (id: string, card: string): number => crc32(`${id} ${card}`)

/** @throws BadInput where it is not as it was written */
function cardIn(row: unknown): MatchCard | null {
  if (row === undefined) return null
  const card = soundCard(row)
  if (card === null) throw new BadInput('match', 'this game is damaged and cannot be opened')
  return card
}

/** `null` where it is damaged: all others are read. */
function soundCard(row: unknown): MatchCard | null {
  const { sum, ...bytes } = row as CardRow
  const [id, card] = [textOf(bytes.id), textOf(bytes.card)]
  if (sum !== null && sum !== sumOf(id, card)) return null
  try {
    return readCard(JSON.parse(card))
  } catch {
    return null
  }
}

/** A card and its lines; `null` where they cannot be read. */
function soundKept(ask: () => readonly [card: unknown, lines: readonly unknown[]]): Kept | null {
  try {
    const [row, lines] = read(ask)
    const card = row === undefined ? null : soundCard(row)
    return card === null ? null : { card, record: recordOf(lines) }
  } catch (error) {
    if (error instanceof DamagedFile) return null
    throw error
  }
}

/** A full disk by the name that everybody knows it by. */
function told(error: unknown): unknown {
  const { code } = error as { readonly code?: unknown }
  return code === 'SQLITE_FULL' ? Object.assign(new Error('the disk is full'), { code: 'ENOSPC', cause: error }) : error
}
