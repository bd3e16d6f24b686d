import { type ChildProcess, spawn } from 'node:child_process'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'
import type { HostPort, Moment, Replies } from '@shamble/host'
import { type SocketLike, type SocketPort, socketPort } from '@shamble/host/socket'
import { ok } from '@shamble/testkit'
import { afterAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'

const folder = mkdtempSync(join(tmpdir(), 'shamble-survives-'))
writeFileSync(join(folder, 'index.html'), '<!doctype html>')
const ended: (() => void)[] = []
afterAll(() => {
  for (const end of ended) end()
  rmSync(folder, { recursive: true, force: true })
})

const SHAMBLE = fileURLToPath(new URL('./tests/serve.mjs', import.meta.url))

const freePort = (): Promise<number> =>
  new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as { readonly port: number }
      server.close(() => resolve(port))
    })
  })

/** A server in a process of its own, as `npm start` runs it; resolves when it has said where it is. */
function serveAt(port: number): Promise<ChildProcess> {
  const given = { page: folder, data: join(folder, 'tables.db'), port }
  const child = spawn(process.execPath, [SHAMBLE, JSON.stringify(given)], { stdio: ['ignore', 'pipe', 'inherit'] })
  ended.push(() => child.kill('SIGKILL'))
  return new Promise((resolve, reject) => {
    child.stdout!.once('data', () => resolve(child))
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
  })
}

let ids = 0
function table(port: number, name: string): SocketPort {
  const opened = socketPort({
    connect: () => new WebSocket(`ws://127.0.0.1:${port}/port`) as unknown as SocketLike,
    secret: Buffer.from(name.padEnd(32, '-')).toString('base64url'),
    newId: () => `a${++ids}`,
    after: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    },
  })
  ended.push(() => opened.close())
  return opened
}

/** Plays for one seat whatever is offered first, until the match is over: it tells of each answer that was acknowledged. */
async function playOn(port: HostPort, match: string, seat: number, acknowledged: (seq: number) => void): Promise<void> {
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
    else {
      const reply = await port.request({ type: 'answer', match, seat, seq, answer })
      // Someone else was quicker: what is asked now is looked at again.
      if (reply.ok) acknowledged((reply.value as Replies['answer']).seq)
    }
  }
}

describe('a server that is killed', () => {
  it('has lost nothing that was acknowledged: two people play a whole match through it', async () => {
    const at = await freePort()
    let server = await serveAt(at)
    const [ann, bo] = [table(at, 'ann'), table(at, 'bo')]
    const { match } = await ok(ann, {
      type: 'create',
      game: 'zombies',
      options: { seats: 2, turnLimit: 3, interruptMode: 'polled' },
      seats: [{ by: 'person', name: 'Ann' }, { by: 'open' }],
    })
    const { invitation } = await ok(ann, { type: 'room', match })
    await ok(bo, { type: 'join', invitation: invitation!.code, name: 'Bo' })
    await ok(bo, { type: 'ready', match, on: true })
    await ok(ann, { type: 'start', match })
    let [answers, most, killed] = [0, 0, 0]
    const acknowledged = (seq: number): void => {
      answers++
      most = Math.max(most, seq)
      // In the middle of it, twice, without a word.
      if (answers === 5 || answers === 12) {
        killed++
        server.kill('SIGKILL')
        void serveAt(at).then((again) => {
          server = again
        })
      }
    }
    await Promise.all([playOn(ann, match, 0, acknowledged), playOn(bo, match, 1, acknowledged)])
    expect(killed).toBe(2)
    const { entries } = await ok(ann, { type: 'log', match, seat: 0 })
    expect(entries.at(-1)!.after).toBeGreaterThanOrEqual(most)
    const { record } = await ok(bo, { type: 'export', match })
    expect(record).toContain('{"shamble":"match"')
    // What an answer was called does not matter to the match: each was played once.
    const seqs = entries.map(({ after }) => after)
    expect(new Set(seqs).size).toBe(seqs.length)
    server.kill('SIGTERM')
  })
})
