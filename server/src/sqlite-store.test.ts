import { copyFileSync, existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MatchCard } from '@shamble/host'
import { FaultPoint, faultHere, storeContract } from '@shamble/testkit'
import Database from 'libsql'
import { afterAll, describe, expect, it } from 'vitest'
import { SQLITE_STEPS } from './sqlite-schema.js'
import { SqliteStore } from './sqlite-store.js'

// In memory where there is such a folder: nothing here is about how long a disk takes.
const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'shamble-sqlite-'))
const open: SqliteStore[] = []
afterAll(async () => {
  for (const store of open) await store.close()
  rmSync(folder, { recursive: true, force: true })
})
let files = 0
const newFile = (): string => join(folder, `${++files}.db`)

storeContract('SQLite', async () => {
  const faults = new FaultPoint()
  const file = newFile()
  return {
    open: async () => {
      const store = new SqliteStore(file, () => {
        if (faults.strike() !== null) throw faultHere()
      })
      open.push(store)
      return store
    },
    faults,
  }
})

const CARD: MatchCard = {
  ...{ id: 'a', owner: 'ann', guests: [], game: 'knock', name: '', seats: [], realDice: false, seed: null },
  ...{ responseSeconds: 0, created: 0, saved: 0, turn: 0, over: false, lines: 1, after: null, copy: false },
  ...{ waiting: false, asked: [], given: [], revision: 0, proposal: null },
  invitation: { code: 'AAAAAAAA', watch: 'watch' },
}

describe('a database of tables', () => {
  it('is one whole file once it is closed', async () => {
    const [file, copy] = [newFile(), newFile()]
    await new SqliteStore(file).close()
    copyFileSync(file, copy)
    const db = new Database(copy)
    expect(db.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: SQLITE_STEPS.length })
    db.close()
  })

  it('whose list of people is damaged is read by its cards; an index that leads elsewhere leads nowhere', async () => {
    const [file, damaged] = [newFile(), newFile()]
    const store = new SqliteStore(file)
    await store.create(CARD, '{}\n')
    await store.close()
    const bytes = readFileSync(file)
    // The entry in that list: how long it is, how long its head is, two texts of three letters and one.
    const entry = bytes.indexOf(Buffer.from([7, 3, 19, 15, ...Buffer.from('anna')]))
    bytes[entry] = 0x7f
    writeFileSync(damaged, bytes)
    const people = new SqliteStore(damaged)
    open.push(people)
    expect((await people.list({ person: 'ann' })).map(({ id }) => id)).toEqual(['a'])
    const db = new Database(file)
    db.exec("UPDATE matches SET code = 'BBBBBBBB'")
    db.close()
    const other = new SqliteStore(file)
    open.push(other)
    expect(await other.find({ invitation: 'BBBBBBBB' })).toBeNull()
  })

  it('is synced at each commit, and what is written in one turn is one commit', async () => {
    const file = newFile()
    let asked: string[] = []
    const store = new SqliteStore(file, () => void asked.push('.'))
    open.push(store)
    const card = (id: string): MatchCard => ({ ...CARD, invitation: null, id })
    await Promise.all([store.create(card('a'), '{}\n'), store.create(card('b'), '{}\n')])
    const together = asked.length
    asked = []
    await store.create(card('c'), '{}\n')
    await store.create(card('d'), '{}\n')
    expect(asked.length).toBe(together + 2)
    // One that cannot be made leaves the others alone.
    const both = await Promise.allSettled([store.create(card('a'), '{}\n'), store.create(card('e'), '{}\n')])
    expect(both.map(({ status }) => status)).toEqual(['rejected', 'fulfilled'])
    const db = new Database(file)
    expect(db.prepare('PRAGMA journal_mode').get()).toMatchObject({ journal_mode: 'wal' })
    db.close()
  })

  it.each(SQLITE_STEPS.map((_, version) => version))('of schema %i is brought up to date', async (version) => {
    const file = newFile()
    const old = new Database(file)
    for (const step of SQLITE_STEPS.slice(0, version)) old.exec(step)
    old.exec(`PRAGMA user_version = ${version}`)
    old.close()
    const store = new SqliteStore(file)
    open.push(store)
    expect(await store.list()).toEqual([])
    const db = new Database(file)
    expect(db.prepare('PRAGMA user_version').get()).toMatchObject({ user_version: SQLITE_STEPS.length })
    db.close()
  })

  it('of a newer schema, or that is none, is refused and left as it is', () => {
    const file = newFile()
    const db = new Database(file)
    db.exec('PRAGMA user_version = 99')
    db.close()
    expect(() => new SqliteStore(file)).toThrow('start a newer Shamble')
    expect(() => new SqliteStore(join(folder, 'no', 'such', 'folder.db'))).toThrow('cannot be opened')
  })
})
