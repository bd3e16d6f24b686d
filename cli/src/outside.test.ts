import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { type AddressInfo, connect, createServer, type Socket } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import {
  addToDice,
  type HostPort,
  type HostRequest,
  type Notice,
  partsInMemory,
  type Replies,
  type Reply,
} from '@shamble/host'
import { type RunningServer, startServer } from '@shamble/server'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { listGames, loadGame } from './catalogue.js'
import { play } from './commands/play.js'
import { main } from './index.js'
import type { Keyboard } from './keyboard.js'
import { lineTo } from './online/line.js'
import type { Output } from './output.js'
import { ROOT } from './root.js'

const folder = mkdtempSync(join(tmpdir(), 'shamble-outside-'))
const home = process.env['SHAMBLE_HOME']
const closing: (() => unknown)[] = []
let server: RunningServer
let page: string

beforeAll(async () => {
  process.env['SHAMBLE_HOME'] = folder
  writeFileSync(join(folder, 'index.html'), '<head></head>')
  const games = { ids: listGames().map(({ id }) => id), fetch: loadGame }
  const setting = { page: folder, games, data: ':memory:', host: '127.0.0.1', port: 0, origins: [], log() {} }
  server = await startServer(setting)
  page = server.addresses.at(-1)!
})
afterAll(async () => {
  for (const close of closing) await close()
  await server.close()
  if (home === undefined) delete process.env['SHAMBLE_HOME']
  else process.env['SHAMBLE_HOME'] = home
  rmSync(folder, { recursive: true, force: true })
})

const said: (key: string) => string = (key) => key

async function ok<T extends HostRequest>(port: HostPort, request: T): Promise<Replies[T['type']]> {
  const reply: Reply<Replies[T['type']]> = await port.request(request)
  if (!reply.ok) throw new Error(`${request.type}: ${JSON.stringify(reply)}`)
  return reply.value
}

/** A table with free places, whose owner starts it as soon as everybody is ready. */
async function table(game: string, seats: number) {
  const token = Buffer.alloc(32, `${game} ${Math.random()}`).toString('base64url')
  const { port } = await lineTo({ page: new URL(page), invitation: '' }, token, said)
  closing.push(() => port.close())
  const free = Array.from({ length: seats }, () => ({ by: 'open' as const }))
  const terms = { open: false, pace: null, away: 'wait', hints: false, proven: true } as const
  const { match } = await ok(port, { type: 'create', game, seats: free, terms })
  const { invitation } = await ok(port, { type: 'room', match })
  let isStarted = false
  const hear = (notice: Notice): void => {
    // Once is enough: while the dice are made the room is still told of.
    if (notice.type !== 'room' || !notice.room.waiting || isStarted) return
    isStarted = notice.room.seats.every((seat) => seat.by === 'person' && seat.ready)
    if (isStarted) void port.request({ type: 'start', match })
  }
  port.listen(hear)
  return { port, match, link: `${page}#/join/${invitation!.code}`, watch: `${page}#/join/${invitation!.watch}` }
}

function reader(): Output & { text: () => string } {
  const lines: string[] = []
  const say = (line: string): void => void lines.push(line)
  return { colour: false, out: say, err: say, text: () => lines.join('\n') }
}

async function run(...argv: string[]): Promise<{ code: number; text: string }> {
  const output = reader()
  return { code: await main(argv, output), text: output.text() }
}

/** The example, in a process of its own. */
async function exampleBot(link: string): Promise<{ code: number; text: string }> {
  const child = spawn(process.execPath, [join(ROOT, 'examples/outside-bot/bot.mjs'), link, 'Example'])
  const text: string[] = []
  child.stdout.on('data', (data) => text.push(String(data)))
  child.stderr.on('data', (data) => text.push(String(data)))
  const [code] = await once(child, 'close')
  return { code, text: text.join('') }
}

/** Between a terminal and the server: what goes through can be cut. */
async function cable(): Promise<{ readonly link: (link: string) => string; readonly cut: () => void }> {
  const sockets = new Set<Socket>()
  const between = createServer((near) => {
    const far = connect(Number(new URL(page).port), '127.0.0.1')
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one)
      one.on('error', () => {})
      one.on('close', () => other.destroy())
      one.pipe(other)
    }
  })
  await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve))
  closing.push(() => between.close())
  const { port } = between.address() as AddressInfo
  return {
    link: (link) => link.replace(`:${new URL(page).port}/`, `:${port}/`),
    cut: () => {
      for (const socket of sockets) socket.destroy()
    },
  }
}

/** Types an answer whenever someone is asked, and otherwise waits. */
function person(prompts: Record<string, () => string | null | undefined>): Keyboard {
  const typed = (prompt: string): string | null | undefined => {
    const key = Object.keys(prompts).find((known) => prompt.startsWith(known))
    return key === undefined ? undefined : prompts[key]!()
  }
  return {
    ask: async (prompt) => typed(prompt) ?? null,
    askUntil: async (prompt, something) => {
      const line = typed(prompt)
      if (line !== undefined) return line
      await something
      return undefined
    },
    curtain() {},
    close() {},
  }
}

describe('bots from outside', () => {
  it('the example joins by a link and plays a whole game with a bot of this program; it has at most 80 lines', async () => {
    const { link, port, match } = await table('connect-four', 2)
    const [example, own] = await Promise.all([exampleBot(link), run('join', link, '--bot', 'random')])
    expect(example.text).toMatch(/^TOKEN=[\w-]{43}\nOver: winners \[\d?\], \w+\.\n$/)
    expect([example.code, own.code], own.text).toEqual([0, 0])
    expect(own.text).toMatch(/^Computer plays .+ as player [12]\.\n/)
    expect((await ok(port, { type: 'look', match })).outcome).not.toBeNull()
    const lines = readFileSync(join(ROOT, 'examples/outside-bot/bot.mjs'), 'utf8').trimEnd().split('\n')
    expect(lines.length).toBeLessThanOrEqual(80)
  })

  it('the house plays games with composed answers and things thrown in, from outside as from inside', async () => {
    const { link } = await table('rooftop-duel', 2)
    const [one, other] = await Promise.all([run('join', link), run('join', link, '--name', 'Two')])
    expect([one.code, other.code], one.text + other.text).toEqual([0, 0])
  })

  it('says in one sentence what is wrong with a link, a server, an invitation', async () => {
    const port = new URL(page).port
    for (const [given, sentence] of [
      ['nonsense', 'is not a link to an online game'],
      [`${page}#/table/o1`, 'is not a link to an online game'],
      ['ftp://x/#/join/ABCDEFGH', 'is not a link to an online game'],
      [`http://127.0.0.1:1/#/join/ABCDEFGH`, 'no server answers at http://127.0.0.1:1/'],
      [`http://127.0.0.1:${port}/#/join/AAAAAAAA`, 'this invitation is not valid'],
    ] as const) {
      const { code, text } = await run('join', given)
      expect(code, given).toBe(2)
      expect(text).toContain(sentence)
      expect(text.split('\n')).toHaveLength(1)
    }
    const { watch } = await table('tic-tac-toe', 2)
    expect((await run('join', watch, '--lang', 'fr')).text).toContain('permet seulement de regarder')
    expect((await run('join', watch, '--bot', 'clever')).code).toBe(2)
  })
})

describe('a terminal at an online table', () => {
  it('plays a whole game by its link, through a cut line, and comes back to the same place', async () => {
    const { link, port, match } = await table('connect-four', 2)
    const { link: through, cut } = await cable()
    const output = reader()
    let answers = 0
    const bot = run('join', link, '--bot', 'random')
    const sits = (): Promise<number> =>
      play(
        undefined,
        { set: [], join: through(link), lang: 'en' },
        output,
        person({
          'Your name': () => 'Ann',
          'Waiting room': ready(),
          'Number, action': () => {
            // The line breaks under the second answer; after it Ann leaves, and comes back.
            if (++answers === 2) cut()
            return answers === 3 ? null : '1'
          },
        }),
      )
    expect(await sits()).toBe(0)
    expect(await sits()).toBe(0)
    expect((await bot).code).toBe(0)
    const text = output.text()
    expect(text).toContain('The game starts.')
    expect(text).toContain('Connection lost. Reconnecting…')
    expect(text).toContain('Connected again.')
    expect(text).toMatch(/: victory, |Nobody wins: /)
    expect((await ok(port, { type: 'room', match })).seats.filter((seat) => seat.by === 'person')).toHaveLength(2)
  })

  it('gives its place to the computer and takes it back', async () => {
    const { link, port, match } = await table('connect-four', 2)
    const output = reader()
    const keys = person({
      'Salle d’attente': ready(),
      'Numéro, action': () => 'partir',
      'L’ordinateur joue pour vous': () => 'revenir',
      'En attente': () => 'abandonner',
      'Abandonner cette partie': () => 'o',
    })
    const come = (): Promise<number> => play(undefined, { set: [], join: link, name: 'Ann', lang: 'fr' }, output, keys)
    // Bo sits down second and never answers: the computer plays Ann's first move, and then everybody waits.
    const bo = port.listen((notice) => {
      if (notice.type === 'room' && notice.room.waiting && notice.room.seats[0]!.by === 'person') {
        bo()
        void sitDown(link, 'Bo')
      }
    })
    expect(await come()).toBe(0)
    const left = await ok(port, { type: 'room', match })
    expect(left.seats[0]).toMatchObject({ by: 'bot', of: 'Ann' })
    expect(await come()).toBe(0)
    expect(output.text()).toContain('Victoire\u00a0: Bo')
    expect((await ok(port, { type: 'room', match })).seats[0]).toMatchObject({ by: 'person', name: 'Ann' })
  })

  it('speaks to the others and asks for their consent; someone else watches', async () => {
    const { link, watch, port, match } = await table('connect-four', 2)
    const outputs = [reader(), reader(), reader()] as const
    const lines: Record<string, string[]> = { Ann: ['players', 'chat Well, hello', '1', 'stop'], Bo: ['1'] }
    let agreed = false
    const sits = (name: string, i: 0 | 1): Promise<number> =>
      play(
        undefined,
        { set: [], join: link, name, lang: 'en' },
        outputs[i],
        person({
          'Waiting room': ready(),
          'Number, action': () => lines[name]!.shift(),
          'Waiting for': () => {
            if (name !== 'Bo' || agreed || !outputs[1].text().includes('asks to end')) return undefined
            agreed = true
            return 'agree'
          },
        }),
      )
    const looks = play(undefined, { set: [], join: watch, lang: 'en' }, outputs[2], person({}))
    const codes = await Promise.all([sits('Ann', 0), sits('Bo', 1), looks])
    expect(codes).toEqual([0, 0, 0])
    expect(outputs[0].text()).toContain('1  Ann (you)')
    expect(outputs[1].text()).toContain('Ann: Well, hello')
    expect(outputs[0].text()).toContain('Waiting for the consent of Bo.')
    expect(outputs[1].text()).toContain('Ann asks to end the game. Type “agree” or “decline”.')
    for (const output of outputs) expect(output.text()).toContain('Nobody wins: ')
    expect((await ok(port, { type: 'look', match })).outcome).not.toBeNull()
  })
})

/** Someone who takes a place and does nothing there. */
async function sitDown(link: string, name: string): Promise<void> {
  const [, invitation = ''] = link.split('#/join/')
  const token = Buffer.alloc(32, name + link).toString('base64url')
  const { port } = await lineTo({ page: new URL(page), invitation }, token, said)
  closing.push(() => port.close())
  const parts = partsInMemory()
  port.listen((notice) => {
    if (notice.type === 'room') void addToDice(port, notice.room, parts)
  })
  const { match } = await ok(port, { type: 'join', invitation, name })
  await ok(port, { type: 'ready', match, on: true })
}

/** Says once that it is ready, and then waits. */
function ready(): () => string | undefined {
  let isReady = false
  return () => {
    if (isReady) return undefined
    isReady = true
    return 'ready'
  }
}
