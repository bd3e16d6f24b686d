import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import zombies from '@shamble/game-zombies'
import { addToDice, type HostPort, type Moment, partsInMemory, type Replies } from '@shamble/host'
import { type SocketLike, socketPort } from '@shamble/host/socket'
import { Engine } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { checkDice } from '@shamble/record'
import { ok } from '@shamble/testkit'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { dropSchemas, inDatabase, type TestPostgres, testPostgres } from './tests/database.js'

const database = await testPostgres('two servers on one PostgreSQL')
const SERVE = fileURLToPath(new URL('./tests/serve.mjs', import.meta.url))

interface Node {
  readonly process: ChildProcess
  /** Where it listens. */
  readonly url: string
}

describe.skipIf(database === null)('two servers on one database', () => {
  const postgres = database as TestPostgres
  const page = mkdtempSync(join(tmpdir(), 'shamble-nodes-'))
  const ended: (() => void)[] = []
  beforeAll(async () => {
    writeFileSync(join(page, 'index.html'), '<!doctype html>')
    await inDatabase(postgres, 'main')
  })
  afterAll(async () => {
    for (const end of ended) end()
    rmSync(page, { recursive: true, force: true })
    await dropSchemas(postgres, ['main'])
  })

  /** A server in a process of its own; resolves when it has said where it is. */
  function start(): Promise<Node> {
    const given = JSON.stringify({ page, data: postgres.url(), port: 0 })
    const process_ = spawn(process.execPath, [SERVE, given], { stdio: ['ignore', 'pipe', 'inherit'] })
    ended.push(() => process_.kill('SIGKILL'))
    return new Promise((resolve, reject) => {
      process_.stdout!.once('data', (said) =>
        resolve({ process: process_, url: `ws${/http(\S+)/.exec(String(said))![1]!}port` }),
      )
      process_.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    })
  }

  let ids = 0
  /** @param at the address that it tries next */
  function table(at: () => string, name: string): HostPort {
    const port = socketPort({
      connect: () => new WebSocket(at()) as unknown as SocketLike,
      secret: Buffer.from(name.padEnd(32, '-')).toString('base64url'),
      newId: () => `a${++ids}`,
      after: (milliseconds, callback) => {
        const timer = setTimeout(callback, milliseconds)
        return () => clearTimeout(timer)
      },
    })
    ended.push(() => port.close())
    return port
  }

  /** Adds to the dice, and waits until the match has started. */
  function starting(port: HostPort, match: string): Promise<void> {
    const kept = partsInMemory()
    return new Promise((resolve) => {
      port.listen((notice) => {
        if (notice.type !== 'room' || notice.room.match !== match) return
        if (!notice.room.waiting) resolve()
        void addToDice(port, notice.room, kept)
      })
    })
  }

  /** Plays for one seat whatever is offered first, until the match is over; it tells of each answer that was acknowledged. */
  async function playOn(port: HostPort, match: string, seat: number, acknowledged: () => void): Promise<void> {
    let wake: () => void = () => {}
    port.listen(() => wake())
    for (;;) {
      const told = new Promise<void>((resolve) => {
        wake = resolve
      })
      const moment: Moment = await ok(port, { type: 'look', match, seat })
      if (moment.outcome !== null) return
      const { choices, seq } = moment
      const answer = choices.asked ? (choices.pass ?? choices.actions[0]) : undefined
      if (answer === undefined) await told
      else if ((await port.request({ type: 'answer', match, seat, seq, answer })).ok) acknowledged()
    }
  }

  it('two people and a bot play through both, one is killed, and every answer was taken once', async () => {
    const [one, other] = await Promise.all([start(), start()])
    let annAt = one.url
    const ann = table(() => annAt, 'ann')
    const bo = table(() => other.url, 'bo')
    const { match } = await ok(ann, {
      type: 'create',
      game: 'zombies',
      options: { seats: 3, turnLimit: 1, interruptMode: 'polled' },
      seats: [{ by: 'person', name: 'Ann' }, { by: 'open' }, { by: 'bot', bot: 'random' }],
      terms: { open: false, pace: null, away: 'wait', hints: false, proven: true },
    })
    const { invitation } = await ok(ann, { type: 'room', match })
    await ok(bo, { type: 'join', invitation: invitation!.code, name: 'Bo' })
    await ok(bo, { type: 'ready', match, on: true })
    const started = [ann, bo].map((port) => starting(port, match))
    await ok(ann, { type: 'start', match })
    await Promise.all(started)
    let answers = 0
    const acknowledged = (): void => {
      // The one that lets the bot act is gone in the middle, without a word; its people come to the other.
      if (++answers === 3) {
        annAt = other.url
        one.process.kill('SIGKILL')
      }
    }
    await Promise.all([playOn(ann, match, 0, acknowledged), playOn(bo, match, 1, acknowledged)])
    expect(answers).toBeGreaterThan(3)
    const { entries } = await ok(bo, { type: 'log', match, seat: 1 })
    const seqs = entries.map(({ after }) => after)
    expect(new Set(seqs).size).toBe(seqs.length)
    expect(entries.some(({ seat }) => seat === 2)).toBe(true)
    const { record }: Replies['export'] = await ok(bo, { type: 'export', match })
    const kept = await inDatabase(postgres, 'main', `SELECT line FROM lines WHERE match = '${match}' ORDER BY seq`)
    expect(kept.map((row) => (row as { line: string }).line).join('\n')).toBe(record.trimEnd())
    // Both have rolled from the same secrets, each of them once.
    expect(checkDice(new Engine((zombies as unknown as GameModule).game), record).parts).toHaveLength(2)
    other.process.kill('SIGTERM')
  })
})
