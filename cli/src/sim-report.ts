import { wilson } from '@shamble/bots'
import type { Options } from '@shamble/kernel'
import type { SimGame } from '@shamble/lab'
import type { GameModule, Tally } from '@shamble/module'
import type { Combination } from './each.js'
import { type Output, paint } from './output.js'

/** What was played, for the report. */
export interface SimRun {
  readonly module: GameModule
  readonly options: Options
  readonly bots: readonly string[]
  readonly played: readonly SimGame[]
  readonly seconds: number
}

/** A share of the finished games, with its 95 % interval. */
interface Rate {
  readonly rate: number
  readonly low: number
  readonly high: number
}

/** A thing that a game's tally names: all of it, and how much of it in a game. */
interface Total {
  readonly sum: number
  readonly mean: number
}

/** How a winner is called where there is none. */
const NOBODY = 'nobody'

export type Report = ReturnType<typeof reportOf>

export function reportOf(run: SimRun) {
  const { module, bots, played, seconds } = run
  const finished = played.filter((game) => !game.unfinished)
  const turns = finished.map((game) => game.turns).sort((a, b) => a - b)
  const outcomes = counted(finished.map((game) => winnersOf(run, game) ?? game.reason))
  const decisions = played.reduce((sum, game) => sum + game.decisions, 0)
  return {
    games: played.length,
    seconds: rounded(seconds, 1000),
    gamesPerSecond: Math.round(played.length / seconds),
    decisionsPerSecond: Math.round(decisions / seconds),
    bots,
    outcomes,
    rates: Object.fromEntries(Object.entries(outcomes).map(([key, count]) => [key, rateOf(count, finished.length)])),
    reasons: reasonsOf(run, finished),
    unfinished: played.filter((game) => game.unfinished && game.violation === null).length,
    lengths: {
      min: turns[0] ?? 0,
      median: quantile(turns, 0.5),
      p95: quantile(turns, 0.95),
      max: turns[turns.length - 1] ?? 0,
    },
    wins: winsOf(run, finished),
    ...(module.tally === undefined ? {} : { tally: totals(module.tally, played) }),
    violations: played.flatMap((game) => game.violation ?? []),
  }
}

/** The seats that won, in words; `null` where nobody did. */
function winnersOf({ module, options }: SimRun, { winners }: SimGame): string | null {
  const seats = module.game.seats(options)
  return winners.length === 0 ? null : winners.map((seat) => seats[seat]).join('+')
}

/** How often each reason ended a game, and who had won then. */
function reasonsOf(run: SimRun, finished: readonly SimGame[]): Record<string, Record<string, number>> {
  const reasons = counted(finished.map((game) => game.reason))
  return Object.fromEntries(
    Object.keys(reasons).map((reason) => {
      const ended = finished.filter((game) => game.reason === reason)
      return [reason, counted(ended.map((game) => winnersOf(run, game) ?? NOBODY))]
    }),
  )
}

/** How often each bot was among the winners. */
function winsOf({ bots }: SimRun, finished: readonly SimGame[]): Record<string, Rate & { readonly wins: number }> {
  return Object.fromEntries(
    [...new Set(bots)].map((name) => {
      const wins = finished.filter(({ winners }) => winners.some((seat) => bots[seat] === name)).length
      return [name, { wins, ...rateOf(wins, finished.length) }]
    }),
  )
}

/** How often each word comes up, the most frequent first; words as frequent as each other by the alphabet. */
function counted(words: readonly string[]): Record<string, number> {
  const counts = new Map<string, number>()
  for (const word of words) counts.set(word, (counts.get(word) ?? 0) + 1)
  return Object.fromEntries([...counts].sort(([a, m], [b, n]) => n - m || (a < b ? -1 : 1)))
}

/** Every name of the tally, those that never came up included; games that were cut short count too. */
function totals({ names }: Tally, played: readonly SimGame[]): Record<string, Total> {
  return Object.fromEntries(
    names.map((name) => {
      const sum = played.reduce((before, game) => before + (game.tally[name] ?? 0), 0)
      return [name, { sum, mean: rounded(sum / played.length, 10_000) }]
    }),
  )
}

function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.max(0, Math.ceil(share * sorted.length) - 1)] ?? 0
}

function rateOf(count: number, games: number): Rate {
  const [low, high] = wilson(count, games)
  const rate = games === 0 ? 0 : count / games
  return { rate: rounded(rate, 10_000), low: rounded(low, 10_000), high: rounded(high, 10_000) }
}

function rounded(value: number, parts: number): number {
  return Math.round(value * parts) / parts
}

/** `scenario=street`, `seats=2`. */
export function written(set: Combination): string[] {
  return Object.entries(set).map(([name, value]) => `${name}=${String(value)}`)
}

export function printReport(title: string, seed: string, report: Report, output: Output): void {
  output.out(
    `${title}: ${report.games} games in ${report.seconds} s (${report.gamesPerSecond} games/s, ${report.decisionsPerSecond} decisions/s), seed ${seed}`,
  )
  const wide = widest([...Object.keys(report.outcomes), 'unfinished'], 16)
  for (const [key, count] of Object.entries(report.outcomes))
    output.out(`  ${key.padEnd(wide)} ${String(count).padStart(7)}  ${percent(report.rates[key]!)}`)
  if (report.unfinished > 0) output.out(`  ${'unfinished'.padEnd(wide)} ${String(report.unfinished).padStart(7)}`)
  for (const [reason, winners] of Object.entries(report.reasons)) {
    const shares = Object.entries(winners).map(([winner, count]) => `${winner} ${count}`)
    output.out(`  ended by ${reason}: ${shares.join(', ')}`)
  }
  for (const [bot, rate] of Object.entries(report.wins)) output.out(`  bot ${bot}: wins ${percent(rate)}`)
  const { min, median, p95, max } = report.lengths
  output.out(`  turns: ${min} to ${max}, median ${median}, 95% within ${p95}`)
  printTally(report.tally ?? {}, output)
  for (const violation of report.violations.slice(0, 10))
    output.out(paint(`  violation: ${violation}`, 'bad', output.colour))
}

function percent({ rate, low, high }: Rate): string {
  const [share, from, to] = [rate, low, high].map((part) => (100 * part).toFixed(1))
  return `${share}% (95%: ${from} to ${to})`
}

function printTally(tally: Readonly<Record<string, Total>>, output: Output): void {
  const wide = widest(Object.keys(tally), 0)
  for (const [name, { sum, mean }] of Object.entries(tally))
    output.out(`  ${name.padEnd(wide)} ${String(sum).padStart(7)}  ${mean.toFixed(2)} per game`)
}

function widest(words: readonly string[], least: number): number {
  return Math.max(least, ...words.map((word) => word.length))
}
