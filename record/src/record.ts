import { BadInput, type ChanceOutcome, type Plain, type Seat } from '@shamble/kernel'
import { flag, found, int, list, onlyFields, parseJson, record, text } from '@shamble/module'

export const RECORD_FORMAT = 2

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

/** `[seq, seat, answer, outcomes, state]`: the last is the digest of the state. The host's seat answers the set-up. */
export type EntryBody = readonly [
  seq: number,
  seat: Seat,
  answer: Plain,
  outcomes: readonly ChanceOutcome[],
  state: string,
]

/** A whole state, so that a match can go on although the rules that made it are gone. */
export interface Snapshot {
  readonly seq: number
  readonly rulesVersion: string
  readonly state: Plain
}

export type RecordLine =
  | { readonly kind: 'entry'; readonly body: EntryBody; readonly hash: string }
  | { readonly kind: 'snapshot'; readonly snapshot: Snapshot; readonly opens: boolean; readonly hash: string }

export function writeLine(line: RecordLine): string {
  switch (line.kind) {
    case 'entry':
      return JSON.stringify([...line.body, line.hash])
    case 'snapshot':
      return JSON.stringify({ [line.opens ? 'segment' : 'snapshot']: line.snapshot, hash: line.hash })
  }
}

export interface ReadRecord {
  readonly header: MatchHeader
  readonly lines: readonly RecordLine[]
  /** What stopped the reading, when a damaged end was left off. */
  readonly damage: BadInput | null
}

/**
 * Reads the lines of a record; whether they fit together is for the replay to say.
 * @param damaged `refuse` a file with an unreadable line, or `recover` what stands before it
 */
export function readRecord(written: string, damaged: 'refuse' | 'recover'): ReadRecord {
  const raw = written.split('\n')
  if (raw[raw.length - 1] === '') raw.pop()
  if (raw.length === 0) throw new BadInput('', 'the file is empty')
  const header = readHeader(parseJson(raw[0]!, 'line 1'))
  const lines: RecordLine[] = []
  let damage: BadInput | null = null
  for (let i = 1; i < raw.length; i++) {
    try {
      lines.push(readLine(raw[i]!, `line ${i + 1}`))
    } catch (error) {
      if (!(error instanceof BadInput)) throw error
      const cut = i === raw.length - 1 && !written.endsWith('\n')
      damage = cut ? new BadInput(`line ${i + 1}`, 'the record is cut off in the middle of an entry') : error
      if (damaged === 'refuse') throw damage
      break
    }
  }
  if (lines.length === 0) throw new BadInput('line 2', 'the record ends before the match begins')
  return { header, lines, damage }
}

function readHeader(value: unknown): MatchHeader {
  const given = record(value, 'line 1')
  onlyFields(given, ['shamble', 'format', 'game', 'rulesVersion', 'options', 'salt', 'notes', 'after'], 'line 1')
  if (given['shamble'] !== 'match') throw new BadInput('line 1', 'not a Shamble match')
  if (given['format'] !== RECORD_FORMAT) {
    throw new BadInput('line 1.format', 'expected format {{format}}, found {{found}}', {
      format: RECORD_FORMAT,
      found: found(given['format']),
    })
  }
  return {
    shamble: 'match',
    format: RECORD_FORMAT,
    game: text(given['game'], 'line 1.game'),
    rulesVersion: text(given['rulesVersion'], 'line 1.rulesVersion'),
    options: record(given['options'], 'line 1.options') as Record<string, Plain>,
    salt: text(given['salt'], 'line 1.salt'),
    notes: record(given['notes'], 'line 1.notes') as Record<string, Plain>,
    ...(given['after'] === undefined ? {} : { after: readAfter(given['after'], 'line 1.after') }),
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
    const opens = given['segment'] !== undefined
    onlyFields(given, [opens ? 'segment' : 'snapshot', 'hash'], where)
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
    }
  }
  if (value.length !== 6)
    throw new BadInput(where, 'expected an entry of 6 parts, found {{parts}}', { parts: value.length })
  const [seq, seat, answer, outcomes, state, hash] = value as unknown[]
  return {
    kind: 'entry',
    body: [
      wholeNumber(seq, `${where}[0]`),
      wholeNumber(seat, `${where}[1]`),
      record(answer, `${where}[2]`) as Plain,
      list(readOutcome)(outcomes, `${where}[3]`),
      text(state, `${where}[4]`),
    ],
    hash: text(hash, `${where}[5]`),
  }
}

function readOutcome(value: unknown, where: string): ChanceOutcome {
  if (Array.isArray(value)) return list(int(1, 1_000_000))(value, where)
  const given = record(value, where)
  if ('item' in given) return { item: given['item'] as Plain }
  if ('tie' in given) return { tie: given['tie'] as Plain }
  throw new BadInput(where, 'expected dice, a drawn item or a tie')
}
