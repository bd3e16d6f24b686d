import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gunzipSync, gzipSync } from 'node:zlib'
import { Host, type MatchCard } from '@shamble/host'
import { knock, ok, person } from '@shamble/testkit'
import Database from 'libsql'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { backup, restore } from './backup.js'
import { sweep } from './retention.js'
import { openStore, type ServerStore } from './stores.js'
import { dropSchemas, inDatabase, testPostgres } from './tests/database.js'

const folder = mkdtempSync(join(existsSync('/dev/shm') ? '/dev/shm' : tmpdir(), 'shamble-backup-'))
const database = await testPostgres('backups on PostgreSQL')
let files = 0
const open: ServerStore[] = []
beforeAll(async () => {
  if (database !== null) for (const name of ['main', 'second', 'sweep']) await inDatabase(database, name)
})
afterAll(async () => {
  for (const store of open) await store.close()
  rmSync(folder, { recursive: true, force: true })
  if (database !== null) await dropSchemas(database, ['main', 'second', 'sweep'])
})

async function opened(data: string): Promise<ServerStore> {
  const store = await openStore(data)
  open.push(store)
  return store
}

const STORES = [
  ['SQLite', (name: string) => join(folder, `${name}.db`)] as const,
  ...(database === null ? [] : [['PostgreSQL', (name: string) => database.url(name)] as const]),
]

describe.each(STORES)('a backup of %s', (_, at) => {
  it('taken while people play has all that was acknowledged, and can be read into either store', async () => {
    const store = await opened(at('main'))
    const host = new Host({ games: [knock], store, quietAfter: 1e9, report() {} })
    const ann = host.connect('ann')
    const matches = []
    for (let i = 0; i < 3; i++)
      matches.push((await ok(ann, { type: 'create', game: 'knock', seats: [person, person] })).match)
    const walk = async (match: string): Promise<void> => {
      const { seq } = await ok(ann, { type: 'look', match, seat: 0 })
      await ok(ann, { type: 'answer', match, seat: 0, seq, answer: { type: 'walk' } })
    }
    for (const match of matches) await walk(match)
    const before = await Promise.all(matches.map(async (match) => (await store.load(match)).record))
    const file = join(folder, `${++files}.gz`)
    const [count] = await Promise.all([backup(store, file), ...matches.map(walk)])
    expect(count).toEqual({ saved: 3, damaged: 0 })
    const copies = [await opened(join(folder, `copy-${++files}.db`))]
    if (database !== null) copies.push(await opened(database.url('second')))
    for (const copy of copies) {
      const known = (await copy.list()).length
      expect(await restore(copy, file)).toEqual({ added: 3, known: 0, damaged: 0 })
      expect(await restore(copy, file)).toEqual({ added: 0, known: 3, damaged: 0 })
      expect(await copy.list()).toHaveLength(known + 3)
      for (const [i, match] of matches.entries()) {
        const { card, record } = await copy.load(match)
        expect(record.startsWith(before[i]!)).toBe(true)
        expect(card.lines).toBe(record.trimEnd().split('\n').length)
      }
    }
    await host.close()
  })

  it('deletes what is finished for 90 days or idle for 30, unless someone looks or another match goes on from it', async () => {
    const store = await opened(at('sweep'))
    const host = new Host({ games: [knock], store, quietAfter: 1e9, report() {} })
    const DAY = 86_400_000
    const card = (id: string, days: number, given: Partial<MatchCard> = {}): MatchCard => ({
      ...{ id, owner: 'ann', guests: [], game: 'knock', name: '', seats: [], realDice: false, seed: null },
      ...{ responseSeconds: 0, created: 0, saved: (1000 - days) * DAY, turn: 0, over: false, lines: 1, revision: 1 },
      ...{ after: null, copy: false, waiting: false, invitation: null, asked: [], given: [], proposal: null },
      ...given,
    })
    const cards = [
      card('idle', 31),
      card('young', 29),
      card('finished', 91, { over: true }),
      card('fresh', 89, { over: true }),
      card('before', 91, { over: true }),
      card('next', 1, { after: 'before' }),
    ]
    for (const one of cards) await store.create(one, '{}\n')
    expect(await sweep(store, host, { finished: 0, idle: 0 }, 1000 * DAY)).toBe(0)
    expect(await sweep(store, host, { finished: 90, idle: 30 }, 1000 * DAY)).toBe(2)
    expect((await store.list()).map(({ id }) => id).sort()).toEqual(['before', 'fresh', 'next', 'young'])
    await host.close()
  })
})

describe('a database in which something is damaged', () => {
  it('is saved but for what cannot be read; what is restored into it leaves that as it is', async () => {
    const data = join(folder, 'damaged.db')
    const store = await opened(data)
    const host = new Host({ games: [knock], store, quietAfter: 1e9, report() {} })
    const create = async (): Promise<string> =>
      (await ok(host.connect('ann'), { type: 'create', game: 'knock', seats: [person, person] })).match
    const [sound, torn, lost] = [await create(), await create(), await create()]
    await host.close()
    const whole = join(folder, 'before.gz')
    await backup(store, whole)
    const db = new Database(data)
    db.prepare('UPDATE matches SET card = substr(card, 2) WHERE id = ?').run([lost])
    db.prepare('DELETE FROM lines WHERE match = ? AND seq = 0').run([torn])
    // A sign that some programs end lines at.
    db.prepare("UPDATE lines SET line = replace(line, 'a', char(13)) WHERE match = ?").run([torn])
    const file = join(folder, 'after.gz')
    expect(await backup(store, file)).toEqual({ saved: 2, damaged: 1 })
    const copy = await opened(join(folder, 'after.db'))
    expect(await restore(copy, file)).toEqual({ added: 2, known: 0, damaged: 0 })
    expect((await copy.load(sound)).record).toBe((await store.load(sound)).record)
    expect((await copy.load(torn)).record).toBe((await store.load(torn)).record)
    db.prepare('DELETE FROM matches WHERE id = ?').run([sound])
    db.prepare('DELETE FROM lines WHERE match = ?').run([sound])
    db.close()
    expect(await restore(store, whole)).toEqual({ added: 1, known: 1, damaged: 1 })
  })
})

describe('a backup that is not whole', () => {
  it('is refused in a sentence, and nothing of it is added', async () => {
    const store = await opened(join(folder, 'from.db'))
    const host = new Host({ games: [knock], store, quietAfter: 1e9, report() {} })
    for (let i = 0; i < 2; i++)
      await ok(host.connect('ann'), { type: 'create', game: 'knock', seats: [person, person] })
    const file = join(folder, 'whole.gz')
    await backup(store, file)
    const text = String(gunzipSync(readFileSync(file)))
    const empty = await opened(join(folder, 'empty.db'))
    const bad: readonly [string, Buffer][] = [
      ['end of this backup is missing', gzipSync(text.slice(0, text.lastIndexOf('\n', text.length - 2) + 1))],
      ['end of this backup is missing', readFileSync(file).subarray(0, -20)],
      ['damaged', gzipSync(text.replace('"knock"', '"knack"'))],
      ['no backup', gzipSync('{"shamble":"match"}\n')],
      ['no backup', Buffer.from('nonsense')],
      ['version 2', gzipSync(text.replace('"version":1', '"version":2'))],
    ]
    for (const [sentence, bytes] of bad) {
      writeFileSync(join(folder, 'bad.gz'), bytes)
      await expect(restore(empty, join(folder, 'bad.gz')), sentence).rejects.toThrow(sentence)
    }
    await expect(restore(empty, join(folder, 'none.gz'))).rejects.toThrow('no such file')
    await expect(backup(store, join(folder, 'no', 'folder.gz'))).rejects.toThrow('no such file or folder')
    expect(await empty.list()).toEqual([])
    await host.close()
  })
})
