import { appendFileSync, existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { MEASURED, RATINGS, type Thresholds, thresholdsOf, USUAL } from '@shamble/analysis'
import { wilson } from '@shamble/bots'
import type { GameModule } from '@shamble/module'
import { inTree } from '../root.js'
import { calibrated, heldUnder } from './calibrate.js'
import { type Pair, pairsOf, playedMatch } from './pairs.js'

const USAGE = `npm run ratings -- <game> [matches] [--write | --note]
  --write  takes the finest thresholds that hold
  --note   keeps those in use, and notes how far they hold in this game`

/** So many times as long is the longer look. */
const TIMES = 4

/** What was measured in one match; a line of a file, so that a long measurement goes on where it was. */
interface Measured {
  readonly seed: string
  readonly times: number
  readonly pairs: readonly (readonly [
    cost: number,
    error: number,
    longCost: number,
    longError: number,
    stands: number,
  ])[]
}

const asPair = ([cost, error, longCost, longError, stands]: Measured['pairs'][number]): Pair => ({
  cost,
  error,
  longCost,
  longError,
  stands,
})
const hundredth = (points: number): number => Math.round(points * 100) / 100

/** Measures matches until there are so many of them, and keeps each. */
function measured(module: GameModule, file: string, matches: number, print: (line: string) => void): Measured[] {
  const lines = existsSync(file) ? readFileSync(file, 'utf8').split('\n').filter(Boolean) : []
  const known = lines.map((line) => JSON.parse(line) as Measured)
  const { sure } = USUAL
  const longer = { ...sure, screen: sure.screen * TIMES, check: sure.check * TIMES }
  mkdirSync(dirname(file), { recursive: true })
  for (let i = 0; known.length < matches; i++) {
    const seed = `ratings ${i}`
    if (known.some((one) => one.seed === seed)) continue
    const pairs = pairsOf(module, playedMatch(module, seed), longer).map(
      ({ cost, error, longCost, longError, stands }) =>
        [hundredth(cost), hundredth(error), hundredth(longCost), hundredth(longError), stands] as const,
    )
    const line: Measured = { seed, times: TIMES, pairs }
    appendFileSync(file, `${JSON.stringify(line)}\n`)
    print(`match ${known.push(line)}: ${pairs.length} decisions looked at again`)
  }
  return known
}

function report(pairs: readonly Pair[], by: Thresholds, print: (line: string) => void): void {
  const { best, fine, mistake } = by.below
  print(`best below ${best}, fine below ${fine}, mistake below ${mistake} points, less ${by.benefit} standard errors:`)
  const held = heldUnder(pairs, by)
  for (const name of RATINGS) {
    const { looked, held: kept, share } = held[name]
    const [low, high] = wilson(kept, looked).map((part) => Math.round(100 * part))
    print(`  ${name.padEnd(8)} ${kept} of ${looked} hold (${Math.round(100 * share)}%, ${low} to ${high}%)`)
  }
  print(`  all      ${(100 * held.all.share).toFixed(1)}% of the decisions that they stand for`)
}

/** @param args `[matches] [--write | --note]` */
export function main(args: readonly string[], module: GameModule, print: (line: string) => void = console.log): 0 | 2 {
  const [isWritten, isNoted] = ['--write', '--note'].map((flag) => args.includes(flag))
  const [matches = 2] = args.filter((arg) => !arg.startsWith('--')).map(Number)
  if (!(matches >= 1)) {
    print(USAGE)
    return 2
  }
  const { id, rulesVersion } = module.game
  const all = measured(module, inTree('bench', 'ratings', `${id}.jsonl`), matches, print)
  const pairs = all.flatMap((one) => one.pairs.map(asPair))
  print(`a look ${TIMES} times as long, ${all.length} matches; in use:`)
  const inUse = thresholdsOf(id)
  report(pairs, inUse, print)
  const best = calibrated(pairs)
  if (best === null) print('too few decisions: no others give every rating and hold')
  else {
    print('finest of those that hold best:')
    report(pairs, best, print)
  }
  if (!isWritten && !isNoted) return 0
  const { below, benefit } = isWritten ? (best ?? inUse) : inUse
  const from = {
    rules: rulesVersion,
    matches: all.length,
    times: TIMES,
    held: heldUnder(pairs, { below, benefit }),
  }
  const known = { ...MEASURED, [id]: { below, benefit, from } }
  writeFileSync(inTree('analysis', 'src', 'thresholds.json'), `${JSON.stringify(known, null, 2)}\n`)
  return 0
}
