/// <reference lib="webworker" />

import '../app/trusted.js'
import games from 'virtual:games/host'
import { Host, type HostPort, type MatchStore, MemoryStore, thinkHere } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import { IdbStore } from './idb-store.js'
import type { FromWorker, ToWorker } from './messages.js'
import { type ThoughtWanted, thinkingIn, thoughtEnd } from './thinking.js'
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

/** A worker of the lab plays for nobody: it opens no store, and has no host. */
function playForLab(): void {
  const end = import('../lab/lab-end.js').then(({ labEnd }) =>
    labEnd(Object.keys(games), fetchGame, (message) => self.postMessage(message)),
  )
  self.onmessage = ({ data }) => void end.then((hear) => hear(data))
}

/** A worker in which rivals think: it gets what one of them may know, and nothing else. */
function thinkForRivals(): void {
  const hear = thoughtEnd(
    async (game, task) => thinkHere(await fetchGame(game))(game, task),
    (thought) => self.postMessage(thought),
  )
  self.onmessage = ({ data }: MessageEvent<ThoughtWanted>) => void hear(data)
}

/** A worker that looks at one match: it is ended when nobody wants to know any longer. */
function lookAtMatch(): void {
  const end = import('../analysis/analysis-end.js')
  self.onmessage = ({ data }) =>
    void end.then(({ lookAt }) => lookAt(data, fetchGame, (message) => self.postMessage(message)))
}

function beHost(): void {
  // The same script again, beside the host: its address is the one that this worker was fetched from.
  const thinking = thinkingIn(() => new Worker(self.location.href, { type: 'module', name: 'rival' }))
  const port: Promise<HostPort> = openStore().then((store) =>
    new Host({ games: { ids: Object.keys(games), fetch: fetchGame }, store, thinking }).connect(),
  )
  const hear = workerEnd(port, tell)
  self.onmessage = ({ data }: MessageEvent<ToWorker>) => void hear(data)
  self.addEventListener('error', (event) => tell({ type: 'broken', reason: event.message }))
  self.addEventListener('unhandledrejection', (event) => tell({ type: 'broken', reason: String(event.reason) }))
}

if (self.name === 'lab') playForLab()
else if (self.name === 'rival') thinkForRivals()
else if (self.name === 'analysis') lookAtMatch()
else beHost()
