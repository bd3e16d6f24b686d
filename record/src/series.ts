import { BadInput, type Engine, type Options, type Plain, type State, samePlain } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { Match } from './match.js'
import { type MatchHeader, readRecord, writeLine } from './record.js'
import { type ReadOptions, wholeHeader } from './record-lines.js'
import { attempt, finish } from './steps.js'

/** What the next match is given by the one before it; nobody may choose otherwise. */
export type HandedOn = Readonly<Record<string, Plain>>

/**
 * What a match hands on to the next.
 * @throws BadInput where nothing goes on from it, or not yet
 */
export function handedOn(module: GameModule, end: State): HandedOn {
  if (end.outcome === null) throw new BadInput('', 'this game is not over yet, so no other game can follow it')
  const handed = module.sequel?.(end) ?? null
  if (handed === null) throw new BadInput('', 'no other game can follow this one')
  return handed
}

/**
 * The options of a match that goes on from another.
 * @throws BadInput where someone has chosen otherwise than they were handed on
 */
export function sequelOptions(
  { game }: GameModule,
  handed: HandedOn,
  given: Readonly<Record<string, unknown>>,
  preset: string | null,
): Options {
  const options = resolveOptions(game.options, { ...given, ...handed }, preset)
  // As the rules read them: a value may be written in several ways.
  for (const name of Object.keys(handed)) {
    if (!Object.hasOwn(given, name)) continue
    const chosen = resolveOptions(game.options, { ...handed, [name]: given[name] })
    if (!samePlain(chosen[name], options[name])) throw changed(`options.${name}`)
  }
  return options
}

const changed = (where: string): BadInput =>
  new BadInput(where, 'carried over from the previous game, and cannot be changed')

/** A new record begins with its header. Where that is damaged, with the line before a set-up. */
const NEXT_RECORD = /(?<=\n)(?=\{"shamble":|(?!\[\d|\{"(?:snapshot|segment|dice)")[^\n]*\n\[\d+,-1,\{"type":"setup"\})/

/** The records of a file: a series is there one match after another, each with its header. */
export function splitRecords(written: string): string[] {
  const [first = '', ...rest] = written.split(NEXT_RECORD)
  return [first, ...rest]
}

/**
 * Matches as a file: only the last says that nothing is missing behind it.
 * @param records as stores have them, from the first to the last
 */
export function fileOf(records: readonly string[]): string {
  const open = records.map((record) => record.replace(/(?<=\n)\{"closed":\d+\}\n$/, ''))
  const closing = writeLine({ kind: 'closing', lines: linesIn(open.at(-1)!) })
  return `${open.join('')}${closing}\n`
}

/** How many whole lines a record has. */
export function linesIn(record: string): number {
  let lines = 0
  for (let end = record.indexOf('\n'); end >= 0; end = record.indexOf('\n', end + 1)) lines++
  return lines
}

/**
 * Which game the matches of a file are of.
 * @throws BadInput where it holds none
 */
export function gameOf(written: string): string {
  return wholeHeader(finish(readRecord(`${written.split('\n', 4).join('\n')}\n`))).header.game
}

/**
 * The options of a record, as its header has them.
 * @throws BadInput where it has none
 */
export function optionsIn(written: string): MatchHeader['options'] {
  return wholeHeader(finish(readRecord(`${written.split('\n', 4).join('\n')}\n`))).header.options
}

export interface Series {
  /** From the first to the last, one at least. */
  readonly matches: readonly Match[]
  /** What was left off where a damaged file was recovered. */
  readonly damage: BadInput | null
}

/**
 * Opens a file with one match or a series: every record must be sound, and each must go on from the one before it.
 * @throws BadInput with the match, the line and the reason; nothing is half opened
 */
export function readSeries(module: GameModule, engine: Engine, written: string, how: ReadOptions = {}): Series {
  return finish(readingSeries(module, engine, written, how))
}

/** The same, a line a step, so that a host can go on with other things in between. */
export function* readingSeries(
  module: GameModule,
  engine: Engine,
  written: string,
  how: ReadOptions = {},
): Generator<void, Series> {
  const records = splitRecords(written)
  const recovers = how.damaged === 'recover'
  const matches: Match[] = []
  let damage: BadInput | null = null
  for (const [i, record] of records.entries()) {
    const end = i === records.length - 1 ? 'told' : 'known'
    const match = yield* tried(reading(module, engine, record, { end, ...how }))
    const isRead = match instanceof Match
    const stray = isRead ? whyNotAfter(module, matches.at(-1) ?? null, match) : null
    const fault = isRead ? (match.damage ?? stray) : match
    if (fault !== null) {
      const said = records.length > 1 ? fault.within(`match ${i + 1}`) : fault
      if (!recovers || (!isRead && i === 0)) throw said
      damage ??= said
    }
    // A first match can be played although the one before it is missing; what comes after damage is left off.
    if (isRead && (stray === null || i === 0)) matches.push(match)
    if (!isRead || (match.damage !== null && match.state.outcome === null) || (stray !== null && i > 0)) break
  }
  return { matches, damage }
}

/** A match of a file. Where it begins in a state that nothing leads to, that state is also tried as a position. */
function* reading(module: GameModule, engine: Engine, record: string, how: ReadOptions): Generator<void, Match> {
  const match = yield* Match.reading(engine, record, how)
  if (!match.linesFrom(1)[0]!.startsWith('{"segment"')) return match
  try {
    for (const form of ['full', ...match.state.answered.keys()] as const) module.position.write(match.state, form)
  } catch {
    throw new BadInput('line 2: snapshot.state', 'not a position of {{game}}', { game: module.game.id })
  }
  return match
}

function* tried<T>(steps: Generator<void, T>): Generator<void, T | BadInput> {
  try {
    return yield* steps
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
}

/** Why a match does not go on from another, `null` where it does. */
export function whyNotAfter(module: GameModule, before: Match | null, { header }: Match): BadInput | null {
  const { after } = header
  if (before === null)
    return after === undefined ? null : new BadInput('line 1.after', 'the game that this one follows is missing')
  if (after === undefined || !before.endedAt(after.hash))
    return new BadInput('line 1.after', 'this is not the game that follows the previous one')
  // Other rules may have handed on something else.
  const { rulesVersion } = module.game
  if (before.header.rulesVersion !== rulesVersion || header.rulesVersion !== rulesVersion) return null
  const options = attempt(() => sequelOptions(module, handedOn(module, before.state), header.options, null))
  return options instanceof BadInput ? options.within('line 1') : null
}
