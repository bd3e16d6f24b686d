import type { HostRequest, MatchCard, Replies, Reply } from '@shamble/host'
import type { Keeping } from '../port/messages.js'
import { type WorkerPort, workerPort } from '../port/worker-port.js'
import { Watched } from './watched.js'

/** What the page knows of its host as a whole. */
interface HostState {
  readonly cards: readonly MatchCard[] | null
  readonly keeping: Keeping | null
  readonly broken: string | null
}

export const hostState = new Watched<HostState>({ cards: null, keeping: null, broken: null })

let port: WorkerPort | null = null

/** The host runs in a worker of its own: the page stays quick while the house thinks. */
export function hostPort(): WorkerPort {
  if (port === null) {
    const worker = new Worker(new URL('../port/worker.ts', import.meta.url), { type: 'module' })
    worker.addEventListener('error', (event) => hostState.patch({ broken: event.message }))
    port = workerPort(worker)
    port.watch({
      keeping: (keeping) => hostState.patch({ keeping }),
      broken: (broken) => hostState.patch({ broken }),
    })
  }
  return port
}

export function ask<T extends HostRequest>(request: T): Promise<Reply<Replies[T['type']]>> {
  return hostPort().request(request)
}

/** What guided turns are called, so that none of them stands among the saved tables: nobody can type this. */
export const PRACTICE = '\u0001practice'

export async function refreshCards(): Promise<void> {
  const reply = await ask({ type: 'list' })
  if (!reply.ok) return
  const cards = reply.value.cards.filter(({ name }) => name !== PRACTICE)
  hostState.patch({ cards: cards.sort((a, b) => b.saved - a.saved) })
}
