import { BadInput, type Options, type OptionsSchema, type Plain, type State } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { firstLink, hashOfDice, hashOfEntry, hashOfHeader, hashOfSnapshot, type Link, nextLink } from './chain.js'
import type { DiceLine } from './dice-lines.js'
import {
  type EntryBody,
  endsTooEarly,
  isClosable,
  type MatchHeader,
  type ReadRecord,
  type RecordLine,
  readRecord,
  type Snapshot,
} from './record.js'
import { attempt } from './steps.js'

export interface ReadOptions {
  /** `recover` what comes before the first entry that does not agree. */
  readonly damaged?: 'refuse' | 'recover'
  /** Whether a match made by other rules may go on from its last snapshot, as a new segment. */
  readonly otherRules?: 'refuse' | 'continue'
  /** `later`: opened from its last snapshot; what comes before it is left to `verification`. */
  readonly verify?: 'now' | 'later'
  /** Whether the record must say that nothing is missing, as a file does. A store knows it by itself. */
  readonly end?: 'told' | 'known'
}

interface Rules {
  readonly id: string
  readonly rulesVersion: string
  readonly options: OptionsSchema
}

/** A record whose chain holds, as far as it is to be opened; nothing of it has been played. */
interface SoundRecord {
  readonly header: MatchHeader
  readonly options: Options
  readonly lines: readonly RecordLine[]
  readonly damage: BadInput | null
}

/**
 * Reads a record of this game, a line a step.
 * @throws BadInput with the line and the reason
 */
export function* soundRecord(game: Rules, written: string, how: ReadOptions): Generator<void, SoundRecord> {
  const read = yield* readRecord(written)
  const recovers = how.damaged === 'recover'
  const { header, damage: headDamage } = wholeHeader(read)
  if (headDamage !== null && !recovers) throw headDamage
  if (header.game !== game.id)
    throw new BadInput('line 1.game', 'a game of "{{found}}", not of "{{game}}"', {
      found: header.game,
      game: game.id,
    })
  const chain = yield* soundLines(header, read.lines, recovers)
  if (how.otherRules !== 'continue') mustBeOurRules(game, header, chain.sound)
  const options = resolveOptions(game.options, header.options)
  const cut = how.end === 'told' ? endOf(header, chain.sound) : null
  if (cut !== null && !recovers && chain.damage === null) throw cut
  return { header, options, lines: chain.sound, damage: headDamage ?? chain.damage ?? cut }
}

/**
 * The header of a record; where it was damaged its copy, which the chain vouches for.
 * @throws BadInput where there is none
 */
export function wholeHeader({ header, lines }: ReadRecord): { header: MatchHeader; damage: BadInput | null } {
  const first = lines.find((line) => !(line instanceof BadInput) && isLink(line)) as RecordLine | undefined
  const fits = (one: MatchHeader): boolean =>
    first !== undefined && !(attempt(() => nextLink(firstLink(one), first)) instanceof BadInput)
  const isRead = !(header instanceof BadInput)
  if (isRead && fits(header)) return { header, damage: null }
  const copy = lines
    .map((line) => (line instanceof BadInput ? undefined : copyIn(line)))
    .find((one) => one !== undefined)
  if (copy !== undefined && fits(copy)) return { header: copy, damage: isRead ? changed('line 1') : header }
  if (!isRead) throw header
  return { header, damage: null }
}

/** Whether what comes after a line builds on it. */
const isLink = (line: RecordLine): boolean =>
  line.kind === 'entry' || line.kind === 'dice' || (line.kind === 'snapshot' && line.opens)

const copyIn = (line: RecordLine): MatchHeader | undefined => (line.kind === 'snapshot' ? line.header : undefined)

const changed = (where: string): BadInput => new BadInput(where, 'the file was changed: its hash does not match')

/** What is missing where a record does not say that it ends here. */
function endOf(header: MatchHeader, lines: readonly RecordLine[]): BadInput | null {
  if (!isClosable(header) || lines.at(-1)?.kind === 'closing') return null
  return new BadInput(`line ${lines.length + 2}`, 'the file breaks off here: its end is missing')
}

/** The line of an answer, after the one that the link stands for. */
export function entryLine(before: Link, body: EntryBody): RecordLine {
  return { kind: 'entry', body, hash: hashOfEntry(before.hash, body) }
}

/** The same with its text: what is hashed is nearly all of it. */
export function writtenEntry(before: Link, body: EntryBody): { readonly line: RecordLine; readonly text: string } {
  const written = JSON.stringify(body)
  const hash = hashOfEntry(before.hash, body, written)
  return { line: { kind: 'entry', body, hash }, text: `${written.slice(0, -1)},"${hash}"]` }
}

/** The line that all dice after it are held to. */
export function diceLine(before: Link, dice: DiceLine): RecordLine {
  return { kind: 'dice', dice, hash: hashOfDice(before.hash, dice) }
}

/** The line of a whole state. */
export function snapshotLine(
  { rulesVersion }: Pick<Rules, 'rulesVersion'>,
  state: State,
  kind: 'snapshot' | 'segment',
  before: Link,
  header?: MatchHeader,
): RecordLine {
  const { options: _options, ...rest } = state
  const snapshot: Snapshot = { seq: state.seq, rulesVersion, state: rest as unknown as Plain }
  const hash = hashOfSnapshot(before.hash, snapshot)
  return { kind: 'snapshot', opens: kind === 'segment', snapshot, hash, ...(header === undefined ? {} : { header }) }
}

/**
 * The lines before the first entry that does not fit its chain, and what is wrong.
 * @throws BadInput with what is wrong where nothing is to be recovered, or nothing can be
 */
function* soundLines(
  header: MatchHeader,
  lines: ReadRecord['lines'],
  recovers: boolean,
): Generator<void, { sound: readonly RecordLine[]; damage: BadInput | null }> {
  const sound: RecordLine[] = []
  let link = firstLink(header)
  let damage: BadInput | null = null
  for (const [i, line] of lines.entries()) {
    const next = line instanceof BadInput ? line : attempt(() => linkAfter(header, link, line))
    if (next instanceof BadInput) {
      damage ??= line instanceof BadInput ? line : next.within(`line ${i + 2}`)
      if (!recovers) throw damage
      // A state is no link of the chain: where one is damaged, what was answered behind it still holds.
      if (line instanceof BadInput || !isLink(line)) continue
      break
    }
    link = next
    sound.push(line as RecordLine)
    yield
  }
  if (sound.length === 0) throw damage ?? endsTooEarly()
  return { sound, damage }
}

/** The link after one more line; a copy of the header must be one. */
function linkAfter(header: MatchHeader, before: Link, line: RecordLine): Link {
  const copy = copyIn(line)
  if (copy !== undefined && hashOfHeader(copy) !== hashOfHeader(header)) throw changed('')
  return nextLink(before, line)
}

/** The same lines as the chain of another record; none of them is about dice. */
export function chained(header: MatchHeader, lines: readonly RecordLine[]): RecordLine[] {
  let link = firstLink(header)
  return lines.map((line) => {
    if (line.kind === 'closing' || line.kind === 'dice') return line
    const hash = line.kind === 'entry' ? hashOfEntry(link.hash, line.body) : hashOfSnapshot(link.hash, line.snapshot)
    const own = { ...line, hash, ...(copyIn(line) === undefined ? {} : { header }) }
    link = nextLink(link, own)
    return own
  })
}

/** The rules that the last part of a record was played by. */
export function rulesOf(header: MatchHeader, lines: readonly RecordLine[]): string {
  const line = lines[lastSegment(lines)]
  return line?.kind === 'snapshot' && line.opens ? line.snapshot.rulesVersion : header.rulesVersion
}

function mustBeOurRules({ rulesVersion }: Rules, header: MatchHeader, lines: readonly RecordLine[]): void {
  const theirs = rulesOf(header, lines)
  if (theirs !== rulesVersion)
    throw new BadInput(
      'line 1.rulesVersion',
      'the game was played with rules {{theirs}}, and the rules here are {{ours}}; it can continue from its last snapshot',
      { theirs, ours: rulesVersion },
    )
}

/** Where the last part of a record begins that was played by the same rules. */
export function lastSegment(lines: readonly RecordLine[]): number {
  for (let i = lines.length - 1; i > 0; i--) {
    const line = lines[i]!
    if (line.kind === 'snapshot' && line.opens) return i
  }
  return 0
}
