/// <reference lib="webworker" />
import { Host, type HostPort, type MatchStore, MemoryStore } from '@shamble/host'
import { fetchGame, GAME_IDS } from '../games/shelf.js'
import { IdbStore } from './idb-store.js'
import type { FromWorker, ToWorker } from './messages.js'
import { workerEnd } from './worker-end.js'

// The host beside the page: it keeps the state, which never leaves this thread.

declare const self: DedicatedWorkerGlobalScope

const tell = (message: FromWorker): void => self.postMessage(message)

async function openStore(): Promise<MatchStore> {
  try {
    const store = await IdbStore.open()
    tell({ type: 'keeping', keeping: { kept: true } })
    return store
  } catch (error) {
    tell({ type: 'keeping', keeping: { kept: false, reason: String((error as Error).message ?? error) } })
    return new MemoryStore()
  }
}

const port: Promise<HostPort> = openStore().then((store) =>
  new Host({ games: { ids: GAME_IDS, fetch: fetchGame }, store }).connect(),
)
const hear = workerEnd(port, tell)

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void hear(data)
self.addEventListener('error', (event) => tell({ type: 'broken', reason: event.message }))
self.addEventListener('unhandledrejection', (event) => tell({ type: 'broken', reason: String(event.reason) }))
