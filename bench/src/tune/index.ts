import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { interval } from '@shamble/lab'
import type { GameModule, Tuned } from '@shamble/module'
import { findGames, loadGame } from '../find-games.js'
import { SETTINGS } from '../rival-settings.js'
import { inTree } from '../root.js'
import { shareOf, tuned } from './tuning.js'

const USAGE = `npm run tune -- <game> [--rounds n] [--seed s] [--write]
Tunes the numbers by which a game's strong players judge, in matches against themselves.
  --rounds n  so many, of two matches each (1000 when absent)
  --seed s    other matches
  --write     keeps the numbers in games/<game>/src/data/keen.json

The same seed gives the same numbers. How they do against the house's is printed, by matches that were not used, as is how
those that are kept do.`

/** Pairs of matches against the house, in each setting. */
const PAIRS = 200

/** What it returns is the exit code: 0, or 2 for bad usage. */
export async function main(
  args: readonly string[],
  print: (text: string) => void = console.log,
  note: (text: string) => void = console.error,
): Promise<0 | 2> {
  const call = read(args)
  const found = call === null ? undefined : findGames().find(({ id }) => id === call.game)
  const module = found === undefined ? null : await loadGame(found)
  const tunable = module?.lookahead?.tunable
  if (call === null || !module || tunable === undefined) {
    print(call === null ? USAGE : `tune: no game called "${call.game}" has numbers to tune`)
    return 2
  }
  const settings = SETTINGS[call.game] ?? [{ name: '', options: {} }]
  const numbers = tuned(module, settings, call.rounds, call.seed, (round) => {
    note(`${call.game}: ${round} of ${call.rounds} rounds`)
  })
  for (const [name, value] of Object.entries(numbers))
    print(`  ${name.padEnd(34)} ${value.toFixed(3).padStart(8)}  from ${tunable.numbers[name]!.value.toFixed(3)}`)
  against(module, 'tuned', numbers, call.seed, print)
  against(module, 'kept', tunable.tuned.numbers, call.seed, print)
  if (call.write) {
    const kept: Tuned = {
      numbers: Object.fromEntries(Object.entries(numbers).map(([name, value]) => [name, Number(value.toFixed(4))])),
      from: { rules: module.game.rulesVersion, seed: call.seed, matches: 2 * call.rounds },
    }
    const path = inTree('games', call.game, 'src/data/keen.json')
    writeFileSync(path, `${JSON.stringify(kept, null, 2)}\n`)
    print(`kept in ${path.slice(inTree().length + 1)}`)
  }
  return 0
}

function against(
  module: GameModule,
  what: string,
  numbers: Readonly<Record<string, number>>,
  seed: string,
  print: (text: string) => void,
): void {
  const { id } = module.game
  const house = Object.fromEntries(
    Object.entries(module.lookahead!.tunable!.numbers).map(([name, { value }]) => [name, value]),
  )
  for (const setting of SETTINGS[id] ?? [{ name: '', options: {} }]) {
    const { won, matches } = shareOf(module, setting, numbers, house, PAIRS, `${seed} against the house`)
    const { low, high } = interval(won, matches)
    const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
    print(
      `${id}${setting.name}: ${what}, in every other seat, won ${won} of ${matches} against the house, ` +
        `${percent(won / matches)} (${percent(low)} to ${percent(high)})`,
    )
  }
}

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: { rounds: { type: 'string' }, seed: { type: 'string' }, write: { type: 'boolean' } },
    })
    const rounds = Number(values.rounds ?? 1_000)
    const [game] = positionals
    if (game === undefined || positionals.length > 1 || !Number.isInteger(rounds) || rounds < 1) return null
    return { game, rounds, seed: values.seed ?? 'tune', write: values.write ?? false }
  } catch {
    return null
  }
}
