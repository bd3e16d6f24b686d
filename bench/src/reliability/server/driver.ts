import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { type Below, seededBelow } from '@shamble/chance'
import type { HostPort, Moment } from '@shamble/host'
import { type SocketLike, type SocketPort, socketPort } from '@shamble/host/socket'
import { type Limits, WebSocket } from '@shamble/server/parts'
import { asked } from '../table.js'
import type { Served } from './serving.js'

const ROOT = dirname(dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))))
/** What is attacked runs outside a test, so it is always what was built. */
const SERVING = join(ROOT, 'bench/dist/reliability/server/serving.js')

/** Nobody is slowed down: an attack is about something else. */
export const NO_RATES: Partial<Limits> = {
  lineRate: { each: 1e9, burst: 1e9 },
  addressRate: { each: 1e9, burst: 1e9 },
  linesOfAddress: 1e9,
  tables: 1e9,
  makeRate: { each: 1e9, burst: 1e9 },
}

/** A server in a process of its own. */
export interface Serving {
  readonly port: number
  readonly process: ChildProcess
  /** What was told before it was kept. */
  readonly early: string[]
  memory(): Promise<{ readonly rss: number; readonly heap: number; readonly frames: number }>
  kill(): Promise<void>
}

/** @param environment what the process is started with besides, to be between it and its disk */
export async function serve(
  given: Partial<Served> & Pick<Served, 'data' | 'page'>,
  environment: Readonly<Record<string, string>> = {},
): Promise<Serving> {
  mkdirSync(given.page, { recursive: true })
  writeFileSync(join(given.page, 'index.html'), '<!doctype html>')
  const served: Served = { port: 0, limits: NO_RATES, ...given }
  const child = spawn(process.execPath, [SERVING, JSON.stringify(served)], {
    stdio: ['pipe', 'pipe', 'inherit'],
    env: { ...process.env, ...environment },
  })
  // A process that is killed takes what was written to it along.
  child.stdin!.on('error', () => {})
  const early: string[] = []
  const waiting: ((words: readonly string[]) => void)[] = []
  const port = await new Promise<number>((resolve, reject) => {
    child.once('exit', (code) => reject(new Error(`the server ended with ${code}`)))
    createInterface({ input: child.stdout! }).on('line', (line) => {
      const words = line.split(' ')
      if (words[0] === 'listens') resolve(Number(words[1]))
      else if (words[0] === 'early') early.push(line)
      else waiting.shift()?.(words)
    })
  })
  return {
    port,
    process: child,
    early,
    async memory() {
      const said = new Promise<readonly string[]>((resolve) => void waiting.push(resolve))
      child.stdin!.write('memory\n')
      const [, rss, heap, , frames] = (await said).map(Number)
      return { rss: rss!, heap: heap!, frames: frames! }
    },
    async kill() {
      if (child.exitCode !== null || child.signalCode !== null) return
      const ended = once(child, 'exit')
      child.kill('SIGKILL')
      await ended
    },
  }
}

let ids = 0

/** A person's line to a server, as a page has it: made anew when it breaks. */
export function lineTo(port: () => number, name: string, from = '127.0.0.1'): SocketPort {
  return socketPort({
    connect: () => new WebSocket(`ws://127.0.0.1:${port()}/port`, { localAddress: from }) as unknown as SocketLike,
    secret: secretOf(name),
    newId: () => `a${++ids}`,
    after: (milliseconds, callback) => {
      // Nobody here has to be spared.
      const timer = setTimeout(callback, milliseconds / 10)
      return () => clearTimeout(timer)
    },
  })
}

export const secretOf = (name: string): string => Buffer.from(name.padEnd(32, '-')).toString('base64url')

/** An answer that someone was told is taken. */
export interface Acknowledged {
  /** The number of answers before it. */
  readonly seq: number
  readonly seat: number
  readonly answer: string
}

/** A match of two people through a server, and all that they were told. */
export interface PlayedMatch {
  readonly id: string
  /** The most answers that anyone has heard of. */
  heard: number
  readonly acknowledged: Acknowledged[]
}

export interface LoadSetting {
  /** The server that the person in this seat comes to. */
  readonly port: (seat: number) => number
  readonly matches: number
  readonly seed: string
  /** What is played: nothing is secret in it, so that everybody counts alike. */
  readonly game?: string
  /** Told of every answer that was acknowledged. */
  readonly acknowledged?: (seat: number) => void
}

/** People who play at a server, match after match, as quickly as they are answered. */
export class Load {
  readonly #setting: LoadSetting
  readonly #below: Below
  readonly #lines: SocketPort[] = []
  /** All that was played. */
  readonly played: PlayedMatch[] = []
  #isOver = false

  private constructor(setting: LoadSetting) {
    this.#setting = setting
    this.#below = seededBelow(setting.seed, 'load')
  }

  static async begin(setting: LoadSetting): Promise<Load> {
    const load = new Load(setting)
    await Promise.all(Array.from({ length: setting.matches }, (_, i) => load.#table(i)))
    return load
  }

  /** How many answers were acknowledged. */
  get answers(): number {
    return this.played.reduce((sum, { acknowledged }) => sum + acknowledged.length, 0)
  }

  close(): void {
    this.#isOver = true
    for (const line of this.#lines) line.close()
  }

  async #table(i: number): Promise<void> {
    const people = [0, 1].map((seat) => lineTo(() => this.#setting.port(seat), `${this.#setting.seed} ${i} ${seat}`))
    this.#lines.push(...people)
    await this.#match(people)
  }

  async #match(people: readonly SocketPort[]): Promise<void> {
    const [ann, bo] = people as [SocketPort, SocketPort]
    const id = await begun(ann, bo, this.#setting.game ?? 'connect-four')
    const match: PlayedMatch = { id, heard: 0, acknowledged: [] }
    this.played.push(match)
    let isOver = false
    const over = (): void => {
      // A line that is lost meanwhile is made anew, and then someone is told again.
      if (!isOver && !this.#isOver) void this.#match(people).catch(() => {})
      isOver = true
    }
    people.forEach((port, seat) => {
      this.#seat(port, match, seat, over)
    })
  }

  #seat(port: HostPort, match: PlayedMatch, seat: number, over: () => void): void {
    let answered = -1
    const look = async (): Promise<void> => {
      const reply = await port.request({ type: 'look', match: match.id, seat })
      if (reply.ok) hear(reply.value)
    }
    const hear = (moment: Moment): void => {
      match.heard = Math.max(match.heard, moment.seq)
      if (moment.outcome !== null) {
        stop()
        over()
        return
      }
      const { choices, seq } = moment
      if (this.#isOver || !choices.asked || seq <= answered || choices.actions.length === 0) return
      answered = seq
      void give(seq, choices.actions[this.#below(choices.actions.length)]!)
    }
    const give = async (seq: number, answer: Moment['choices']['actions'][number]): Promise<void> => {
      const reply = await port.request({ type: 'answer', match: match.id, seat, seq, answer })
      if (reply.ok) {
        match.acknowledged.push({ seq, seat, answer: JSON.stringify(answer) })
        match.heard = Math.max(match.heard, reply.value.seq)
        this.#setting.acknowledged?.(seat)
      } else if (!this.#isOver) {
        // It could not be kept, or it was late: what is asked now is looked at again.
        answered = -1
        await new Promise((resolve) => setTimeout(resolve, 2))
        await look()
      }
    }
    const stop = port.listen((notice) => {
      if (notice.type === 'moment' && notice.moment.match === match.id && notice.moment.viewer === seat)
        hear(notice.moment)
    })
    void look()
  }
}

/** A match of two people who sit at two tables. */
export async function begun(ann: HostPort, bo: HostPort, game: string): Promise<string> {
  const { match } = await insisting(() =>
    asked(ann, { type: 'create', game, seats: [{ by: 'person', name: 'Ann' }, { by: 'open' }] }),
  )
  const { invitation } = await insisting(() => asked(ann, { type: 'room', match }))
  await insisting(() => asked(bo, { type: 'join', invitation: invitation!.code, name: 'Bo' }))
  await insisting(() => asked(bo, { type: 'ready', match, on: true }))
  await insisting(async () => {
    const { waiting } = await asked(ann, { type: 'room', match })
    if (waiting) await asked(ann, { type: 'start', match })
  })
  return match
}

/** Where the line is lost, or nothing can be kept, it is tried again. */
async function insisting<T>(work: () => Promise<T>): Promise<T> {
  for (let tries = 1; ; tries++) {
    try {
      return await work()
    } catch (error) {
      if (tries > 200 || !/"where":"(line|store)"/.test(String(error))) throw error
      await new Promise((resolve) => setTimeout(resolve, 5))
    }
  }
}
