import { type Below, digest, seededBelow } from '@shamble/chance'
import {
  type Clock,
  Host,
  type HostPort,
  type HostRequest,
  type MatchCard,
  MemoryStore,
  type Moment,
  type Replies,
} from '@shamble/host'
import { type SocketLike, type SocketPort, socketPort } from '@shamble/host/socket'
import type { GameModule } from '@shamble/module'
import { Address, type LineSocket, Lines } from '@shamble/server/parts'
import { findGames, loadGame } from '../../find-games.js'
import { Probe } from '../probe.js'
import { NO_RATES, secretOf } from './driver.js'
import { answersIn, toldIn } from './trace.js'

/** A fault of the kind that a simulation must find. */
export type SimulationFault = 'tells first' | 'differs' | null

/** For so long anything may fail, in milliseconds; and by then a match is over. */
const FAULTS_END = 4_000
const OVER_BY = 120_000
/** Every so manieth seed is run twice. */
const TWICE = 10

/**
 * Runs a server, its store, its network and the people at it in one process, with a clock of its own, from a seed: lines
 * are cut and slow, the store is slow and fails, the server crashes and starts again. Nothing is told that is not kept,
 * every answer that was acknowledged is in the record once, everyone hears of the end; and the same seed is the same
 * run.
 */
export async function simulatedServers(count: number, seed: string, planted: SimulationFault = null): Promise<Probe> {
  const probe = new Probe()
  const module = await loadGame(findGames().find(({ id }) => id === 'tic-tac-toe')!)
  for (let i = 0; i < count; i++)
    await probe.try(`seed ${seed} ${i}`, async () => {
      const first = await new Simulation(module, `${seed} ${i}`, planted).run()
      if (first.wrong !== null || i % TWICE > 0) return first.wrong
      const again = await new Simulation(module, planted === 'differs' ? 'another' : `${seed} ${i}`, planted).run()
      return again.trace === first.trace ? null : 'the same seed was another run'
    })
  return probe
}

interface Due {
  readonly at: number
  readonly order: number
  readonly run: () => void
}

class Simulation {
  readonly #module: GameModule
  readonly #below: Below
  readonly #planted: SimulationFault
  readonly #due: Due[] = []
  readonly #kept = new MemoryStore()
  readonly #trace: string[] = []
  /** Cuts of lines that are open now. */
  readonly #cuts = new Set<() => void>()
  #lines!: Lines
  #now = 0
  #order = 0
  #life = 0
  #isFaulty = false
  #wrong: string | null = null

  constructor(module: GameModule, seed: string, planted: SimulationFault) {
    this.#module = module
    this.#below = seededBelow(seed, 'simulation')
    this.#planted = planted
  }

  async run(): Promise<{ readonly wrong: string | null; readonly trace: string }> {
    // What chance and names are made of is the seed's, too.
    const bytes = { value: <T extends Uint8Array>(cells: T): T => cells.map(() => this.#below(256)) as T }
    const random = <T extends ArrayBufferView>(view: T): T => {
      const cells = new Uint8Array(view.buffer, view.byteOffset, view.byteLength)
      cells.set(bytes.value(cells))
      return view
    }
    Object.defineProperty(globalThis.crypto, 'getRandomValues', { value: random, configurable: true })
    try {
      await this.#play()
    } catch (error) {
      this.#wrong ??= (error as Error).stack ?? String(error)
    } finally {
      Reflect.deleteProperty(globalThis.crypto, 'getRandomValues')
    }
    return { wrong: this.#wrong, trace: digest(this.#trace.join('\n')) }
  }

  async #play(): Promise<void> {
    this.#begin()
    let ids = 0
    const people = ['ann', 'bo', 'cy'].map((name) =>
      socketPort({
        connect: () => this.#connect(name),
        secret: secretOf(name),
        newId: () => `a${++ids}`,
        after: (milliseconds, callback) => this.#after(milliseconds, callback),
      }),
    ) as [SocketPort, SocketPort, SocketPort]
    const match = await this.#until(this.#seated(people))
    const acknowledged: { readonly seq: number; readonly seat: number }[] = []
    const last = people.map(() => -1)
    people.forEach((port, person) => {
      this.#follow(port, match, person, acknowledged, last)
    })
    this.#isFaulty = true
    this.#trouble()
    this.#after(FAULTS_END, () => {
      this.#isFaulty = false
    })
    for (; this.#now < OVER_BY && this.#wrong === null; ) {
      if (!(await this.#step())) break
      const { isOver, entries } = await this.#answers(match)
      if (isOver && last.every((seq) => seq === entries.length) && !this.#isFaulty) break
    }
    if (this.#wrong === null) await this.#judge(match, acknowledged, last)
    for (const port of people) port.close()
  }

  async #judge(
    match: string,
    acknowledged: readonly { readonly seq: number; readonly seat: number }[],
    last: readonly number[],
  ): Promise<void> {
    const { entries, isOver } = await this.#answers(match)
    if (!isOver) this.#wrong = `after ${this.#now} ms ${entries.length} answers were given, and nobody could play on`
    for (const [person, seq] of last.entries())
      if (seq !== entries.length)
        this.#wrong ??= `person ${person} has heard of ${seq} answers, ${entries.length} were given`
    for (const { seq, seat } of acknowledged)
      if (entries[seq]?.[1] !== seat) this.#wrong ??= `answer ${seq} of seat ${seat} was acknowledged, and is not there`
  }

  async #answers(
    match: string,
  ): Promise<{ readonly entries: readonly (readonly unknown[])[]; readonly isOver: boolean }> {
    const { card, record } = await this.#kept.load(match)
    const lines = record.split('\n').filter((line) => line.startsWith('['))
    return {
      entries: lines.map((line) => JSON.parse(line) as unknown[]).filter((entry) => entry[1] !== -1),
      isOver: card.over,
    }
  }

  async #seated([ann, bo, cy]: readonly [SocketPort, SocketPort, SocketPort]): Promise<string> {
    const done = async <T extends HostRequest>(port: HostPort, request: T): Promise<Replies[T['type']]> => {
      const reply = await port.request(request)
      if (!reply.ok) throw new Error(JSON.stringify(reply))
      return reply.value as Replies[T['type']]
    }
    const { match } = await done(ann, {
      ...{ type: 'create', game: this.#module.game.id },
      seats: [{ by: 'person', name: 'Ann' }, { by: 'open' }],
    })
    const { invitation } = await done(ann, { type: 'room', match })
    await done(bo, { type: 'join', invitation: invitation!.code, name: 'Bo' })
    await done(bo, { type: 'ready', match, on: true })
    await done(cy, { type: 'follow', invitation: invitation!.watch })
    await done(ann, { type: 'start', match })
    return match
  }

  /** Someone plays, or watches: what they hear is compared with what is kept. */
  #follow(
    port: HostPort,
    match: string,
    person: number,
    acknowledged: { seq: number; seat: number }[],
    last: number[],
  ): void {
    const seat = person < 2 ? { seat: person } : {}
    let answered = -1
    const hear = ({ seq, outcome, choices, viewer }: Moment): void => {
      last[person] = Math.max(last[person]!, seq)
      if (viewer !== person || outcome !== null || !choices.asked || seq <= answered) return
      answered = seq
      const answer = choices.actions[this.#below(choices.actions.length)]!
      this.#after(this.#below(300), () => {
        void port.request({ type: 'answer', match, seat: person, seq, answer }).then((reply) => {
          if (reply.ok) acknowledged.push({ seq, seat: person })
          else {
            // It could not be kept, or was late: what is asked now is looked at again.
            answered = -1
            this.#after(50, look)
          }
        })
      })
    }
    const look = (): void => {
      void port.request({ type: 'look', match, ...seat }).then((reply) => {
        if (reply.ok) hear(reply.value)
        else this.#after(100, look)
      })
    }
    port.listen((notice) => {
      if (notice.type === 'moment' && notice.moment.match === match) hear(notice.moment)
      // What could not be kept may be what was answered.
      if (notice.type === 'trouble' && person < 2) this.#after(50, look)
    })
    look()
  }

  /** A server, on what is kept. */
  #begin(): void {
    const life = ++this.#life
    const isAlive = (): boolean => life === this.#life
    const clock: Clock = {
      now: () => this.#now,
      after: (milliseconds, callback) => this.#after(milliseconds, () => isAlive() && callback()),
    }
    const store = this.#slowStore(isAlive)
    const host = new Host({
      games: [this.#module],
      store,
      clock,
      quietAfter: 500,
      report: ({ error }) => this.#fail(error),
    })
    this.#lines = new Lines({
      ...{ host, store, clock, origins: () => new Set<string>(), limits: NO_RATES },
      personOf: (secret) => Buffer.from(secret, 'base64url').toString().replace(/-+$/, ''),
    })
  }

  #fail(error: unknown): void {
    this.#wrong ??= `a defect: ${(error as Error).stack}`
  }

  /** Takes its time, fails, and is cut off in the middle when the server crashes. */
  #slowStore(isAlive: () => boolean): MemoryStore {
    const kept = this.#kept
    const write = (work: () => Promise<void>): Promise<void> =>
      new Promise((resolve, reject) => {
        if (this.#planted === 'tells first') resolve()
        const isFailing = this.#isFaulty && this.#below(8) === 0
        this.#after(1 + this.#below(20), () => {
          // What a crash finds under way has reached the disk, or it has not.
          if (!isAlive() && this.#below(2) === 0) return
          if (isFailing) {
            if (isAlive()) reject(Object.assign(new Error('the disk is full'), { code: 'ENOSPC' }))
            return
          }
          void work().then(
            () => void this.#after(this.#below(20), () => isAlive() && resolve()),
            (error: unknown) => isAlive() && reject(error),
          )
        })
      })
    return Object.assign(new MemoryStore(), {
      list: () => kept.list(),
      find: (what: Parameters<MemoryStore['find']>[0]) => kept.find(what),
      load: (id: string) => kept.load(id),
      create: (card: MatchCard, record: string) => write(() => kept.create(card, record)),
      append: (card: MatchCard, lines: readonly string[]) => write(() => kept.append(card, lines)),
      update: (card: MatchCard) => write(() => kept.update(card)),
      remove: (id: string) => write(() => kept.remove(id)),
    })
  }

  /** A line: in order, as slow as it likes, until it is cut. */
  #connect(name: string): SocketLike {
    const life = this.#life
    const lines = this.#lines
    const listeners = new Map<string, ((...given: never[]) => void)[]>()
    const tell = (event: string, ...given: unknown[]): void => {
      for (const listener of listeners.get(event) ?? []) listener(...(given as never[]))
    }
    let isOpen = true
    let [toServer, toClient] = [0, 0]
    const client: SocketLike = {
      onopen: null,
      onmessage: null,
      onclose: null,
      onerror: null,
      send: (text) => {
        toServer = Math.max(toServer, this.#now + this.#delay())
        this.#at(toServer, () => {
          this.#note(`${name} > ${text}`)
          if (isOpen && life === this.#life) tell('message', Buffer.from(text), false)
        })
      },
      close: () => cut(1000),
    }
    const cut = (code: number): void => {
      if (!isOpen) return
      isOpen = false
      this.#cuts.delete(drop)
      this.#note(`${name} cut`)
      this.#after(this.#delay(), () => client.onclose?.({ code }))
      this.#after(this.#delay(), () => life === this.#life && tell('close', code))
    }
    const drop = (): void => cut(1006)
    this.#cuts.add(drop)
    const server = {
      OPEN: 1,
      get readyState() {
        return isOpen ? 1 : 3
      },
      bufferedAmount: 0,
      on: (event: string, listener: (...given: never[]) => void) => {
        listeners.set(event, [...(listeners.get(event) ?? []), listener])
      },
      send: (text: string) => {
        this.#told(text)
        toClient = Math.max(toClient, this.#now + this.#delay())
        this.#at(toClient, () => {
          this.#note(`${name} < ${text}`)
          if (isOpen) client.onmessage?.({ data: text })
        })
      },
      close: (code: number) => cut(code),
      terminate: drop,
    }
    this.#after(this.#delay(), () => {
      if (!isOpen) return
      if (life !== this.#life) return drop()
      lines.open(server as unknown as LineSocket, new Address(this.#now))
      client.onopen?.()
    })
    return client
  }

  /** Nothing leaves the server that is not kept. */
  #told(text: string): void {
    const told = toldIn(text)
    if (told === null) return
    this.#checking = this.#checking.then(async () => {
      const kept = await this.#kept.load(told.match).catch(() => null)
      const answers = kept === null ? -1 : answersIn(kept.record.split('\n'))
      if (answers < told.seq) this.#wrong ??= `${told.seq} answers were told, ${answers} are kept`
    })
  }
  #checking: Promise<void> = Promise.resolve()

  /** Cuts and crashes, from time to time. */
  #trouble(): void {
    if (!this.#isFaulty) return
    this.#after(50 + this.#below(500), () => {
      if (!this.#isFaulty) return
      if (this.#below(4) === 0) this.#crash()
      else for (const cut of this.#cuts) if (this.#below(2) === 0) cut()
      this.#trouble()
    })
  }

  #crash(): void {
    this.#note('crash')
    for (const cut of [...this.#cuts]) cut()
    this.#lines.close()
    this.#life++
    this.#begin()
  }

  #delay(): number {
    return 1 + this.#below(this.#isFaulty && this.#below(10) === 0 ? 800 : 30)
  }

  #note(what: string): void {
    this.#trace.push(`${this.#now} ${what}`)
  }

  #after(milliseconds: number, run: () => void): () => void {
    return this.#at(this.#now + milliseconds, run)
  }

  #at(at: number, run: () => void): () => void {
    const due: Due = { at, order: this.#order++, run }
    // In the order of their time, those of one moment as they were called.
    let i = this.#due.length
    while (i > 0 && this.#due[i - 1]!.at > at) i--
    this.#due.splice(i, 0, due)
    return () => {
      const found = this.#due.indexOf(due)
      if (found >= 0) this.#due.splice(found, 1)
    }
  }

  /** The next thing happens, and all that follows from it at once. */
  async #step(): Promise<boolean> {
    const next = this.#due.shift()
    if (next === undefined) return false
    this.#now = next.at
    next.run()
    await new Promise((resolve) => setImmediate(resolve))
    return true
  }

  /** Time goes on until something is done. */
  async #until<T>(work: Promise<T>): Promise<T> {
    let isDone = false
    const done = work.finally(() => {
      isDone = true
    })
    done.catch(() => {})
    while (!isDone && (await this.#step()));
    return done
  }
}
