import { parseArgs } from 'node:util'
import { EFFORTS, LEVELS } from '@shamble/bots'
import { findGames, loadGame } from '../find-games.js'
import { SETTINGS } from '../rival-settings.js'
import { type Comparison, compareLevels } from './compare.js'

const USAGE = `npm run ladder -- <game> [--json] [--matches n] [--seed s] [--levels upper,lower]
                          [--setting text] [--bar share] [--worth n] [--budget ms] [--minutes n]
Plays the levels of a game's rivals against each other: neighbours, and master against fair.
  --matches n  at most so many for each pair (100 when absent); a pair stops when it is clear
  --seed s     other matches
  --levels     one pair only: master,fair
  --setting    settings whose name holds this text only
  --bar share  plays on until it is clear whether the upper level wins more than this share, 0.65 say
  --worth n    weighs each answer by which the upper level leaves the policy's against it, in n pairs of games played on
               further than any of its looks: what they come to in a match, in points of the chance to win
  --budget ms  sharp thinks for at most so many milliseconds of processor time, master four times as long; usual in
               play are ${EFFORTS.sharp.milliseconds} and ${EFFORTS.master.milliseconds}
  --minutes n  at most so long for each pair: then it says what it has
  --json       one JSON array instead of a table

Without a budget levels think without a clock: the same seed gives the same figures. Intervals are of 95 % and hold at
every look. How it stands is told on the error output after every match.`

const NEIGHBOURS = LEVELS.slice(1).map((upper, i) => [upper, LEVELS[i]!] as const)
const PAIRS: readonly (readonly [string, string])[] = [...NEIGHBOURS, ['master', 'fair']]

/** What it returns is the exit code: 0, or 2 for bad usage. */
export async function main(
  args: readonly string[],
  print: (text: string) => void = console.log,
  note: (text: string) => void = console.error,
): Promise<0 | 2> {
  const call = read(args)
  const found = typeof call === 'string' ? undefined : findGames().find(({ id }) => id === call.game)
  const module = found === undefined ? null : await loadGame(found)
  if (typeof call === 'string' || module?.lookahead === undefined) {
    print(typeof call === 'string' ? call : `ladder: no game called "${call.game}" has rivals that look ahead`)
    return 2
  }
  const rungs = (SETTINGS[call.game] ?? [{ name: '', options: {}, seats: 'duel' }]).filter(({ name }) =>
    name.includes(call.setting),
  )
  if (!call.json) print(conditions(call))
  const timeShare = call.budget === null ? null : call.budget / EFFORTS.sharp.milliseconds!
  const compared: Comparison[] = []
  for (const rung of rungs)
    for (const [upper, lower] of call.pairs) {
      const end = performance.now() + (call.minutes ?? 0) * 60_000
      const comparison = compareLevels(module, rung, upper, lower, call.matches, call.seed, {
        bar: call.bar,
        worthBy: call.worth,
        timeShare,
        isLate: () => call.minutes !== null && performance.now() > end,
        heard: ({ matches, better, of }) => {
          note(`${call.game}${rung.name}: ${upper} against ${lower}: ${matches} matches, ${better} of ${of} so far`)
        },
      })
      compared.push(comparison)
      if (!call.json) print(lineOf(comparison))
    }
  if (call.json) print(JSON.stringify(compared, null, 2))
  return 0
}

type Call = Exclude<ReturnType<typeof read>, string>

/** What the figures hold for. */
function conditions({ budget, minutes, matches, seed }: Call): string {
  const time =
    budget === null
      ? 'without a clock'
      : `sharp at most ${budget} ms of processor time an answer, master ${4 * budget} ms`
  const limit = minutes === null ? '' : ` and ${minutes} minutes`
  return `at most ${matches} matches${limit} a pair, seed ${seed}, ${time}`
}

function lineOf({
  setting,
  upper,
  lower,
  matches,
  share,
  better,
  of,
  low,
  high,
  elo,
  means,
  spent,
  worth,
}: Comparison): string {
  const percent = (part: number): string => `${(100 * part).toFixed(0)} %`
  const points = (part: number | null): string => (part === null ? '–' : part.toFixed(0))
  const [mid, least, most] = elo
  const apart = least === null && most === null ? points(mid) : `${points(mid)} (${points(least)} to ${points(most)})`
  const ends = means === undefined ? '' : `, ends ${means[0].toFixed(3)} against ${means[1].toFixed(3)}`
  const time = [upper, lower]
    .map((level) => [level, spent[level]] as const)
    .flatMap(([level, own]) =>
      own === undefined
        ? []
        : [`${level} ${(own.milliseconds / own.answers).toFixed(1)} ms, longest ${own.longest.toFixed(0)} ms`],
    )
  const own =
    worth === undefined
      ? ''
      : `; its own answers: ${worth.left.toFixed(1)} a match, worth ${worth.points.toFixed(1)} points (± ${worth.error.toFixed(1)})`
  return [
    `${setting}: ${upper} against ${lower}: ${better} of ${of}, ${percent(share)} (${percent(low)} to ${percent(high)})`,
    `Elo ${apart}${ends}; ${matches} matches; an answer: ${time.join('; ')}${own}`,
  ].join('; ')
}

function read(args: readonly string[]) {
  try {
    const { values, positionals } = parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        matches: { type: 'string' },
        seed: { type: 'string' },
        levels: { type: 'string' },
        setting: { type: 'string' },
        bar: { type: 'string' },
        worth: { type: 'string' },
        budget: { type: 'string' },
        minutes: { type: 'string' },
        json: { type: 'boolean' },
      },
    })
    const matches = Number(values.matches ?? 100)
    const limit = (given: string | undefined): number | null => (given === undefined ? null : Number(given))
    const budget = limit(values.budget)
    const bar = limit(values.bar)
    const worth = limit(values.worth)
    const minutes = limit(values.minutes)
    if ([budget, minutes].some((given) => given !== null && !(given > 0))) return USAGE
    if (bar !== null && !(bar > 0 && bar < 1)) return USAGE
    if (worth !== null && !(Number.isInteger(worth) && worth > 0)) return USAGE
    const [game] = positionals
    if (game === undefined || positionals.length > 1 || !Number.isInteger(matches) || matches < 1) return USAGE
    const pair = values.levels?.split(',')
    const unknown = pair?.find((level) => !(LEVELS as readonly string[]).includes(level))
    if (unknown !== undefined) return `ladder: no level is called "${unknown}"; there are ${LEVELS.join(', ')}`
    if (pair !== undefined && pair.length !== 2) return USAGE
    const pairs = pair === undefined ? PAIRS : [[pair[0]!, pair[1]!] as const]
    return {
      game,
      matches,
      pairs,
      bar,
      worth,
      budget,
      minutes,
      seed: values.seed ?? 'ladder',
      setting: values.setting ?? '',
      json: values.json ?? false,
    }
  } catch {
    return USAGE
  }
}
