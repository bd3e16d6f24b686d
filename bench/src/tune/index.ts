import { writeFileSync } from 'node:fs'
import { parseArgs } from 'node:util'
import { interval } from '@shamble/lab'
import type { GameModule, Tuned } from '@shamble/module'
import { findGames, loadGame } from '../find-games.js'
import { type Rung, SETTINGS } from '../rival-settings.js'
import { inTree } from '../root.js'
import { STRIDE, shareOf, tuned } from './tuning.js'

const USAGE = `npm run tune -- <game> [--rounds n] [--seed s] [--setting text] [--only text]
                        [--stride n] [--write]
Tunes the numbers by which a game's strong players judge, in matches against themselves.
  --rounds n   so many, of two matches each (1000 when absent)
  --seed s     other matches
  --setting    settings whose name holds this text only
  --only text  moves only the numbers whose names begin like this; the others are the house's
  --stride n   by which part of a step the numbers follow one match at first (${STRIDE}): more where matches are few
  --write      keeps the numbers in games/<game>/src/data/keen.json, beside the others there

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
  const settings = settingsOf(call.game).filter(({ name }) => name.includes(call.setting))
  const numbers = tuned(module, settings, call, (round) => {
    note(`${call.game}: ${round} of ${call.rounds} rounds`)
  })
  for (const [name, value] of Object.entries(numbers))
    print(`  ${name.padEnd(34)} ${value.toFixed(3).padStart(8)}  from ${tunable.numbers[name]!.value.toFixed(3)}`)
  for (const setting of settings) {
    print(against(module, setting, 'tuned', numbers, call.seed))
    print(against(module, setting, 'kept', tunable.tuned.numbers, call.seed))
  }
  if (call.write) {
    const { numbers: kept, from } = tunable.tuned
    const found = Object.entries(numbers).map(([name, value]) => [name, Number(value.toFixed(4))])
    const run = { only: call.only, rules: module.game.rulesVersion, seed: call.seed, matches: 2 * call.rounds }
    const all: Tuned = {
      numbers: { ...kept, ...Object.fromEntries(found) },
      from: [...from.filter(({ only }) => only !== call.only), run],
    }
    const path = inTree('games', call.game, 'src/data/keen.json')
    writeFileSync(path, `${JSON.stringify(all, null, 2)}\n`)
    print(`kept in ${path.slice(inTree().length + 1)}`)
  }
  return 0
}

const settingsOf = (game: string): readonly Rung[] => SETTINGS[game] ?? [{ name: '', options: {}, seats: 'duel' }]

/** How numbers do against the house's. */
function against(
  module: GameModule,
  setting: Rung,
  what: string,
  numbers: Readonly<Record<string, number>>,
  seed: string,
): string {
  const { won, matches } = shareOf(module, setting, numbers, PAIRS, `${seed} against the house`)
  const { low, high } = interval(won, matches)
  const percent = (part: number): string => `${(100 * part).toFixed(1)} %`
  const share = `${percent(won / matches)} (${percent(low)} to ${percent(high)})`
  return `${module.game.id}${setting.name}: ${what}, won ${won} of ${matches} against the house, ${share}`
}

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        rounds: { type: 'string' },
        seed: { type: 'string' },
        setting: { type: 'string' },
        only: { type: 'string' },
        stride: { type: 'string' },
        write: { type: 'boolean' },
      },
    })
    const rounds = Number(values.rounds ?? 1_000)
    const stride = Number(values.stride ?? STRIDE)
    const [game] = positionals
    if (game === undefined || positionals.length > 1 || !Number.isInteger(rounds) || rounds < 1 || !(stride > 0))
      return null
    const { seed = 'tune', setting = '', only = '', write = false } = values
    return { game, rounds, seed, setting, only, stride, write }
  } catch {
    return null
  }
}
