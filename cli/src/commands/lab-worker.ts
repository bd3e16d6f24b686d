import { EventEmitter } from 'node:events'
import { availableParallelism } from 'node:os'
import type { Batch } from '@shamble/lab'
import { speaker } from '@shamble/text'
import { run as runWorker, type WorkerEvents } from 'graphile-worker'
import { Piscina } from 'piscina'
import { listGames, loadGame } from '../catalogue.js'
import { writtenOf } from '../lab-coordinator.js'
import { asInput, type BatchJob, LabQueue, quiet, SCHEMA, taskName } from '../lab-queue.js'
import playShare from '../lab-thread.js'
import { languageFor, type Output } from '../output.js'
import { FROM_SOURCE } from '../root.js'
import { cliText } from '../text/index.js'

export interface LabWorkerOptions {
  /** The games that it plays; all when left out. */
  readonly game?: readonly string[]
  readonly threads?: number
  readonly lang?: string
}

/** How often a worker looks for batches that it cannot play, in milliseconds: they are nobody's fault, and told once. */
const LOOK_AFTER = 20_000

/** Plays batches of whatever studies are in a queue, until someone stops it. What is under way comes to its end. */
export async function labWorker(
  url: string,
  given: LabWorkerOptions,
  output: Output,
  stopped: Promise<unknown> = interruption(),
): Promise<number> {
  const language = languageFor(given.lang)
  const speak = speaker(language, cliText[language])
  const threads = FROM_SOURCE ? 1 : (given.threads ?? availableParallelism())
  const queue = await LabQueue.open(url, threads + 3)
  const pool = threads === 1 ? null : threadsOf(threads)
  const names: string[] = []
  const events: WorkerEvents = new EventEmitter()
  const locks: (() => Promise<void>)[] = []
  let worker = ''
  events.on('pool:create', ({ workerPool }) => {
    worker = workerPool.id
    locks.push(queue.stayAlive(worker))
  })

  const play = async (payload: unknown): Promise<void> => {
    const job = payload as BatchJob
    if (await queue.has(job)) return
    const batch: Batch = await (pool === null ? playShare(job) : pool.run(job))
    await queue.keep(job, { written: writtenOf(batch), worker })
    output.out(
      speak('lab-worker.played', { study: job.key.slice(0, job.key.indexOf('.')), arm: job.arm, batch: job.batch }),
    )
  }
  const told = new Set<string>()
  const tellOthers = async (): Promise<void> => {
    for (const name of await queue.waiting()) {
      if (names.includes(name) || told.has(name)) continue
      told.add(name)
      const [, release, game, rules] = name.split(' ')
      output.err(speak('lab-worker.other', { release: release!, game: game!, rules: rules! }))
    }
  }
  try {
    const wanted = given.game?.length ? given.game : listGames().map(({ id }) => id)
    for (const { game } of await Promise.all(wanted.map(loadGame))) names.push(taskName(game.id, game.rulesVersion))
    const runner = await runWorker({
      pgPool: queue.pool as never,
      schema: SCHEMA,
      concurrency: threads,
      taskList: Object.fromEntries(names.map((name) => [name, play])),
      // Batches are announced; this is for those that are tried again.
      pollInterval: 2_000,
      noHandleSignals: true,
      logger: quiet,
      events,
    })
    output.out(speak('lab-worker.ready', { count: threads }))
    await tellOthers()
    const looking = setInterval(() => void tellOthers().catch(() => {}), LOOK_AFTER)
    void stopped.then(() => runner.stop()).catch(() => {})
    try {
      await runner.promise
    } finally {
      clearInterval(looking)
    }
  } catch (error) {
    throw asInput(error)
  } finally {
    for (const letGo of locks) await letGo()
    await pool?.destroy()
    await queue.close()
  }
  return 0
}

const interruption = (): Promise<void> =>
  new Promise((resolve) => {
    for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => resolve())
  })

function threadsOf(threads: number): Piscina {
  return new Piscina({
    filename: new URL('../lab-thread.js', import.meta.url).href,
    minThreads: threads,
    maxThreads: threads,
  })
}
