import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gamesAtHand } from '@shamble/host'
import { MOST_BYTES, type SocketLike, type SocketPort, socketPort } from '@shamble/host/socket'
import { knock, ok, person } from '@shamble/testkit'
import { afterAll, describe, expect, it } from 'vitest'
import { WebSocket } from 'ws'
import { Address, LIMITS } from './limits.js'
import { type RunningServer, type ServerSetting, startServer } from './server.js'
import { Uploads } from './uploads.js'

const page = mkdtempSync(join(tmpdir(), 'shamble-running-'))
writeFileSync(join(page, 'index.html'), '<!doctype html>')
const ended: (() => unknown)[] = []
afterAll(async () => {
  for (const end of ended) await end()
  rmSync(page, { recursive: true, force: true })
})

const setting = {
  page,
  games: gamesAtHand([knock]),
  data: ':memory:',
  host: '127.0.0.1',
  port: 0,
  origins: [],
  log() {},
}

async function start(given: Partial<ServerSetting> = {}): Promise<{ server: RunningServer; at: string }> {
  const server = await startServer({ ...setting, ...given })
  ended.push(() => server.close().catch(() => {}))
  return { server, at: server.addresses.find((address) => address.includes('127.0.0.1'))! }
}

const SECRET = Buffer.from('ann'.padEnd(32, '-')).toString('base64url')
const upload = (at: string, body: string, headers: Record<string, string> = {}): Promise<Response> =>
  fetch(`${at}requests`, { method: 'POST', body, headers: { Authorization: `Bearer ${SECRET}`, ...headers } })

function table(at: string): SocketPort {
  let ids = 0
  const port = socketPort({
    connect: () => new WebSocket(`${at.replace('http', 'ws')}port`) as unknown as SocketLike,
    secret: SECRET,
    newId: () => `a${++ids}`,
    after: (milliseconds, callback) => {
      const timer = setTimeout(callback, milliseconds)
      return () => clearTimeout(timer)
    },
    upload: async (text) => {
      const reply = await upload(at, text)
      return reply.ok ? ((await reply.json()) as { ticket: string }).ticket : null
    },
  })
  ended.push(() => port.close())
  return port
}

describe('a server that runs', () => {
  it('takes a request by HTTP that is too large for a line, and nothing else there', async () => {
    const { at } = await start()
    const ann = table(at)
    const { match } = await ok(ann, { type: 'create', game: 'knock', seats: [person, person] })
    const { record } = await ok(ann, { type: 'export', match })
    // Several matches in one file, as many as are too large for a message; the host has its own opinion of them.
    const many = record.repeat(Math.ceil(MOST_BYTES / record.length) + 1)
    const read = await ann.request({ type: 'import', record: many })
    expect(read).toMatchObject({ ok: false, error: { where: expect.stringContaining('line') } })
    expect(JSON.stringify(read)).not.toContain('connection')
    expect((await ok(ann, { type: 'list' })).cards).toHaveLength(1)
    const large = JSON.stringify({ type: 'import', record: 'x'.repeat(LIMITS.upload) })
    expect((await upload(at, large)).status).toBe(413)
    expect(JSON.stringify(await ann.request({ type: 'import', record: large }))).toContain('too large')
    expect((await upload(at, '{"type":"list"}')).status).toBe(413)
    expect((await upload(at, 'nonsense')).status).toBe(400)
    expect((await upload(at, '{}', { Authorization: 'Bearer short' })).status).toBe(401)
    expect((await upload(at, '{}', { Origin: 'http://elsewhere' })).status).toBe(403)
  })

  it('shows its numbers to this machine, and to nobody behind a proxy', async () => {
    const { at } = await start()
    await ok(table(at), { type: 'list' })
    const text = await (await fetch(`${at}metrics`)).text()
    expect(text).toContain('shamble_requests_total{type="list",result="ok"} 1')
    expect(text).toContain('shamble_lines 1')
    expect(text).toContain('process_cpu')
    expect((await fetch(`${at}metrics`, { headers: { 'X-Forwarded-For': '1.2.3.4' } })).status).toBe(404)
    const { at: hidden } = await start({ metrics: 'off' })
    expect((await fetch(`${hidden}metrics`)).status).toBe(404)
  })

  it('that is told to stop answers what was asked first, and names the address that people know', async () => {
    const { server, at } = await start({ address: 'https://play.example.org/', data: join(page, 'stop.db') })
    expect(server.addresses.at(-1)).toBe('https://play.example.org/')
    const ann = table(at)
    const asked = ok(ann, { type: 'create', game: 'knock', seats: [person, person] })
    await ok(ann, { type: 'list' })
    await server.close()
    expect((await asked).match).toMatch(/^o/)
    await expect(fetch(`${at}healthz`)).rejects.toThrow()
  })
})

describe('requests on their way', () => {
  const text = Buffer.from('"asked"')
  const begun = (uploads: Uploads, person: string, from = new Address(0)) => uploads.begin(person, from)

  it('wait for their own person, once, for a while, and not too many', () => {
    let now = 0
    const uploads = new Uploads(() => now)
    const upload = begun(uploads, 'ann')!
    const ticket = uploads.keep(upload, text)
    expect(uploads.take('bo', ticket)).toBeNull()
    expect(uploads.take('ann', ticket)).toEqual({ upload, request: 'asked' })
    expect(uploads.take('ann', ticket)).toBeNull()
    uploads.letGo(upload)
    const [one] = Array.from({ length: LIMITS.uploadsOfPerson }, () => uploads.keep(begun(uploads, 'ann')!, text))
    expect(begun(uploads, 'ann')).toBeNull()
    now = LIMITS.uploadLasts + 1
    expect(uploads.take('ann', one!)).toBeNull()
    expect(begun(uploads, 'ann')).not.toBeNull()
  })

  it('count from their first byte until they are answered', async () => {
    const uploads = new Uploads(() => 0)
    const from = new Address(0)
    const some = Array.from({ length: LIMITS.uploadsOfAddress }, (_, i) => begun(uploads, `p${i}`, from)!)
    expect(begun(uploads, 'one more', from)).toBeNull()
    const ticket = uploads.keep(some[0]!, text)
    const taken = uploads.take('p0', ticket)!
    expect(begun(uploads, 'one more', from)).toBeNull()
    uploads.letGo(taken.upload)
    expect(begun(uploads, 'one more', from)).not.toBeNull()
    async function* body(): AsyncGenerator<Buffer> {
      yield Buffer.alloc(LIMITS.upload)
    }
    const many = LIMITS.uploadsInAll / LIMITS.upload
    for (let i = 0; i < many; i++)
      expect((await uploads.read(begun(uploads, `q${i}`)!, body()))?.length).toBe(LIMITS.upload)
    expect(await uploads.read(begun(uploads, 'too much')!, body())).toBeNull()
  })
})
