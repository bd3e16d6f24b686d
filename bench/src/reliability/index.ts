import { findGames, loadGame } from '../find-games.js'
import { ATTACKS, ATTACKS_ON_THE_HOST, ATTACKS_ON_THE_SERVER, type Attack } from './attacks.js'
import type { Probe, Row } from './probe.js'
import { commitHere, Results } from './results.js'

/** How many failures of a row are told in full. */
const MOST_TOLD = 5

const ALL = [...ATTACKS, ...ATTACKS_ON_THE_HOST, ...ATTACKS_ON_THE_SERVER]
const NAMES = ALL.map(({ name }) => name)

const USAGE = `npm run reliability [-- --json] [-- --part <n>] [-- --only <row>] [-- --from <n>]
Attacks the project as a stranger would, and counts what did not hold.
  --json        rows {name, tried, failed, seconds} as data
  --part <n>    one n-th of the counts
  --from <n>    behind the first n tries of each row: with --part, a full run can be spread over several
  --only <row>  ${NAMES.join(', ')}; with the name of a game before it, as in "dawn: ${NAMES[0]}", only of that
  --seed <s>    the same attacks again
  --pair <n>    of paired worlds and lines only the pair of that number, as failures name it
  --sum         only what all runs of this commit come to`

/**
 * Runs all attacks. What it returns is the exit code: 0, 1 when something failed, 2 for bad usage.
 * @param file where the rows of all runs are kept; nowhere when absent
 */
export async function main(
  args: readonly string[],
  print: (text: string) => void = console.log,
  file: string | null = null,
): Promise<0 | 1 | 2> {
  const asked = readArgs(args)
  if (asked === null) {
    print(USAGE)
    return 2
  }
  const { part, seed, json, only, from, isSum, pair } = asked
  const results = file === null ? null : new Results(file)
  const commit = results === null ? '' : commitHere()
  const tell = (rows: readonly Row[]): void => {
    if (json) print(JSON.stringify(rows, null, 2))
    else for (const row of rows) print(line(row))
  }
  if (isSum) {
    const rows = results?.sum(commit) ?? []
    tell(rows)
    return rows.some(({ failed }) => failed > 0) ? 1 : 0
  }
  const rows: Row[] = []
  const isWanted = (name: string): boolean => only === null || name === only || name.endsWith(`: ${only}`)
  const games = findGames().filter(({ folder }) => folder.startsWith('games/'))
  if (!json && results !== null)
    print(
      estimate(
        ALL.filter(({ name }) => isNamed(name, only)),
        part,
      ),
    )
  const add = async (name: string, run: () => Promise<Probe>): Promise<void> => {
    if (!isWanted(name)) return
    const found = await row(name, run)
    rows.push(found)
    if (pair === null) results?.add({ ...found, commit, seed, from })
    if (!json) print(line(found))
  }
  // Other tries are made behind the first ones.
  const seedOf = from === 0 ? seed : `${seed} from ${from}`
  const countOf = ({ count, per }: Pick<Attack, 'count' | 'per'>): number => {
    const each = per === 'all' ? games.length : 1
    return Math.max(0, Math.min(Math.ceil(count / part / each), Math.ceil((count - from) / each)))
  }
  for (const game of games) {
    const module = await loadGame(game)
    for (const attack of ATTACKS)
      await add(`${game.id}: ${attack.name}`, () =>
        pair === null || attack.one === undefined
          ? attack.run(module, countOf(attack), seedOf)
          : attack.one(module, seedOf, pair),
      )
  }
  for (const { name, count, run } of [...ATTACKS_ON_THE_HOST, ...ATTACKS_ON_THE_SERVER])
    await add(name, () => run(countOf({ count, per: 'game' }), seedOf))
  if (json) tell(rows)
  return rows.some(({ failed }) => failed > 0) ? 1 : 0
}

const isNamed = (name: string, only: string | null): boolean =>
  only === null || name === only || only.endsWith(`: ${name}`)

function estimate(attacks: readonly { readonly minutes: number }[], part: number): string {
  const minutes = attacks.reduce((sum, attack) => sum + attack.minutes, 0) / part
  return `about ${minutes < 90 ? `${Math.ceil(minutes)} minutes` : `${(minutes / 60).toFixed(1)} hours`} on two idle cores`
}

async function row(name: string, run: () => Promise<Probe>): Promise<Row> {
  const begun = Date.now()
  const { tried, failures } = await run()
  for (const failure of failures.slice(0, MOST_TOLD)) console.error(failure)
  return { name, tried, failed: failures.length, seconds: Math.round((Date.now() - begun) / 100) / 10 }
}

const line = ({ name, tried, failed, seconds }: Row): string =>
  `${name.padEnd(36)} ${String(tried).padStart(8)} tried ${String(failed).padStart(6)} failed ${seconds.toFixed(1).padStart(8)} s`

interface Asked {
  readonly part: number
  readonly seed: string
  readonly json: boolean
  readonly only: string | null
  readonly from: number
  readonly pair: number | null
  readonly isSum: boolean
}

/** `null` where nobody can tell what is meant. */
function readArgs(args: readonly string[]): Asked | null {
  let [part, seed, json, from, isSum] = [1, 'reliability', false, 0, false]
  let only: string | null = null
  let pair: number | null = null
  for (let i = 0; i < args.length; i++) {
    if (args[i] === '--json') json = true
    else if (args[i] === '--part') part = Number(args[++i])
    else if (args[i] === '--from') from = Number(args[++i])
    else if (args[i] === '--pair') pair = Number(args[++i])
    else if (args[i] === '--seed') seed = args[++i] ?? ''
    else if (args[i] === '--only') only = args[++i] ?? ''
    else if (args[i] === '--sum') isSum = true
    else return null
  }
  const isKnown = only === null || NAMES.some((name) => name === only || only!.endsWith(`: ${name}`))
  const isCount = [from, pair ?? 0].every((count) => Number.isInteger(count) && count >= 0)
  return part >= 1 && isCount && seed !== '' && isKnown ? { part, seed, json, only, from, isSum, pair } : null
}
