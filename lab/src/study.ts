import { botNamed, defaultBot } from '@shamble/bots'
import { BadInput, type Options, type Plain, samePlain } from '@shamble/kernel'
import { type GameModule, notAmong, optionFromData, resolveOptions } from '@shamble/module'
import { TABLE_TEXT } from '@shamble/text'
import type { Count, StudyFile } from './study-file.js'

/** One of the values that are compared: options and bots that stay the same in all its matches. */
export interface Arm {
  /** What this value sets: options by name. */
  readonly set: Readonly<Record<string, Plain>>
  /** The bots as the study writes them, where bots are swept. */
  readonly by: string | null
  /** The tally that it is about, where several are counted. */
  readonly tally: string | null
  readonly options: Options
  /** One bot a seat. */
  readonly bots: readonly string[]
  /** As the printed rules have it. */
  readonly isPrinted: boolean
}

/** A study that can be run: everything in it has been checked against its game. */
export interface Study {
  /** As it was written, with the version of the rules. The key is made of this. */
  readonly file: StudyFile & { readonly rules: string }
  readonly arms: readonly Arm[]
}

/** How a winner is called where there is none. */
export const NOBODY = 'nobody'
const MOST_ARMS = 24

/** @throws BadInput where the study asks for what its game does not have */
export function openStudy(file: StudyFile, module: GameModule): Study {
  const { game } = module
  if (file.game !== game.id) throw notAmong([game.id], file.game, 'game')
  if (file.rules !== null && file.rules !== game.rulesVersion)
    throw new BadInput(
      'rules',
      'the study belongs to version {{made}} of the rules; here the version is {{here}}, and the games would be different',
      { made: file.rules, here: game.rulesVersion },
    )
  // By name, not as they were written: a key has them in this order, and values are known by their numbers everywhere.
  const swept = Object.entries(file.sweep.options).sort(([a], [b]) => (a < b ? -1 : 1))
  const sets = swept.reduce<Record<string, Plain>[]>(
    (before, [name, values]) => {
      if (Object.hasOwn(file.options, name))
        throw new BadInput(`options.${name}`, 'the option is swept, and cannot stay the same as well')
      const read = values.map((value, i) =>
        at(`sweep.options.${name}[${i}]`, () => optionFromData(game.options, name, value)),
      )
      return before.flatMap((set) => read.map((value) => ({ ...set, [name]: value })))
    },
    [{}],
  )
  const byBots: readonly (string | null)[] = file.sweep.bots.length === 0 ? [null] : file.sweep.bots
  const byTally: readonly (string | null)[] = 'mostOf' in file.count ? file.count.mostOf : [null]
  const values = sets.length * byBots.length * byTally.length
  if (values > MOST_ARMS)
    throw new BadInput('sweep', '{{count}} values; at most {{most}} are possible', { count: values, most: MOST_ARMS })
  const arms = sets.flatMap((set) =>
    byBots.flatMap((by): readonly Arm[] => {
      const options = at(`sweep (${JSON.stringify(set)})`, () =>
        resolveOptions(game.options, { ...module.unattended, ...file.options, ...set }, file.preset),
      )
      const isPrinted = by === null && samePlain(set, file.printed)
      const bots = botsOf(module, options, by ?? file.bots)
      return byTally.map((tally) => ({ set, by, tally, options, bots, isPrinted }))
    }),
  )
  const distinct = new Set(arms.map(({ set, by, tally }) => JSON.stringify([set, by, tally])))
  if (distinct.size < arms.length) throw new BadInput('sweep', 'a value is given twice')
  if (file.printed !== null && !arms.some(({ isPrinted }) => isPrinted))
    throw new BadInput('printed', 'not one of the values that are swept')
  checkCount(file.count, module, arms)
  return { file: { ...file, rules: game.rulesVersion }, arms }
}

/** What is wrong is told with its place in the study. */
function at<T>(where: string, read: () => T): T {
  try {
    return read()
  } catch (error) {
    throw error instanceof BadInput ? error.within(where) : error
  }
}

function botsOf(module: GameModule, options: Options, written: string | null): readonly string[] {
  const seats = module.game.seats(options).length
  const names = written === null ? [defaultBot(module)] : written.split(',').map((name) => name.trim())
  for (const name of names) botNamed(module, name, 'bots')
  if (names.length === 1) return new Array(seats).fill(names[0])
  if (names.length !== seats)
    throw new BadInput('bots', 'expected one bot for all players or {{seats}} bots, found {{count}}', {
      seats,
      count: names.length,
    })
  return names
}

function checkCount(count: Count, module: GameModule, arms: readonly Arm[]): void {
  if ('winner' in count) {
    const seats = [...new Set(arms.flatMap(({ options }) => module.game.seats(options)))]
    if (count.winner !== NOBODY && !seats.includes(count.winner))
      throw notAmong([...seats, NOBODY], count.winner, 'count.winner')
  }
  const names = module.tally?.names ?? []
  if ('tally' in count && !names.includes(count.tally)) throw notAmong(names, count.tally, 'count.tally')
  if ('mostOf' in count)
    for (const name of count.mostOf) if (!names.includes(name)) throw notAmong(names, name, 'count.mostOf')
  if ('reason' in count) checkReasons(count.reason, module)
}

/** Where the game has come without its words nobody can say which reasons there are. */
function checkReasons(among: readonly string[], { text }: GameModule): void {
  const words = Object.keys(text.en)
  if (words.length === 0) return
  const reasons = [...words, ...Object.keys(TABLE_TEXT.en)].flatMap((key) => /^reason\.([\w-]+)$/.exec(key)?.[1] ?? [])
  for (const reason of among) if (!reasons.includes(reason)) throw notAmong(reasons, reason, 'count.reason')
}
