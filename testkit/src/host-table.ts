import type { HostPort, HostRequest, Moment, Notice, Replies, Reply } from '@shamble/host'
import type { FaultyStore } from './faulty-store.js'

/** A host under test, wherever it runs. It offers the game `knock`. */
export interface HostUnderTest {
  connect(owner?: string): HostPort
  /** Lets time pass, and bots answer; resolves when everything is quiet and saved. */
  advance(milliseconds: number): Promise<void>
  /** Lets everything come as far as it can without time passing or storage answering. */
  wait(): Promise<void>
  /** The same storage, taken up by a new host: a reload. */
  restart(): Promise<HostUnderTest>
  /** Where it keeps its matches. */
  readonly store: FaultyStore
}

export const person = { by: 'person', name: 'P' } as const
export const bot = (name: string) => ({ by: 'bot', bot: name }) as const

export async function table(
  make: () => Promise<HostUnderTest>,
  given: Partial<Extract<HostRequest, { type: 'create' }>> = {},
) {
  const host = await make()
  const port = host.connect()
  const notices: Notice[] = []
  port.listen((notice) => notices.push(notice))
  const { match } = await ok(port, { type: 'create', game: 'knock', seats: [person, person], ...given })
  return { host, port, match, notices }
}

/** Someone whom the match's own table has let in to look on. */
export async function watcher(host: HostUnderTest, port: HostPort, match: string): Promise<HostPort> {
  await ok(port, { type: 'admit', match, guest: 'a watcher', as: 'watcher' })
  return host.connect('a watcher')
}

export async function look(port: HostPort, match: string, seat: number): Promise<Moment> {
  return ok(port, { type: 'look', match, seat })
}

export async function ok<T extends HostRequest>(port: HostPort, request: T): Promise<Replies[T['type']]> {
  const reply: Reply<Replies[T['type']]> = await port.request(request)
  if (!reply.ok) throw new Error(`${request.type}: ${JSON.stringify(reply)}`)
  return reply.value
}

/** Lets everything that is under way and waits for nothing come to its end. */
export async function breathe(): Promise<void> {
  for (let i = 0; i < 50; i++) await Promise.resolve()
}
