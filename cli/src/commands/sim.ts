import { availableParallelism } from 'node:os'
import { botNamed, defaultBot } from '@shamble/bots'
import { systemToken } from '@shamble/chance'
import { BadInput, type Options } from '@shamble/kernel'
import type { SimGame, SimTask } from '@shamble/lab'
import { type GameModule, resolveOptions } from '@shamble/module'
import { SingleBar } from 'cli-progress'
import { Piscina } from 'piscina'
import { loadGame } from '../catalogue.js'
import { type Combination, combinations, resolveEach } from '../each.js'
import { chosenFrom } from '../game-options.js'
import type { Output } from '../output.js'
import { FROM_SOURCE } from '../root.js'
import { printReport, type Report, reportOf, written } from '../sim-report.js'
import simulateShare from '../sim-worker.js'

export interface SimOptions {
  readonly games: number
  readonly seed?: string
  readonly bots?: string
  readonly set: string[]
  readonly each: string[]
  readonly preset?: string
  readonly maxTurns?: number
  readonly threads?: number
  readonly fast?: boolean
  readonly json?: boolean
}

const SHARES_A_THREAD = 8

/** Plays many games and says how they ended, for each combination of `--each` apart. 1 when an invariant broke. */
export async function sim(id: string, given: SimOptions, output: Output): Promise<number> {
  const module = await loadGame(id)
  const seed = given.seed ?? systemToken()
  const runs = resolveEach(combinations(module, given.each), (set) => simOptions(module, given, set)).map((each) =>
    'fault' in each ? each : { ...each, bots: botsFor(module, each.options, given.bots) },
  )
  const threads = Math.max(1, Math.min(given.threads ?? availableParallelism(), given.games))
  const played = runs.filter((run) => 'options' in run).length
  const reports: (Report | Unplayed)[] = []
  await withPlayers(threads, given.games * played, async (play) => {
    for (const run of runs) {
      if ('fault' in run) {
        reports.push({ cannot: run.fault.message })
        continue
      }
      const begun = performance.now()
      const games = await play(tasksOf(id, run, seed, threads, given))
      const seconds = (performance.now() - begun) / 1000
      reports.push(reportOf({ module, ...run, played: games, seconds }))
    }
  })
  const told = runs.map(({ set }, i) => ({ set, report: reports[i]! }))
  if (given.json) output.out(JSON.stringify(asData(id, seed, given.each, told), null, 2))
  else print(id, seed, told, output)
  return reports.some((report) => 'violations' in report && report.violations.length > 0) ? 1 : 0
}

/** A combination that the rules do not allow. */
interface Unplayed {
  readonly cannot: string
}

interface Told {
  readonly set: Combination
  readonly report: Report | Unplayed
}

/** One report, or a list of them where `--each` asks for several. */
function asData(game: string, seed: string, each: readonly string[], told: readonly Told[]): object {
  if (each.length === 0) return { game, seed, ...told[0]!.report }
  return { game, seed, each: told.map(({ set, report }) => ({ set, ...report })) }
}

function print(id: string, seed: string, told: readonly Told[], output: Output): void {
  for (const { set, report } of told) {
    const title = [id, ...written(set)].join(', ')
    if ('cannot' in report) output.out(`${title} cannot be played: ${report.cannot}`)
    else printReport(title, seed, report, output)
  }
}

/** Options as given; what is not suits play without people. */
function simOptions(module: GameModule, given: SimOptions, set: Combination): Options {
  const chosen = chosenFrom(module, given.set)
  for (const name in set) {
    if (Object.hasOwn(chosen, name)) throw new BadInput(`--each ${name}`, 'is given with --set as well')
  }
  return resolveOptions(module.game.options, { ...module.unattended, ...chosen, ...set }, given.preset ?? null)
}

function tasksOf(
  game: string,
  { options, bots }: { readonly options: Options; readonly bots: readonly string[] },
  seed: string,
  threads: number,
  given: SimOptions,
): SimTask[] {
  const share = Math.max(1, Math.ceil(given.games / (threads * SHARES_A_THREAD)))
  const mostTurns = given.maxTurns ?? Number.MAX_SAFE_INTEGER
  const checks = given.fast ? 'none' : 'every-answer'
  return Array.from({ length: Math.ceil(given.games / share) }, (_, i) => {
    const [from, to] = [i * share, Math.min(given.games, (i + 1) * share)]
    return { game, options, bots, seed, from, to, mostTurns, checks }
  })
}

function botsFor(module: GameModule, options: Options, written: string | undefined): string[] {
  const seats = module.game.seats(options).length
  const names = written === undefined ? [defaultBot(module)] : written.split(',').map((name) => name.trim())
  names.forEach((name, i) => void botNamed(module, name, `--bots[${i}]`))
  if (names.length === 1) return new Array(seats).fill(names[0])
  if (names.length !== seats)
    throw new BadInput('--bots', 'expected one bot for all players or {{seats}} bots, found {{count}}', {
      seats,
      count: names.length,
    })
  return names
}

/** Plays some games: those of all tasks, in order of their number, whatever thread played them. */
type PlayTasks = (tasks: readonly SimTask[]) => Promise<SimGame[]>

/** Threads and a bar for as long as something is played. */
async function withPlayers(threads: number, games: number, act: (play: PlayTasks) => Promise<void>): Promise<void> {
  const bar = process.stderr.isTTY
    ? new SingleBar({
        format: '{bar} {value}/{total} games, {eta} s left',
        stream: process.stderr,
        clearOnComplete: true,
      })
    : null
  bar?.start(games, 0)
  const tick = (played: SimGame[]) => {
    bar?.increment(played.length)
    return played
  }
  try {
    // Sources cannot be loaded by a bare thread: under test one thread plays everything.
    if (threads === 1 || FROM_SOURCE) {
      await act(async (tasks) => {
        const played: SimGame[][] = []
        for (const task of tasks) played.push(tick(await simulateShare(task)))
        return played.flat()
      })
      return
    }
    const pool = new Piscina({
      filename: new URL('../sim-worker.js', import.meta.url).href,
      minThreads: threads,
      maxThreads: threads,
    })
    try {
      await act(async (tasks) =>
        (await Promise.all(tasks.map(async (task) => tick((await pool.run(task)) as SimGame[])))).flat(),
      )
    } finally {
      await pool.destroy()
    }
  } finally {
    bar?.stop()
  }
}
