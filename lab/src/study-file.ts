import { BadInput, type Plain, type Read } from '@shamble/kernel'
import { checkPlain, int, type Language, listOf, notAmong, onlyFields, record, words } from '@shamble/module'

/** What is counted of a match: it counts or it does not. A length is the most turns that count. */
export type Count =
  | { readonly winner: string }
  | { readonly reason: readonly string[] }
  | { readonly length: number }
  | { readonly tally: string; readonly atLeast: number }
  /**
   * Whether the seat that has most of a tally wins; a match in which no seat has more of it than every other, or nobody
   * wins alone, says nothing. Each of several tallies is a value.
   */
  | { readonly mostOf: readonly string[] }

export type InBoth = Readonly<Record<Language, string>>

/** A study as it is written, read strictly but not yet held against its game. */
export interface StudyFile {
  readonly id: string
  readonly game: string
  /** The version of the rules; `null` for that of the game at hand. */
  readonly rules: string | null
  readonly question: InBoth
  readonly why: InBoth | null
  readonly preset: string | null
  readonly options: Readonly<Record<string, Plain>>
  readonly bots: string | null
  readonly sweep: { readonly options: Readonly<Record<string, readonly Plain[]>>; readonly bots: readonly string[] }
  readonly count: Count
  /** What values are called, by option: `labels.expansion.baseOnly`; tallies are under `mostOf`. The game's own words where there are none. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, InBoth>>>>
  /** The value that the printed rules have; `null` where they have none. */
  readonly printed: Readonly<Record<string, Plain>> | null
  /** What is counted, as the end of “54% of the games …”. */
  readonly said: InBoth
  /** A share in percent that the values are held against. */
  readonly aim: number | null
  readonly stop: Stop
  readonly seed: string
}

export interface Stop {
  /** A value stops when its interval reaches this many points to either side. */
  readonly points: number
  /** … or after this many matches. */
  readonly most: number
  /** After how many matches the run looks at its figures. */
  readonly look: number
  /** A match that has gone on for so many turns is over, without a result. */
  readonly turns: number
}

/** More matches of one value than anybody waits for. */
const MOST_MATCHES = 1_000_000
const MOST_VALUES = 24
const NAME = /^[a-z0-9-]{1,40}$/

const FIELDS = 'id game rules question why preset options bots sweep labels printed count said aim stop seed'.split(' ')

/** @throws BadInput with the path inside the study and the reason */
export function readStudyFile(value: unknown): StudyFile {
  checkPlain(value, 'study')
  const given = record(value, 'study')
  onlyFields(given, FIELDS, 'study')
  return {
    id: name(given['id'], 'id'),
    game: name(given['game'], 'game'),
    rules: optional(line(12))(given['rules'], 'rules'),
    question: inBoth(120)(given['question'], 'question'),
    why: optional(inBoth(300))(given['why'], 'why'),
    preset: optional(line(60))(given['preset'], 'preset'),
    options: (given['options'] === undefined ? {} : record(given['options'], 'options')) as Record<string, Plain>,
    bots: optional(line(200))(given['bots'], 'bots'),
    sweep: readSweep(given['sweep'] ?? {}, countsSeveral(given['count'])),
    labels: readLabels(given['labels'] ?? {}),
    printed: optional((value, where) => record(value, where) as Record<string, Plain>)(given['printed'], 'printed'),
    count: readCount(given['count']),
    said: inBoth(120)(given['said'], 'said'),
    aim: optional(between(1, 99))(given['aim'], 'aim'),
    stop: readStop(given['stop']),
    seed: line(60)(given['seed'], 'seed'),
  }
}

/** One line in people's own words. */
const line = (most: number): Read<string> => words(1, most)

const name: Read<string> = (value, where) => {
  if (typeof value === 'string' && NAME.test(value)) return value
  throw new BadInput(where, 'expected a name of small letters, digits and hyphens')
}

const optional =
  <T>(read: Read<T>): Read<T | null> =>
  (value, where) =>
    value === undefined || value === null ? null : read(value, where)

const inBoth =
  (most: number): Read<InBoth> =>
  (value, where) => {
    const given = record(value, where)
    onlyFields(given, ['en', 'fr'], where)
    return { en: line(most)(given['en'], `${where}.en`), fr: line(most)(given['fr'], `${where}.fr`) }
  }

const between =
  (min: number, max: number): Read<number> =>
  (value, where) => {
    if (typeof value === 'number' && value >= min && value <= max) return value
    throw new BadInput(where, 'expected a number from {{min}} to {{max}}', { min, max })
  }

/** Whether what is counted gives values by itself. */
const countsSeveral = (count: unknown): boolean =>
  typeof count === 'object' && count !== null && 'mostOf' in count && Array.isArray(count.mostOf)

function readSweep(value: unknown, isCountSwept: boolean): StudyFile['sweep'] {
  const given = record(value, 'sweep')
  onlyFields(given, ['options', 'bots'], 'sweep')
  const options = Object.entries(record(given['options'] ?? {}, 'sweep.options')).map(([option, values]) => [
    option,
    listOf<Plain>((member) => member as Plain, 0, MOST_VALUES)(values, `sweep.options.${option}`),
  ])
  const bots = listOf(line(200), 0, MOST_VALUES)(given['bots'] ?? [], 'sweep.bots')
  const isNothing = options.length === 0 && bots.length === 0 && !isCountSwept
  if (isNothing || options.some(([, values]) => values!.length === 0))
    throw new BadInput('sweep', 'nothing is swept: give values of an option, or bots')
  return { options: Object.fromEntries(options), bots }
}

function readLabels(value: unknown): StudyFile['labels'] {
  const read = Object.entries(record(value, 'labels')).map(([option, labels]) => {
    const where = `labels.${option}`
    const words = Object.entries(record(labels, where)).map(([of, words]) => [of, inBoth(60)(words, `${where}.${of}`)])
    return [option, Object.fromEntries(words)]
  })
  return Object.fromEntries(read)
}

const COUNTED: Readonly<Record<string, (given: Readonly<Record<string, unknown>>) => Count>> = {
  winner: ({ winner }) => ({ winner: line(60)(winner, 'count.winner') }),
  reason: ({ reason }) => ({
    reason: listOf(line(60), 1, 20)(typeof reason === 'string' ? [reason] : reason, 'count.reason'),
  }),
  length: ({ length }) => ({ length: int(1, 100_000)(length, 'count.length') }),
  tally: ({ tally, atLeast = 1 }) => ({
    tally: line(60)(tally, 'count.tally'),
    atLeast: int(1, 1_000_000)(atLeast, 'count.atLeast'),
  }),
  mostOf: ({ mostOf }) => ({
    mostOf: listOf(line(60), 1, MOST_VALUES)(typeof mostOf === 'string' ? [mostOf] : mostOf, 'count.mostOf'),
  }),
}

function readCount(value: unknown): Count {
  const given = record(value, 'count')
  const what = Object.keys(COUNTED).find((name) => Object.hasOwn(given, name))
  if (what === undefined) throw notAmong(Object.keys(COUNTED), Object.keys(given)[0], 'count')
  onlyFields(given, what === 'tally' ? ['tally', 'atLeast'] : [what], 'count')
  return COUNTED[what]!(given)
}

function readStop(value: unknown): Stop {
  const given = record(value, 'stop')
  onlyFields(given, ['points', 'most', 'look', 'turns'], 'stop')
  const most = int(1, MOST_MATCHES)(given['most'], 'stop.most')
  return {
    points: between(0.1, 50)(given['points'], 'stop.points'),
    most,
    look: int(1, Math.min(most, 10_000))(given['look'] ?? Math.min(most, 100), 'stop.look'),
    turns: int(1, 100_000)(given['turns'], 'stop.turns'),
  }
}
