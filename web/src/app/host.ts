import type { HostPort, HostRequest, ListedCard, Replies, Reply } from '@shamble/host'
import type { Keeping } from '../port/messages.js'
import { type WorkerPort, workerPort } from '../port/worker-port.js'
import { hasPlayed, isForServer, isOnline } from './online.js'
import { Watched } from './watched.js'

/** What the page knows of its host as a whole. */
interface HostState {
  readonly cards: readonly ListedCard[] | null
  readonly keeping: Keeping | null
  readonly broken: string | null
}

export const hostState = new Watched<HostState>({ cards: null, keeping: null, broken: null })

let port: WorkerPort | null = null

/** The host runs in a worker of its own: the page stays quick while the house thinks. */
export function hostPort(): WorkerPort {
  if (port === null) {
    const worker = new Worker(new URL('../port/worker.ts', import.meta.url), { type: 'module' })
    const opened = workerPort(worker)
    port = opened
    const broken = (reason: string): void => hostState.patch({ broken: reason })
    // It could not be fetched, or it broke before it could say so itself: then it answers nothing any longer.
    worker.addEventListener('error', ({ message = '' }) => {
      opened.fail(message)
      broken(message)
    })
    opened.watch({ keeping: (keeping) => hostState.patch({ keeping }), broken })
  }
  return port
}

const serverPort = async (): Promise<HostPort> => (await import('../online/port.js')).port()

/** Anyone who plays with people elsewhere hears that it is their turn, whichever page they look at. */
export const keepInTouch = (): void => {
  if (hasPlayed()) void serverPort()
}

/** The host of a match: in this browser, or the server that this page comes from. */
export const portOf = async (match: string): Promise<HostPort> => (isOnline(match) ? serverPort() : hostPort())

export async function ask<T extends HostRequest>(request: T): Promise<Reply<Replies[T['type']]>> {
  return (isForServer(request) ? await serverPort() : hostPort()).request(request)
}

/** What guided turns are called, so that none of them stands among the saved tables: too long for anybody to type. */
export const PRACTICE = `practice${' '.repeat(100)}`
/** What they were called before names were read as words. */
const OLD_PRACTICE = '\u0001practice'

export const isPractice = (name: string): boolean => name === PRACTICE || name === OLD_PRACTICE

export async function refreshCards(): Promise<void> {
  await listFrom(hostPort(), 'here')
  // What is played elsewhere comes when it comes: this browser's own matches do not wait for it.
  if (hasPlayed()) void serverPort().then((port) => listFrom(port, 'online'))
}

async function listFrom(port: HostPort, where: 'here' | 'online'): Promise<void> {
  const reply = await port.request({ type: 'list' })
  if (!reply.ok) {
    // A server that does not answer breaks nothing here.
    if (where === 'here') hostState.patch({ broken: 'error' in reply ? reply.error.reason : '' })
    return
  }
  const others = (hostState.get().cards ?? []).filter(({ id }) => isOnline(id) !== (where === 'online'))
  const cards = reply.value.cards.filter(({ name }) => !isPractice(name))
  hostState.patch({ cards: [...others, ...cards].sort((a, b) => b.saved - a.saved) })
}
