import { crc32 } from 'node:zlib'
import { type MatchCard, readCard } from '@shamble/host'

// Answers are written one behind another, whatever match they belong to, so that those of a turn share a page or two
// instead of changing two pages each. Some time later the rows of a match go to their places, many at once.

/** How many rows are fresh at the most, about, and how many of one match. */
export const MOST_FRESH = 4_096
export const MOST_OF_MATCH = 64

/** What of a match is only among the fresh rows. */
export interface Tail {
  /** The card as its own row has it, and as it is. */
  readonly base: MatchCard
  readonly card: MatchCard
  readonly added: Added
  /** The number of the first row, and how many there are. */
  readonly first: number
  readonly count: number
}

/** Lines that were added, and those before them. */
interface Added {
  readonly lines: readonly string[]
  readonly before: Added | null
}

/** The lines of a tail, in their order. */
export function linesOf(tail: Tail): string[] {
  const parts: (readonly string[])[] = []
  for (let added: Added | null = tail.added; added !== null; added = added.before) parts.push(added.lines)
  return parts.reverse().flat()
}

type Members = Readonly<Record<string, unknown>>

/** What makes one card another as JSON; `null` where something of it is gone: then it is written whole. */
export function cardChange(base: MatchCard, card: MatchCard): string | null {
  const change: Record<string, unknown> = {}
  const [before, after] = [base as unknown as Members, card as unknown as Members]
  for (const name in after) if (after[name] !== before[name]) change[name] = after[name]
  for (const name in before) if (before[name] !== undefined && after[name] === undefined) return null
  return JSON.stringify(change)
}

/** A fresh row as it is read: nothing is known of it but what its sum vouches for. */
export interface FreshRow {
  readonly match: string
  readonly seq: number
  readonly lines: readonly string[]
  /** What it makes of the card; `null` where the row is damaged. */
  readonly change: Partial<MatchCard> | null
}

/** What a fresh row sums up to: one that is damaged is known. */
export const sumOfFresh = (match: string, seq: number, lines: string, change: string): number =>
  crc32(`${match} ${seq}\n${lines}\n${change}`)

/**
 * A fresh row from its columns.
 * @param ids all matches that there are: the row of a damaged name belongs to the one that its sum fits
 */
export function freshRow(
  match: string,
  seq: number,
  lines: string,
  change: string,
  sum: number,
  ids: () => readonly string[],
): FreshRow {
  const fits = (id: string): boolean => sumOfFresh(id, seq, lines, change) === sum
  const owner = fits(match) ? match : (ids().find(fits) ?? null)
  return {
    match: owner ?? match,
    seq,
    lines: lines.split('\n'),
    change: owner === null ? null : (JSON.parse(change) as Partial<MatchCard>),
  }
}

/**
 * What a match becomes by its fresh rows.
 * @param length how many lines it has without them; rows of lines that it has already say nothing new
 * @returns `null` where one of them is damaged, or missing
 */
export function withFresh(
  card: MatchCard,
  length: number,
  rows: readonly FreshRow[],
): { readonly card: MatchCard; readonly lines: readonly string[] } | null {
  const lines: string[] = []
  let now = card
  for (const row of rows) {
    if (row.change === null) return null
    if (row.seq < length) continue
    if (row.seq !== length + lines.length) return null
    lines.push(...row.lines)
    now = { ...card, ...row.change }
  }
  const read = readCard(now)
  return read === null ? null : { card: read, lines }
}
