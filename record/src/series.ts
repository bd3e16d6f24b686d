import { BadInput, type Engine, type Options, type Plain, type State, samePlain } from '@shamble/kernel'
import { type GameModule, resolveOptions } from '@shamble/module'
import { Match } from './match.js'
import type { ReadOptions } from './record-lines.js'

/** What the next match is given by the one before it; nobody may choose otherwise. */
export type HandedOn = Readonly<Record<string, Plain>>

/**
 * What a match hands on to the next.
 * @throws BadInput where nothing goes on from it, or not yet
 */
export function handedOn(module: GameModule, end: State): HandedOn {
  if (end.outcome === null) throw new BadInput('', 'this match is not over yet, so no other can go on from it')
  const handed = module.sequel?.(end) ?? null
  if (handed === null) throw new BadInput('', 'no other match goes on from this one')
  return handed
}

/**
 * The options of a match that goes on from another.
 * @throws BadInput where somebody has chosen otherwise than they were handed on
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

const changed = (where: string): BadInput => new BadInput(where, 'handed on by the match before, and not to be changed')

/** The records of a file: a series stands there one match after another, each with its header. */
export function splitRecords(written: string): string[] {
  return written.split(/(?<=\n)(?=\{"shamble":)/)
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
  const records = splitRecords(written)
  const recovers = how.damaged === 'recover'
  const matches: Match[] = []
  let damage: BadInput | null = null
  for (const [i, record] of records.entries()) {
    const match = attempt(() => Match.read(engine, record, how))
    const isRead = match instanceof Match
    const stray = isRead ? whyNotAfter(module, matches.at(-1) ?? null, match) : null
    const fault = isRead ? (match.damage ?? stray) : match
    if (fault !== null) {
      const said = records.length > 1 ? fault.within(`match ${i + 1}`) : fault
      if (!recovers || (!isRead && i === 0)) throw said
      damage ??= said
    }
    // A first match can be played although the one before it is missing; what stands behind damage is left off.
    if (isRead && (stray === null || i === 0)) matches.push(match)
    if (!isRead || match.damage !== null || (stray !== null && i > 0)) break
  }
  return { matches, damage }
}

function attempt<T>(read: () => T): T | BadInput {
  try {
    return read()
  } catch (error) {
    if (error instanceof BadInput) return error
    throw error
  }
}

/** Why a match does not go on from another, `null` where it does. */
export function whyNotAfter(module: GameModule, before: Match | null, { header }: Match): BadInput | null {
  const { after } = header
  if (before === null)
    return after === undefined ? null : new BadInput('line 1.after', 'the match that this one goes on from is missing')
  if (after === undefined || !before.endedAt(after.hash))
    return new BadInput('line 1.after', 'this is not the match that goes on from the one before it')
  // Other rules may have handed on something else.
  const { rulesVersion } = module.game
  if (before.header.rulesVersion !== rulesVersion || header.rulesVersion !== rulesVersion) return null
  const options = attempt(() => sequelOptions(module, handedOn(module, before.state), header.options, null))
  return options instanceof BadInput ? options.within('line 1') : null
}
