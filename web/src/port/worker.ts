/// <reference lib="webworker" />

import games from 'virtual:games/host'
import { Host, type HostPort, type MatchStore, MemoryStore } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import { IdbStore } from './idb-store.js'
import type { FromWorker, ToWorker } from './messages.js'
import { workerEnd } from './worker-end.js'

// The host beside the page: it keeps the state, which never leaves this thread.

/** The whole game, with its bots: they think here and nowhere else. */
const fetchGame = async (id: string): Promise<GameModule> => (await games[id]!()).default as GameModule

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
  new Host({ games: { ids: Object.keys(games), fetch: fetchGame }, store }).connect(),
)
const hear = workerEnd(port, tell)

self.onmessage = ({ data }: MessageEvent<ToWorker>) => void hear(data)
self.addEventListener('error', (event) => tell({ type: 'broken', reason: event.message }))
self.addEventListener('unhandledrejection', (event) => tell({ type: 'broken', reason: String(event.reason) }))
