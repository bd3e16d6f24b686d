import { BadInput, type Options, type OptionsSchema, type Plain, type State } from '@shamble/kernel'
import { resolveOptions } from '@shamble/module'
import { firstLink, hashOfEntry, hashOfSnapshot, type Link, nextLink } from './chain.js'
import { type EntryBody, type MatchHeader, type RecordLine, readRecord, type Snapshot } from './record.js'

export interface ReadOptions {
  /** `recover` what stands before the first line that does not agree. */
  readonly damaged?: 'refuse' | 'recover'
  /** Whether a match made by other rules may go on from its last snapshot, as a new segment. */
  readonly otherRules?: 'refuse' | 'continue'
  /** `later`: opened from its last snapshot; what stands before it is left to `verification`. */
  readonly verify?: 'now' | 'later'
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
 * Reads a record of this game.
 * @throws BadInput with the line and the reason
 */
export function soundRecord(game: Rules, written: string, how: ReadOptions): SoundRecord {
  const { header, lines, damage } = readRecord(written, how.damaged ?? 'refuse')
  if (header.game !== game.id)
    throw new BadInput('line 1.game', 'a match of "{{found}}", not of "{{game}}"', {
      found: header.game,
      game: game.id,
    })
  if (how.otherRules !== 'continue') mustBeOurRules(game, header, lines)
  const options = resolveOptions(game.options, header.options)
  const chain = soundLines(header, lines)
  if (chain.damage !== null && (how.damaged !== 'recover' || chain.sound.length === 0)) throw chain.damage
  return { header, options, lines: chain.sound, damage: chain.damage ?? damage }
}

/** The line of an answer, after the one that the link stands for. */
export function entryLine(before: Link, body: EntryBody): RecordLine {
  return { kind: 'entry', body, hash: hashOfEntry(before.hash, body) }
}

/** The line of a whole state. */
export function snapshotLine(
  { rulesVersion }: Pick<Rules, 'rulesVersion'>,
  state: State,
  kind: 'snapshot' | 'segment',
  before: Link,
): RecordLine {
  const { options: _options, ...rest } = state
  const snapshot: Snapshot = { seq: state.seq, rulesVersion, state: rest as unknown as Plain }
  return { kind: 'snapshot', opens: kind === 'segment', snapshot, hash: hashOfSnapshot(before.hash, snapshot) }
}

/** The lines before the first one that does not fit its chain, and what is wrong with that one. */
function soundLines(
  header: MatchHeader,
  lines: readonly RecordLine[],
): { sound: readonly RecordLine[]; damage: BadInput | null } {
  let link = firstLink(header)
  for (const [i, line] of lines.entries()) {
    try {
      link = nextLink(link, line)
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      return { sound: lines.slice(0, i), damage: error.within(`line ${i + 2}`) }
    }
  }
  return { sound: lines, damage: null }
}

/** The same lines as the chain of another record. */
export function chained(header: MatchHeader, lines: readonly RecordLine[]): RecordLine[] {
  let link = firstLink(header)
  return lines.map((line) => {
    const hash = line.kind === 'entry' ? hashOfEntry(link.hash, line.body) : hashOfSnapshot(link.hash, line.snapshot)
    const own = { ...line, hash }
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
      'made by rules {{theirs}}, this is {{ours}}; it can go on from its last snapshot',
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
