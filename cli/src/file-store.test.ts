import { spawn } from 'node:child_process'
import {
  appendFileSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { hostname, tmpdir } from 'node:os'
import { join } from 'node:path'
import type { MatchCard } from '@shamble/host'
import { FaultPoint, faultyDisk, storeContract } from '@shamble/testkit'
import { afterAll, describe, expect, it } from 'vitest'
import { systemDisk } from './disk.js'
import { FileStore } from './file-store.js'

const folders: string[] = []
afterAll(() => {
  for (const folder of folders) rmSync(folder, { recursive: true, force: true })
})
function newFolder(): string {
  folders.push(mkdtempSync(join(tmpdir(), 'shamble-store-')))
  return folders.at(-1)!
}

storeContract('a folder of files', async () => {
  const folder = newFolder()
  const faults = new FaultPoint()
  return { open: async () => new FileStore(folder, faultyDisk(systemDisk, faults)), faults }
})

const card = (lines: number, id = 'abc'): MatchCard => ({
  id,
  owner: 'here',
  guests: [],
  game: 'knock',
  name: '',
  seats: [],
  realDice: false,
  seed: null,
  responseSeconds: 0,
  created: 0,
  saved: 0,
  turn: 0,
  over: false,
  lines,
  after: null,
  copy: false,
  waiting: false,
  invitation: null,
  asked: [],
  given: [],
  revision: 0,
  proposal: null,
})

describe('a folder of files', () => {
  it('joins nothing to a line that has lost its end, and writes nothing behind a torn one', async () => {
    const folder = newFolder()
    const file = join(folder, 'abc.match')
    await new FileStore(folder).create(card(2), '{"é":0}\n[1]\n')
    truncateSync(file, readFileSync(file).length - 1)
    const store = new FileStore(folder)
    expect((await store.load('abc')).record).toBe('{"é":0}\n[1]\n')
    await store.append(card(3), ['[2]'])
    expect(readFileSync(file, 'utf8')).toBe('{"é":0}\n[1]\n[2]\n')
    appendFileSync(file, '[3,"half of')
    const other = new FileStore(folder)
    expect((await other.load('abc')).record).toBe('{"é":0}\n[1]\n[2]\n')
    await other.append(card(4), ['[3]'])
    expect(readFileSync(file, 'utf8')).toBe('{"é":0}\n[1]\n[2]\n[3]\n')
  })

  it('hands out a torn line that had been whole, for anyone who reads it to complain of', async () => {
    const folder = newFolder()
    await new FileStore(folder).create(card(2), '{}\n[1,"whole"]\n')
    truncateSync(join(folder, 'abc.match'), 6)
    expect((await new FileStore(folder).load('abc')).record).toBe('{}\n[1,')
  })

  it('is never led out of its folder by an id, in a request or on a card', async () => {
    // In a folder where nothing else is made meanwhile.
    const outer = newFolder()
    const folder = join(outer, 'matches')
    mkdirSync(folder)
    const store = new FileStore(folder)
    for (const id of ['../evil', '..', '/tmp/evil', 'A', 'a.b', 'a\0b', 'a'.repeat(65), '']) {
      await expect(store.create(card(1, id), '{}\n')).rejects.toThrow('there is no saved game')
      await expect(store.claim(id)).rejects.toThrow('there is no saved game')
    }
    writeFileSync(join(folder, 'dead.json'), JSON.stringify(card(1, '../evil')))
    writeFileSync(join(folder, 'beef.json'), '{"id":"beef"}')
    expect(await store.list()).toEqual([])
    await expect(store.load('dead')).rejects.toThrow('there is no saved game')
    expect(readdirSync(outer)).toEqual(['matches'])
  })

  it('is written by one process: the second is told so, and a dead one holds nothing', async () => {
    const folder = newFolder()
    const [one, other] = [new FileStore(folder), new FileStore(folder)]
    const claim = await one.claim('abc')
    await expect(other.claim('abc')).rejects.toThrow('being played in another terminal')
    await (await other.claim('def')).release()
    await claim.release()
    await (await other.claim('abc')).release()
    expect(readdirSync(folder)).toEqual([])
    const gone = spawn(process.execPath, ['-e', ''])
    await new Promise((resolve) => gone.on('exit', resolve))
    const claims = (pid: number, begun: string | null) =>
      writeFileSync(join(folder, 'abc.1-ff.lock'), JSON.stringify({ pid, host: hostname(), begun }))
    claims(gone.pid!, null)
    await (await one.claim('abc')).release()
    // The number of a process that is gone is given again.
    claims(process.pid, 'long ago')
    await (await one.claim('abc')).release()
    claims(process.pid, null)
    await expect(one.claim('abc')).rejects.toThrow('being played in another terminal')
  })

  it('lets exactly one of many that come at once have a match', async () => {
    const folder = newFolder()
    for (let round = 0; round < 5; round++) {
      const claims = await Promise.allSettled(Array.from({ length: 6 }, () => new FileStore(folder).claim('abc')))
      const held = claims.flatMap((claim) => (claim.status === 'fulfilled' ? [claim.value] : []))
      expect(held.length).toBeLessThanOrEqual(1)
      for (const claim of held) await claim.release()
    }
  })
})
