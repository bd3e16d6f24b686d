import { BadInput, type ChanceOutcome, type Plain, type Seat } from '@shamble/kernel'
import { flag, found, int, list, onlyFields, parseJson, record, text } from '@shamble/module'
import { type DiceLine, type EntryDice, readDice, readEntryDice } from './dice-lines.js'
import { attempt } from './steps.js'

/** Records of this format have a copy of their header, and say where they end. */
export const RECORD_FORMAT = 3
/** Before, a record was whole when its last line was. */
const OPEN_ENDED = 2

/** The match that a record goes on from. */
export interface After {
  /** The last hash of that match. */
  readonly hash: string
  /** Whether another one went on from it before this: then this one has left the series. */
  readonly copy: boolean
}

/** The first line of a record: what must be known to play it again. */
export interface MatchHeader {
  readonly shamble: 'match'
  readonly format: number
  readonly game: string
  readonly rulesVersion: string
  readonly options: Readonly<Record<string, Plain>>
  /** Random text, so that nobody can find a hidden value by trying hashes. */
  readonly salt: string
  /** What the host wants to remember: names, bots, how dice are rolled. The engine never reads it. */
  readonly notes: Readonly<Record<string, Plain>>
  /** Absent where the match goes on from no other. */
  readonly after?: After
}

/**
 * `[seq, seat, answer, outcomes, state]`, and `knownTo` where not everybody may know of the answer; then, where dice can
 * be checked, which secrets it has used. `state` is the digest of the state. The host's seat answers the set-up.
 */
export type EntryBody = readonly [
  seq: number,
  seat: Seat,
  answer: Plain,
  outcomes: readonly ChanceOutcome[],
  state: string,
  knownTo?: readonly Seat[] | null,
  dice?: EntryDice,
]

/** A whole state, so that a match can go on although the rules that made it are gone. */
export interface Snapshot {
  readonly seq: number
  readonly rulesVersion: string
  readonly state: Plain
}

export type RecordLine =
  | { readonly kind: 'entry'; readonly body: EntryBody; readonly hash: string }
  | {
      readonly kind: 'snapshot'
      readonly snapshot: Snapshot
      readonly opens: boolean
      readonly hash: string
      /** The header once more, in the first state of a record: damage to one of them does not cost the match. */
      readonly header?: MatchHeader
    }
  /** What all dice from here on are held to. */
  | { readonly kind: 'dice'; readonly dice: DiceLine; readonly hash: string }
  /** Says that nothing is missing: this many lines come before it. Only a segment may follow. */
  | { readonly kind: 'closing'; readonly lines: number }

export function writeLine(line: RecordLine): string {
  switch (line.kind) {
    case 'entry':
      return JSON.stringify([...line.body, line.hash])
    case 'snapshot':
      return JSON.stringify({
        [line.opens ? 'segment' : 'snapshot']: line.snapshot,
        header: line.header,
        hash: line.hash,
      })
    case 'dice':
      return JSON.stringify({ dice: line.dice, hash: line.hash })
    case 'closing':
      return JSON.stringify({ closed: line.lines })
  }
}

/** Whether a line, as it is written, says where the record ends: no other begins so. */
export const isClosing = (written: string): boolean => written.startsWith('{"closed":')

/** The content of a record, line by line; whether it fits together is for the chain and the replay to say. */
export interface ReadRecord {
  readonly header: MatchHeader | BadInput
  readonly lines: readonly (RecordLine | BadInput)[]
}

/** Reads the lines of a record, a line a step. Those that cannot be read are complaints. */
export function* readRecord(written: string): Generator<void, ReadRecord> {
  // Some editors put a mark at the beginning of a file.
  const raw = written.replace(/^\uFEFF/, '').split('\n')
  const isWhole = raw[raw.length - 1] === ''
  if (isWhole) raw.pop()
  if (raw.length === 0) throw new BadInput('', 'the file is empty')
  const header = attempt(() => readHeader(parseJson(raw[0]!, 'line 1')))
  const lines: (RecordLine | BadInput)[] = []
  // The header itself may be what is missing.
  const isHeadless = header instanceof BadInput && !(attempt(() => readLine(raw[0]!, 'line 1')) instanceof BadInput)
  for (let i = isHeadless ? 0 : 1; i < raw.length; i++) {
    const line = attempt(() => readLine(raw[i]!, `line ${i + 1}`))
    const isCut = line instanceof BadInput && i === raw.length - 1 && !isWhole
    lines.push(
      isCut
        ? new BadInput(`line ${i + 1}`, 'the file is cut off in the middle of a move')
        : (misplaced(line, lines.at(-1), i) ?? line),
    )
    yield
  }
  if (lines.length === 0) throw header instanceof BadInput ? header : endsTooEarly()
  return { header, lines }
}

/** What is wrong with the place of a line: a record goes on behind its end only as a segment. */
function misplaced(line: RecordLine | BadInput, before: RecordLine | BadInput | undefined, i: number): BadInput | null {
  if (line instanceof BadInput) return null
  if (line.kind === 'closing' && line.lines !== i) return endMissing(`line ${i + 1}`, i, line.lines)
  const follows = before !== undefined && !(before instanceof BadInput) && before.kind === 'closing'
  return follows && !(line.kind === 'snapshot' && line.opens)
    ? new BadInput(`line ${i + 1}`, 'the file continues after its end')
    : null
}

export const endsTooEarly = (): BadInput => new BadInput('line 2', 'the file ends before the game begins')

export const endMissing = (where: string, lines: number, known: number): BadInput =>
  new BadInput(where, 'the end is missing: {{lines}} of {{known}} lines are left', { lines, known })

/** Whether a record of this format says where it ends, once it has left its store. */
export const isClosable = ({ format }: MatchHeader): boolean => format > OPEN_ENDED

export function readHeader(value: unknown, where = 'line 1'): MatchHeader {
  const given = record(value, where)
  if (given['shamble'] === 'seat')
    throw new BadInput(where, 'this file contains what one player knew of a game: it can be read, not played')
  onlyFields(given, ['shamble', 'format', 'game', 'rulesVersion', 'options', 'salt', 'notes', 'after'], where)
  if (given['shamble'] !== 'match') throw new BadInput(where, 'not a Shamble game')
  const format = given['format']
  if (format !== RECORD_FORMAT && format !== OPEN_ENDED) {
    throw new BadInput(`${where}.format`, 'expected format {{format}}, found {{found}}', {
      format: RECORD_FORMAT,
      found: found(format),
    })
  }
  return {
    shamble: 'match',
    format,
    game: text(given['game'], `${where}.game`),
    rulesVersion: text(given['rulesVersion'], `${where}.rulesVersion`),
    options: record(given['options'], `${where}.options`) as Record<string, Plain>,
    salt: text(given['salt'], `${where}.salt`),
    notes: record(given['notes'], `${where}.notes`) as Record<string, Plain>,
    ...(given['after'] === undefined ? {} : { after: readAfter(given['after'], `${where}.after`) }),
  }
}

function readAfter(value: unknown, where: string): After {
  const given = record(value, where)
  onlyFields(given, ['hash', 'copy'], where)
  return { hash: text(given['hash'], `${where}.hash`), copy: flag(given['copy'], `${where}.copy`) }
}

const wholeNumber = int(-1, Number.MAX_SAFE_INTEGER)

export function readLine(raw: string, where: string): RecordLine {
  const value = parseJson(raw, where)
  if (!Array.isArray(value)) {
    const given = record(value, where)
    if (given['closed'] !== undefined) {
      onlyFields(given, ['closed'], where)
      return { kind: 'closing', lines: wholeNumber(given['closed'], `${where}.closed`) }
    }
    if (given['dice'] !== undefined) {
      onlyFields(given, ['dice', 'hash'], where)
      return {
        kind: 'dice',
        dice: readDice(given['dice'], `${where}.dice`),
        hash: text(given['hash'], `${where}.hash`),
      }
    }
    const opens = given['segment'] !== undefined
    onlyFields(given, [opens ? 'segment' : 'snapshot', 'header', 'hash'], where)
    const snapshot = record(opens ? given['segment'] : given['snapshot'], `${where}.snapshot`)
    onlyFields(snapshot, ['seq', 'rulesVersion', 'state'], `${where}.snapshot`)
    return {
      kind: 'snapshot',
      opens,
      hash: text(given['hash'], `${where}.hash`),
      snapshot: {
        seq: wholeNumber(snapshot['seq'], `${where}.snapshot.seq`),
        rulesVersion: text(snapshot['rulesVersion'], `${where}.snapshot.rulesVersion`),
        state: record(snapshot['state'], `${where}.snapshot.state`) as Plain,
      },
      ...(given['header'] === undefined ? {} : { header: readHeader(given['header'], `${where}.header`) }),
    }
  }
  if (value.length < 6 || value.length > 8)
    throw new BadInput(where, 'expected an entry of 6 to 8 parts, found {{parts}}', { parts: value.length })
  const [seq, seat, answer, outcomes, state, ...rest] = value as unknown[]
  const hash = rest.pop()
  const [knownTo, dice] = rest
  return {
    kind: 'entry',
    body: [
      wholeNumber(seq, `${where}[0]`),
      wholeNumber(seat, `${where}[1]`),
      record(answer, `${where}[2]`) as Plain,
      list(readOutcome)(outcomes, `${where}[3]`),
      text(state, `${where}[4]`),
      ...(rest.length === 0
        ? []
        : [knownTo === null && rest.length > 1 ? null : list(wholeNumber)(knownTo, `${where}[5]`)]),
      ...(rest.length > 1 ? [readEntryDice(dice, `${where}[6]`)] : []),
    ] as unknown as EntryBody,
    hash: text(hash, `${where}[${value.length - 1}]`),
  }
}

function readOutcome(value: unknown, where: string): ChanceOutcome {
  if (Array.isArray(value)) return list(int(1, 1_000_000))(value, where)
  const given = record(value, where)
  if ('item' in given) return { item: given['item'] as Plain }
  if ('tie' in given) return { tie: given['tie'] as Plain }
  throw new BadInput(where, 'expected dice, a drawn item or a tie')
}
