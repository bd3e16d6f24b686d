import { BATCH, type DiceUse, isHex32, STREAMS, type Stream } from '@shamble/chance'
import { BadInput, type Seat } from '@shamble/kernel'
import { int, list, onlyFields, record, text } from '@shamble/module'

/** Roots over the secrets of whole batches, from the first on. */
export type Roots = Readonly<Record<Stream, readonly string[]>>

/** What one player has added to the dice. */
export interface DicePart {
  /** The seats of that player when the match started. */
  readonly seats: readonly Seat[]
  /** What was said before anybody showed anything. */
  readonly commit: string
  /** What was shown then. */
  readonly reveal: string
}

/** What all dice from one line of a record on are held to. */
export interface DiceLine {
  /** The name of the match. */
  readonly match: string
  /** The hash of what all secrets are made from. */
  readonly commitment: string
  readonly roots: Roots
  readonly parts: readonly DicePart[]
}

/** What an answer has used, and what is committed to or opened with it. */
export interface EntryDice extends DiceUse {
  /** Roots that follow those before. */
  readonly roots?: Partial<Roots>
  /** What all secrets are made from: with the last answer everything opens. */
  readonly master?: string
}

/** So many batches are committed to beyond the one that is being used. */
const AHEAD = 1

/** How many roots there must be when so many secrets have been used. */
export const rootsNeeded = (used: number): number => Math.floor(used / BATCH) + 1 + AHEAD

const hex = (value: unknown, where: string): string => {
  if (!isHex32(value)) throw new BadInput(where, 'expected 64 hexadecimal digits')
  return value
}

const whole = int(0, Number.MAX_SAFE_INTEGER)

function readRoots(value: unknown, where: string): Partial<Roots> {
  const given = record(value, where)
  onlyFields(given, [...STREAMS], where)
  return Object.fromEntries(
    STREAMS.flatMap((stream) => {
      const roots = given[stream]
      return roots === undefined ? [] : [[stream, list(hex)(roots, `${where}.${stream}`)]]
    }),
  )
}

function readPart(value: unknown, where: string): DicePart {
  const given = record(value, where)
  onlyFields(given, ['seats', 'commit', 'reveal'], where)
  return {
    seats: list(whole)(given['seats'], `${where}.seats`),
    commit: hex(given['commit'], `${where}.commit`),
    reveal: hex(given['reveal'], `${where}.reveal`),
  }
}

export function readDice(value: unknown, where: string): DiceLine {
  const given = record(value, where)
  onlyFields(given, ['match', 'commitment', 'roots', 'parts'], where)
  const { open = [], closed = [] } = readRoots(given['roots'], `${where}.roots`)
  return {
    match: text(given['match'], `${where}.match`),
    commitment: hex(given['commitment'], `${where}.commitment`),
    roots: { open, closed },
    parts: list(readPart)(given['parts'], `${where}.parts`),
  }
}

export function readEntryDice(value: unknown, where: string): EntryDice {
  const given = record(value, where)
  onlyFields(given, ['open', 'closed', 'roots', 'master'], where)
  return {
    open: list(int(1, 1_000_000))(given['open'], `${where}.open`),
    closed: whole(given['closed'], `${where}.closed`),
    ...(given['roots'] === undefined ? {} : { roots: readRoots(given['roots'], `${where}.roots`) }),
    ...(given['master'] === undefined ? {} : { master: hex(given['master'], `${where}.master`) }),
  }
}
