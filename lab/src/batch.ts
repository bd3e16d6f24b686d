import { BadInput, BrokenInvariant, canonical } from '@shamble/kernel'
import { type GameModule, int, list, onlyFields, parseJson, record, text } from '@shamble/module'
import { type SimGame, simulateGame } from './simulate.js'
import { NOBODY, type Study } from './study.js'
import type { Count } from './study-file.js'

/** Which matches: those of one value between two looks. Plain data, because it goes to other threads and machines. */
export interface BatchTask {
  readonly arm: number
  readonly batch: number
}

/** What came of them. Two batches of the same task are equal, wherever they were played. */
export interface Batch extends BatchTask {
  /** A sign a match, in order: `1` where it counts, `0` where it does not, `-` where it says nothing. */
  readonly counted: string
  /** How long matches took that ended: turns and how many took so many. */
  readonly lengths: Readonly<Record<string, number>>
  readonly reasons: Readonly<Record<string, number>>
  /** Seats that won, several joined by `+`. */
  readonly winners: Readonly<Record<string, number>>
  readonly tally: Readonly<Record<string, number>>
}

/** How many matches a batch has: the last one of a value may be smaller. */
export function sizeOf({ file: { stop } }: Study, batch: number): number {
  return Math.max(0, Math.min(stop.look, stop.most - batch * stop.look))
}

/**
 * Plays a batch. A match is decided by the study's seed and its number alone: match 7 has the same dice for every value
 * (common random numbers), so that only what is swept makes the difference.
 */
export function playBatch(module: GameModule, study: Study, { arm, batch }: BatchTask): Batch {
  const { options, tally: most } = study.arms[arm]!
  const { count } = study.file
  const seats = module.game.seats(options)
  let counted = ''
  const lengths: Record<string, number> = {}
  const reasons: Record<string, number> = {}
  const winners: Record<string, number> = {}
  const tally: Record<string, number> = {}
  const add = (to: Record<string, number>, name: string, amount = 1): void => {
    to[name] = (to[name] ?? 0) + amount
  }
  for (const game of played(module, study, { arm, batch })) {
    const won = game.winners.map((seat) => seats[seat]!)
    counted += signOf(count, most, game, won)
    if (!game.unfinished) {
      add(lengths, String(game.turns))
      add(winners, won.length === 0 ? NOBODY : won.join('+'))
    }
    add(reasons, game.reason)
    for (const [name, amount] of Object.entries(game.tally)) add(tally, name, amount)
  }
  return { arm, batch, counted, lengths, reasons, winners, tally }
}

let last: { readonly of: string; readonly games: readonly SimGame[] } | null = null

/** The matches of a batch. Values that differ in what is counted alone share theirs: those are played once in a row. */
function played(module: GameModule, study: Study, { arm, batch }: BatchTask): readonly SimGame[] {
  const { options, bots } = study.arms[arm]!
  const { game, rules, seed, stop } = study.file
  const from = batch * stop.look
  const to = from + sizeOf(study, batch)
  const of = canonical([game, rules, seed, stop.turns, from, to, options, bots])
  if (last?.of === of) return last.games
  const task = { game, options: {}, bots, seed, from, to, mostTurns: stop.turns, checks: 'none' } as const
  const games = Array.from({ length: to - from }, (_, i) => simulateGame(module, options, task, from + i))
  const broken = games.find(({ violation }) => violation !== null)
  if (broken !== undefined) throw new BrokenInvariant(broken.violation!)
  last = { of, games }
  return games
}

function signOf(count: Count, tally: string | null, game: SimGame, won: readonly string[]): '1' | '0' | '-' {
  if ('mostOf' in count) return leaderSign(game, tally!)
  return counts(count, game, won) ? '1' : '0'
}

/** Whether the seat with most of a tally has won; `-` where there is no such seat, or no single winner. */
function leaderSign({ winners, bySeat }: SimGame, tally: string): '1' | '0' | '-' {
  const amounts = Array.from(bySeat[tally] ?? [], (amount) => amount ?? 0)
  const most = Math.max(0, ...amounts)
  const [leader, ...more] = amounts.flatMap((amount, seat) => (amount === most ? [seat] : []))
  if (most === 0 || leader === undefined || more.length > 0 || winners.length !== 1) return '-'
  return winners[0] === leader ? '1' : '0'
}

function counts(
  count: Exclude<Count, { readonly mostOf: readonly string[] }>,
  { reason, turns, unfinished, tally }: SimGame,
  won: readonly string[],
): boolean {
  if ('tally' in count) return (tally[count.tally] ?? 0) >= count.atLeast
  if (unfinished) return false
  if ('winner' in count) return count.winner === NOBODY ? won.length === 0 : won.includes(count.winner)
  return 'reason' in count ? count.reason.includes(reason) : turns <= count.length
}

const FIELDS = ['arm', 'batch', 'counted', 'lengths', 'reasons', 'winners', 'tally']

/**
 * Reads a batch that was kept.
 * @throws BadInput where it is none of this study
 */
export function readBatch(written: string, study: Study, where: string): Batch {
  const given = record(parseJson(written, where), where)
  onlyFields(given, FIELDS, where)
  const arm = int(0, study.arms.length - 1)(given['arm'], `${where}.arm`)
  const { most, look } = study.file.stop
  const batch = int(0, Math.ceil(most / look) - 1)(given['batch'], `${where}.batch`)
  const counted = text(given['counted'], `${where}.counted`)
  const size = sizeOf(study, batch)
  if (counted.length !== size || (study.arms[arm]!.tally === null ? /[^01]/ : /[^01-]/).test(counted))
    throw new BadInput(`${where}.counted`, 'expected {{count}} digits, each 0 or 1', { count: size })
  const sums = (name: string): Record<string, number> => {
    const sum = record(given[name], `${where}.${name}`)
    list(int(0, 1e12))(Object.values(sum), `${where}.${name}`)
    return sum as Record<string, number>
  }
  return {
    arm,
    batch,
    counted,
    lengths: sums('lengths'),
    reasons: sums('reasons'),
    winners: sums('winners'),
    tally: sums('tally'),
  }
}
