import { availableParallelism } from 'node:os'
import { botNamed, defaultBot } from '@shamble/bots'
import { systemToken } from '@shamble/chance'
import { BadInput, type Options } from '@shamble/kernel'
import { type GameModule, resolveOptions, type Tally } from '@shamble/module'
import { SingleBar } from 'cli-progress'
import { Piscina } from 'piscina'
import { loadGame } from '../catalogue.js'
import { chosenFrom } from '../game-options.js'
import { type Output, paint } from '../output.js'
import { FROM_SOURCE } from '../root.js'
import simulateShare from '../sim-worker.js'
import type { SimGame, SimTask } from '../simulate.js'

export interface SimOptions {
  readonly games: number
  readonly seed?: string
  readonly bots?: string
  readonly set: string[]
  readonly preset?: string
  readonly maxTurns?: number
  readonly threads?: number
  readonly fast?: boolean
  readonly json?: boolean
}

const SHARES_A_THREAD = 8

/** Plays many games and says how they ended. 1 when an invariant broke. */
export async function sim(id: string, given: SimOptions, output: Output): Promise<number> {
  const module = await loadGame(id)
  const options = simOptions(module, given)
  const bots = botsFor(module, options, given.bots)
  const seed = given.seed ?? systemToken()
  const threads = Math.max(1, Math.min(given.threads ?? availableParallelism(), given.games))
  const share = Math.max(1, Math.ceil(given.games / (threads * SHARES_A_THREAD)))
  const tasks: SimTask[] = []
  for (let from = 0; from < given.games; from += share) {
    const to = Math.min(given.games, from + share)
    tasks.push({
      game: id,
      options,
      bots,
      seed,
      from,
      to,
      mostTurns: given.maxTurns ?? Number.MAX_SAFE_INTEGER,
      checks: given.fast ? 'none' : 'every-answer',
    })
  }
  const begun = performance.now()
  const played = await playAll(tasks, threads, given.games)
  const seconds = (performance.now() - begun) / 1000
  const report = { ...summary(module, options, bots, played), seed }
  if (given.json) output.out(JSON.stringify(withTimes(report, played, seconds), null, 2))
  else printReport(report, played, seconds, output)
  return report.violations.length > 0 ? 1 : 0
}

/** Options as given; what is not suits play without people. */
function simOptions(module: GameModule, given: SimOptions): Options {
  const chosen = { ...module.unattended, ...chosenFrom(module, given.set) }
  return resolveOptions(module.game.options, chosen, given.preset ?? null)
}

function botsFor(module: GameModule, options: Options, written: string | undefined): string[] {
  const seats = module.game.seats(options).length
  const names = written === undefined ? [defaultBot(module)] : written.split(',').map((name) => name.trim())
  names.forEach((name, i) => void botNamed(module, name, `--bots[${i}]`))
  if (names.length === 1) return new Array(seats).fill(names[0])
  if (names.length !== seats)
    throw new BadInput('--bots', `this game has ${seats} seats, ${names.length} bots are given`)
  return names
}

/** In order of their number, whatever thread played them. */
async function playAll(tasks: readonly SimTask[], threads: number, games: number): Promise<SimGame[]> {
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
      const played: SimGame[][] = []
      for (const task of tasks) played.push(tick(await simulateShare(task)))
      return played.flat()
    }
    const pool = new Piscina({
      filename: new URL('../sim-worker.js', import.meta.url).href,
      minThreads: threads,
      maxThreads: threads,
    })
    try {
      return (await Promise.all(tasks.map(async (task) => tick((await pool.run(task)) as SimGame[])))).flat()
    } finally {
      await pool.destroy()
    }
  } finally {
    bar?.stop()
  }
}

function summary(module: GameModule, options: Options, bots: readonly string[], played: readonly SimGame[]) {
  const seats = module.game.seats(options)
  const outcomes: Record<string, number> = {}
  const wins: Record<string, number> = {}
  for (const name of bots) wins[name] = 0
  for (const game of played) {
    if (game.unfinished) continue
    const key = game.winners.map((seat) => seats[seat]).join('+') || game.reason
    outcomes[key] = (outcomes[key] ?? 0) + 1
    for (const name of new Set(game.winners.map((seat) => bots[seat]!))) wins[name]! += 1
  }
  const finished = played.filter((game) => !game.unfinished)
  const turns = finished.map((game) => game.turns).sort((a, b) => a - b)
  return {
    game: module.game.id,
    games: played.length,
    bots,
    outcomes: Object.fromEntries(Object.entries(outcomes).sort(([, a], [, b]) => b - a)),
    unfinished: played.filter((game) => game.unfinished && game.violation === null).length,
    lengths: {
      min: turns[0] ?? 0,
      median: quantile(turns, 0.5),
      p95: quantile(turns, 0.95),
      max: turns[turns.length - 1] ?? 0,
    },
    wins: Object.fromEntries(
      Object.entries(wins).map(([name, count]) => [name, { wins: count, ...interval(count, finished.length) }]),
    ),
    ...(module.tally === undefined ? {} : { tally: totals(module.tally, played) }),
    violations: played.flatMap((game) => game.violation ?? []),
  }
}

/** Every name of the tally, those that never came up included; games that were cut short count too. */
function totals({ names }: Tally, played: readonly SimGame[]): Record<string, number> {
  return Object.fromEntries(names.map((name) => [name, played.reduce((sum, game) => sum + (game.tally[name] ?? 0), 0)]))
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

/** The 95 % interval of Wilson. */
function interval(wins: number, games: number): { rate: number; low: number; high: number } {
  if (games === 0) return { rate: 0, low: 0, high: 1 }
  const z = 1.96
  const p = wins / games
  const middle = (p + (z * z) / (2 * games)) / (1 + (z * z) / games)
  const half = (z * Math.sqrt((p * (1 - p)) / games + (z * z) / (4 * games * games))) / (1 + (z * z) / games)
  const round = (share: number) => Math.round(share * 10_000) / 10_000
  return { rate: round(p), low: round(Math.max(0, middle - half)), high: round(Math.min(1, middle + half)) }
}

type Report = ReturnType<typeof summary> & { seed: string }

function withTimes(report: Report, played: readonly SimGame[], seconds: number) {
  const decisions = played.reduce((sum, game) => sum + game.decisions, 0)
  const { game, games, ...rest } = report
  return {
    game,
    games,
    seconds: Math.round(seconds * 1000) / 1000,
    gamesPerSecond: Math.round(games / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    ...rest,
  }
}

function printReport(report: Report, played: readonly SimGame[], seconds: number, output: Output): void {
  const timed = withTimes(report, played, seconds)
  output.out(
    `${timed.game}: ${timed.games} games in ${timed.seconds} s (${timed.gamesPerSecond} games/s, ${timed.decisionsPerSecond} decisions/s), seed ${timed.seed}`,
  )
  for (const [key, count] of Object.entries(timed.outcomes))
    output.out(`  ${key.padEnd(16)} ${String(count).padStart(7)}  ${((100 * count) / timed.games).toFixed(1)} %`)
  if (timed.unfinished > 0) output.out(`  ${'unfinished'.padEnd(16)} ${String(timed.unfinished).padStart(7)}`)
  for (const [bot, { rate, low, high }] of Object.entries(timed.wins)) {
    output.out(
      `  bot ${bot}: wins ${(100 * rate).toFixed(1)} % (95 %: ${(100 * low).toFixed(1)} to ${(100 * high).toFixed(1)})`,
    )
  }
  const { min, median, p95, max } = timed.lengths
  output.out(`  turns: ${min} to ${max}, median ${median}, 95 % within ${p95}`)
  printTally(timed.tally ?? {}, timed.games, output)
  for (const violation of timed.violations.slice(0, 10))
    output.out(paint(`  violation: ${violation}`, 'bad', output.colour))
}

function printTally(tally: Readonly<Record<string, number>>, games: number, output: Output): void {
  const width = Math.max(0, ...Object.keys(tally).map((name) => name.length))
  for (const [name, count] of Object.entries(tally))
    output.out(`  ${name.padEnd(width)} ${String(count).padStart(7)}  ${(count / games).toFixed(2)} a game`)
}
