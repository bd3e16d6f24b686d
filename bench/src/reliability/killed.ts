import { spawn } from 'node:child_process'
import { dirname, join } from 'node:path'
import { createInterface } from 'node:readline'
import { fileURLToPath } from 'node:url'
import { Worker } from 'node:worker_threads'
import { seededBelow } from '@shamble/chance'
import { FileStore } from '@shamble/cli/file-store'
import type { MatchStore } from '@shamble/host'
import type { GameModule } from '@shamble/module'
import { Probe } from './probe.js'
import { answerAny, tableOver, whyNotWhole, withFolder } from './table.js'

/** What is stopped: it runs outside a test, so it is always what was built. */
const TOLD_MATCH = join(
  dirname(dirname(dirname(dirname(fileURLToPath(import.meta.url))))),
  'bench/dist/reliability/told-match.js',
)

/** After at most so many answers, and so many milliseconds more, it is stopped. */
const ANSWERS = 25
const MILLISECONDS = 12

/** Two at a time: while one of them starts the other plays. */
const AT_ONCE = 2

/**
 * Stops terminals and workers while they play, at moments that nobody has chosen: everything that they have said is
 * acknowledged is there, and the match goes on.
 * @param within a test plants a store that has lost something
 */
export async function killed(
  module: GameModule,
  count: number,
  seed: string,
  within: (store: MatchStore) => MatchStore = (store) => store,
): Promise<Probe> {
  const probe = new Probe()
  const below = seededBelow(seed, 'killed')
  const waiting = Array.from({ length: count }, (_, i) => ({ i, answers: below(ANSWERS), later: below(MILLISECONDS) }))
  const lane = async (): Promise<void> => {
    for (let next = waiting.shift(); next !== undefined; next = waiting.shift()) {
      const { i, answers, later } = next
      const what = i % 2 === 0 ? 'terminal' : 'worker'
      await probe.try(`${module.game.id}, ${what} stopped after ${answers} answers and ${later} ms (${i})`, () =>
        withFolder((folder) => fault(module, folder, what, `${seed} ${i}`, answers, later, within)),
      )
    }
  }
  await Promise.all(Array.from({ length: AT_ONCE }, lane))
  return probe
}

async function fault(
  module: GameModule,
  folder: string,
  what: 'terminal' | 'worker',
  seed: string,
  answers: number,
  later: number,
  within: (store: MatchStore) => MatchStore,
): Promise<string | null> {
  const { match, acknowledged } = await stopped({ game: module.game.id, folder, seed }, what, answers, later)
  if (match === null) return 'it never began'
  const store = within(new FileStore(folder))
  // An answer may be kept whose acknowledgement was cut off.
  const wrong = await whyNotWhole(module, store, match, acknowledged, 1)
  if (wrong !== null) return wrong
  const table = tableOver(module, store)
  const opened = await table.port.request({ type: 'open', match })
  if (!opened.ok) return `it does not open again: ${JSON.stringify(opened)}`
  const looked = await table.port.request({ type: 'look', match })
  const goesOn = (looked.ok && looked.value.outcome !== null) || (await answerAny(table, match, 0))
  await table.port.request({ type: 'close', match })
  return goesOn ? null : 'nobody can play on'
}

interface Heard {
  match: string | null
  acknowledged: number
}

/** Starts it, hears what it says, and stops it in the middle. */
function stopped(
  wanted: { readonly game: string; readonly folder: string; readonly seed: string },
  what: 'terminal' | 'worker',
  answers: number,
  later: number,
): Promise<Heard> {
  const heard: Heard = { match: null, acknowledged: 0 }
  return new Promise((resolve, reject) => {
    const running = what === 'terminal' ? terminal(wanted) : worker(wanted)
    let isStopping = false
    running.listen((word) => {
      const [kind, id] = word.split(' ')
      if (kind === 'match') heard.match = id!
      else if (kind === 'answered') heard.acknowledged++
      if (isStopping || heard.match === null || (kind !== 'over' && heard.acknowledged < answers)) return
      isStopping = true
      setTimeout(running.stop, later)
    })
    running.ended.then(() => resolve(heard), reject)
  })
}

interface Running {
  listen(hear: (word: string) => void): void
  stop(): void
  /** Everything that it has said is heard by then. */
  readonly ended: Promise<unknown>
}

function terminal(wanted: object): Running {
  const child = spawn(process.execPath, [TOLD_MATCH, JSON.stringify(wanted)], { stdio: ['ignore', 'pipe', 'inherit'] })
  const lines = createInterface({ input: child.stdout! })
  return {
    listen: (hear) => void lines.on('line', hear),
    stop: () => void child.kill('SIGKILL'),
    ended: new Promise((resolve, reject) => {
      lines.on('close', resolve)
      child.on('error', reject)
    }),
  }
}

function worker(wanted: object): Running {
  // Not as this process was started: a test run has its own ways to find sources.
  const thread = new Worker(TOLD_MATCH, { workerData: wanted, execArgv: [] })
  return {
    listen: (hear) => void thread.on('message', hear),
    stop: () => void thread.terminate(),
    ended: new Promise((resolve, reject) => {
      thread.on('exit', resolve)
      thread.on('error', reject)
    }),
  }
}
