import {
  asText,
  type Claim,
  checkSequel,
  isSought,
  type Kept,
  keptAlready,
  type MatchCard,
  noSuchMatch,
  personsIn,
  type Sought,
  writtenElsewhere,
} from '@shamble/host'
import { BadInput } from '@shamble/kernel'
import Database from 'libsql'
import type { Cutoff } from './retention.js'
import {
  cardChange,
  type FreshRow,
  linesOf,
  MOST_FRESH,
  MOST_OF_MATCH,
  sumOfFresh,
  type Tail,
  withFresh,
} from './sqlite-fresh.js'
import {
  type Bytes,
  CARD,
  cardIn,
  DamagedFile,
  freshIn,
  LINES,
  read,
  recordOf,
  soundCard,
  soundKept,
  textAndSum,
  textOf,
} from './sqlite-rows.js'
import { migrate } from './sqlite-schema.js'
import type { ServerStore } from './stores.js'

interface Write {
  readonly change: () => void
  readonly resolve: () => void
  readonly reject: (error: unknown) => void
}

/** Called before everything that is asked of the database, so that a test can let it fail. */
export type Strike = () => void

/** A card that was written whole, and what it sums up to. */
interface Whole {
  readonly card: MatchCard
  readonly sum: number
}

/**
 * Matches in one SQLite file. Whatever is to be written in one turn of the event loop, of all matches, is one
 * transaction: one sync for all of it. A promise resolves when that is on the disk. A change that cannot be made takes
 * nothing of the others with it.
 *
 * An answer is one fresh row. What is fresh of a match is known here, too, so nothing is read to go on; where another
 * process has written the file, all that is fresh is taken in first.
 */
export class SqliteStore implements ServerStore {
  readonly #file: string
  readonly #db: Database.Database
  readonly #strike: Strike
  readonly #statements = new Map<string, Database.Statement>()
  /** Cards as their own rows have them, by their seats: where nobody has come or gone, who has to do with one stays. */
  readonly #indexed = new WeakMap<MatchCard['seats'], Whole>()
  /** What is fresh, by the match, those that have waited longest first; and what becomes of it when this is committed. */
  readonly #tails = new Map<string, Tail>()
  readonly #changedTails = new Map<string, Tail | null>()
  #changedCards: Whole[] = []
  /** The number of the last fresh row, and of the first that has not been removed. */
  #last = 0
  #oldest = 1
  readonly #version: Database.Statement
  /** By which is seen whether another process has written; and the one that holds when this is committed. */
  #knownVersion: unknown = null
  #takenIn: unknown = null
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
      this.#version = this.#db.prepare('PRAGMA data_version')
      this.#refresh()
    } catch (error) {
      if (error instanceof BadInput) throw error
      throw new BadInput('data', '{{file}} cannot be opened: {{detail}}', { file, detail: (error as Error).message })
    }
  }

  async list(of?: string): Promise<MatchCard[]> {
    this.#refresh()
    const rows = of === undefined ? this.#all(`${CARD} FROM matches`) : this.#cardsOf(of)
    return rows.flatMap((row) => {
      const card = soundCard(row)
      return card === null ? [] : (this.#tails.get(card.id)?.card ?? card)
    })
  }

  async find(what: Sought): Promise<MatchCard | null> {
    this.#refresh()
    const card =
      'id' in what
        ? cardIn(this.#get(`${CARD} FROM matches WHERE id = ?`, what.id))
        : cardIn(this.#get(`${CARD} FROM matches WHERE code = ? OR watch = ?`, what.invitation, what.invitation))
    // Where an index is damaged it may lead to another one.
    return card !== null && isSought(card, what) ? (this.#tails.get(card.id)?.card ?? card) : null
  }

  async load(id: string): Promise<Kept> {
    const card = await this.find({ id })
    if (card === null) throw noSuchMatch(id)
    const rows = this.#all(LINES, id)
    const tail = this.#tails.get(id)
    return { card, record: recordOf(rows) + asText(tail === undefined ? [] : linesOf(tail)) }
  }

  create(card: MatchCard, record: string): Promise<void> {
    return this.#write(() => {
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
    return this.#write(() => {
      const known = card.lines - lines.length
      if (this.#addFresh(card, known, lines)) return
      this.#settle(card.id)
      this.#revise(card, known)
      this.#add(card.id, known, lines)
    })
  }

  update(card: MatchCard): Promise<void> {
    return this.#write(() => {
      this.#settle(card.id)
      this.#revise(card, card.lines)
    })
  }

  remove(id: string): Promise<void> {
    return this.#write(() => {
      const { changes } = this.#run('DELETE FROM matches WHERE id = ?', id)
      if (changes === 0) throw noSuchMatch(id)
      this.#run('DELETE FROM lines WHERE match = ?', id)
      this.#run('DELETE FROM people WHERE match = ?', id)
      this.#run('DELETE FROM fresh WHERE match = ?', id)
      this.#changedTails.set(id, null)
    })
  }

  /** Anyone may write; what is fresh of a match goes to its place when it is given back, and is no longer known here. */
  async claim(id: string): Promise<Claim> {
    const release = async (): Promise<void> => {
      // What cannot be brought there now is later.
      if (this.#tails.has(id)) await this.#write(() => this.#settle(id)).catch(() => {})
    }
    return { release }
  }

  async *everything(damaged: (id: string) => void = () => {}): AsyncGenerator<Kept> {
    // A connection of its own sees one moment, whatever is written meanwhile.
    const db = new Database(this.#file)
    try {
      db.exec('BEGIN')
      const lines = db.prepare(LINES)
      const one = db.prepare(`${CARD} FROM matches WHERE id = ?`)
      const ids = read(() => db.prepare('SELECT CAST(id AS BLOB) AS id FROM matches').all())
      const fresh = read(() => freshIn(db))
      for (const row of ids) {
        const id = textOf((row as { id: Bytes }).id)
        const kept = soundKept(() => [one.get([id]), lines.all([id])], fresh.get(id) ?? [])
        if (kept !== null) yield kept
        else damaged(id)
      }
    } finally {
      db.close()
    }
  }

  async expired({ finished, idle }: Cutoff): Promise<string[]> {
    this.#settleAll()
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
    // What cannot be brought to its place now is when the file is opened again.
    try {
      this.#settleAll()
    } catch {}
    // The library lets go of the file only when its statements are collected, so the log is emptied here. Where somebody
    // else reads the file, or the disk is full, the log stays and is read again.
    try {
      this.#db.prepare('PRAGMA wal_checkpoint(TRUNCATE)').all()
    } catch {}
    this.#db.close()
  }

  /** Cards say themselves whom they concern: where the list of that is damaged it is done without. */
  #cardsOf(person: string): unknown[] {
    try {
      return this.#all(`${CARD} FROM people JOIN matches ON matches.id = people.match WHERE person = ?`, person)
    } catch (error) {
      if (!(error instanceof DamagedFile)) throw error
      return this.#all(`${CARD} FROM matches`)
    }
  }

  #keep(card: MatchCard): void {
    const [text, sum] = textAndSum(card)
    this.#run(
      'INSERT INTO matches (id, card, sum, follows, copy, code, watch) VALUES (?, ?, ?, ?, ?, ?, ?)',
      card.id,
      text,
      sum,
      card.after,
      card.copy ? 1 : 0,
      card.invitation?.code ?? null,
      card.invitation?.watch ?? null,
    )
    this.#index(card)
    this.#changedCards.push({ card, sum })
  }

  /** @throws BadInput where a record is not as long as the one who writes it knows */
  #revise(card: MatchCard, lines: number): void {
    const { id, invitation } = card
    const before = this.#indexed.get(card.seats)?.card
    const [text, sum] = textAndSum(card)
    const { changes } =
      before?.id === id && before.invitation === invitation
        ? this.#run(`UPDATE matches SET card = ?, sum = ? ${AS_LONG}`, text, sum, id, lines)
        : this.#run(
            `UPDATE matches SET card = ?, sum = ?, code = ?, watch = ? ${AS_LONG}`,
            text,
            sum,
            invitation?.code ?? null,
            invitation?.watch ?? null,
            id,
            lines,
          )
    if (changes === 0) {
      if (this.#get('SELECT 1 FROM matches WHERE id = ?', id) === undefined) throw noSuchMatch(id)
      throw writtenElsewhere()
    }
    if (before === undefined || !concernsTheSame(before, card)) this.#index(card)
    this.#changedCards.push({ card, sum })
  }

  /**
   * Writes an answer as a fresh row.
   * @returns whether it could: where anything but the match itself has changed, the card is written whole
   */
  #addFresh(card: MatchCard, known: number, lines: readonly string[]): boolean {
    const { id } = card
    const tail = this.#tail(id)
    const base = tail?.base ?? this.#lastWhole(card, known)
    // What is over is looked for by its card.
    if (base === null || card.over || (tail?.card.lines ?? known) !== known) return false
    if (base.invitation !== card.invitation || !concernsTheSame(base, card) || base.seats !== card.seats) return false
    if (tail !== undefined && tail.count >= MOST_OF_MATCH) return false
    const change = cardChange(base, card)
    if (change === null) return false
    const text = lines.join('\n')
    const n = ++this.#last
    this.#run(
      'INSERT INTO fresh (n, match, seq, lines, change, sum) VALUES (?, ?, ?, ?, ?, ?)',
      n,
      id,
      known,
      text,
      change,
      sumOfFresh(id, known, text, change),
    )
    const added = { lines, before: tail?.added ?? null }
    this.#changedTails.set(id, { base, card, added, first: tail?.first ?? n, count: (tail?.count ?? 0) + 1 })
    return true
  }

  /** The card that was written last of a match of which nothing is fresh, if it is still so in the file. */
  #lastWhole(card: MatchCard, lines: number): MatchCard | null {
    const whole = this.#indexed.get(card.seats)
    if (whole === undefined || whole.card.id !== card.id) return null
    const row = this.#get(`SELECT sum FROM matches ${AS_LONG}`, card.id, lines) as { sum: number } | undefined
    return row?.sum === whole.sum ? whole.card : null
  }

  #tail(id: string): Tail | undefined {
    const changed = this.#changedTails.get(id)
    return changed === undefined ? this.#tails.get(id) : (changed ?? undefined)
  }

  /** Brings what is fresh of a match to its place. */
  #settle(id: string): void {
    const tail = this.#tail(id)
    if (tail === undefined) return
    const lines = linesOf(tail)
    const from = tail.card.lines - lines.length
    this.#revise(tail.card, from)
    this.#add(id, from, lines)
    this.#changedTails.set(id, null)
  }

  /** The same of those that have waited longest, a few at a time, and clears away rows that are of no more use. */
  #settleOldest(): void {
    let settled = 0
    let oldest = this.#last + 1
    for (const [id, { first }] of this.#tails) {
      if (this.#changedTails.get(id) === null) continue
      oldest = first
      if (this.#last - first < MOST_FRESH || settled++ === SETTLED_AT_ONCE) break
      this.#settle(id)
      oldest = this.#last + 1
    }
    for (const tail of this.#changedTails.values()) if (tail !== null && tail.first < oldest) oldest = tail.first
    if (oldest - this.#oldest < MOST_FRESH / 4) return
    this.#run('DELETE FROM fresh WHERE n < ?', oldest)
    this.#oldest = oldest
  }

  #settleAll(): void {
    this.#refresh()
    if (this.#tails.size === 0) return
    this.#atOnce(() => {
      for (const id of this.#tails.keys()) this.#settle(id)
      this.#run('DELETE FROM fresh')
    })
  }

  /** Knows what the file holds: a process was stopped before, or another one has written it. */
  #refresh(): void {
    // Asked for first: what is written after it is found the next time.
    const version = this.#versionNow()
    if (version === this.#knownVersion) return
    if (this.#db.prepare('SELECT 1 FROM fresh LIMIT 1').get([]) !== undefined) this.#atOnce(() => {})
    else {
      this.#tails.clear()
      this.#knownVersion = version
    }
  }

  /** @throws what `work` throws, and then nothing was written */
  #atOnce(work: () => void): void {
    try {
      this.#begin()
      work()
      this.#run('COMMIT')
    } catch (error) {
      this.#rollBack()
      throw error
    }
    this.#committed()
  }

  /** From here on nobody else writes; what others have written is taken in. */
  #begin(): void {
    this.#run('BEGIN IMMEDIATE')
    const version = this.#versionNow()
    if (version === this.#knownVersion) return
    this.#tails.clear()
    for (const [id, rows] of freshIn(this.#db)) this.#takeInOne(id, rows)
    this.#db.exec('DELETE FROM fresh')
    this.#oldest = this.#last + 1
    this.#takenIn = version
  }

  #takeInOne(id: string, rows: readonly FreshRow[]): void {
    const row = this.#db.prepare(`${CARD} FROM matches WHERE id = ?`).get([id])
    const card = row === undefined ? null : soundCard(row)
    // It is not there any longer, or is known to be damaged.
    if (card === null) return
    const { length } = this.#db.prepare(LINES).all([id])
    const whole = withFresh(card, length, rows)
    const keep = this.#db.prepare('UPDATE matches SET card = ?, sum = ? WHERE id = ?')
    if (whole === null) {
      // What was kept here cannot be told any longer: nobody is to play on as if it had not been.
      keep.run([JSON.stringify(card), DAMAGED, id])
      return
    }
    keep.run([...textAndSum(whole.card), id])
    this.#db.prepare(ADD_ALL).run([id, length, JSON.stringify(whole.lines)])
  }

  #versionNow(): unknown {
    return (this.#version.get([]) as { data_version: unknown }).data_version
  }

  #committed(): void {
    if (this.#takenIn !== null) this.#knownVersion = this.#takenIn
    for (const [id, tail] of this.#changedTails) {
      // One that has begun anew waits behind all others.
      if (tail?.first !== this.#tails.get(id)?.first) this.#tails.delete(id)
      if (tail !== null) this.#tails.set(id, tail)
    }
    for (const whole of this.#changedCards) this.#indexed.set(whole.card.seats, whole)
    this.#forgetChanges()
  }

  #forgetChanges(): void {
    this.#changedTails.clear()
    this.#changedCards = []
    this.#takenIn = null
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
    if (lines.length === 1) this.#run(ADD, id, from, lines[0])
    else this.#run(ADD_ALL, id, from, JSON.stringify(lines))
  }

  #write(change: () => void): Promise<void> {
    return new Promise((resolve, reject) => {
      if (this.#isClosed) {
        reject(new BadInput('store', 'this could not be saved, so nothing has changed'))
        return
      }
      if (this.#waiting.length === 0) setImmediate(() => this.#commit())
      this.#waiting.push({ change, resolve, reject })
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
      this.#begin()
      for (const write of waiting) {
        this.#run('SAVEPOINT one')
        const tails = new Map(this.#changedTails)
        const { length } = this.#changedCards
        try {
          write.change()
          this.#run('RELEASE one')
          made.push(write)
        } catch (error) {
          refused.push([write, error])
          this.#changedTails.clear()
          for (const [id, tail] of tails) this.#changedTails.set(id, tail)
          this.#changedCards.length = length
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
    this.#committed()
    for (const { resolve } of made) resolve()
    for (const [{ reject }, error] of refused) reject(told(error))
  }

  /** Makes all changes at once; where one cannot be made none is, and each is tried for itself. */
  #commitAll(waiting: readonly Write[]): boolean {
    try {
      this.#begin()
      for (const { change } of waiting) change()
      this.#settleOldest()
      this.#run('COMMIT')
    } catch {
      this.#rollBack()
      return false
    }
    this.#committed()
    for (const { resolve } of waiting) resolve()
    return true
  }

  #rollBack(): void {
    // What a process that is stopped leaves behind is undone as well.
    if (this.#db.inTransaction) this.#db.exec('ROLLBACK')
    this.#forgetChanges()
  }

  #statement(sql: string): Database.Statement {
    this.#strike()
    const known = this.#statements.get(sql)
    if (known !== undefined) return known
    const prepared = this.#db.prepare(sql)
    this.#statements.set(sql, prepared)
    return prepared
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

const AS_LONG = 'WHERE id = ? AND ? = (SELECT coalesce(max(seq), -1) + 1 FROM lines WHERE match = matches.id)'
const ADD = 'INSERT INTO lines (match, seq, line) VALUES (?, ?, ?)'
const ADD_ALL = 'INSERT INTO lines (match, seq, line) SELECT ?, ? + key, value FROM json_each(?)'
/** What no card sums up to. */
const DAMAGED = -1
/** How many matches are brought to their places with one commit. */
const SETTLED_AT_ONCE = 4

/** Whether the same people have to do with it: each is known by the same things. */
const concernsTheSame = (one: MatchCard, other: MatchCard): boolean =>
  one.id === other.id &&
  one.owner === other.owner &&
  one.guests === other.guests &&
  one.waiting === other.waiting &&
  one.terms === other.terms

/** A full disk by the name that everybody knows it by. */
function told(error: unknown): unknown {
  const { code } = error as { readonly code?: unknown }
  return code === 'SQLITE_FULL' ? Object.assign(new Error('the disk is full'), { code: 'ENOSPC', cause: error }) : error
}
