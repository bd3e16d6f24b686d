import type { LogEntry } from '@shamble/record'

/** One turn of the race: where its moves begin among all entries, and which they are. */
export interface Column {
  readonly turn: number
  readonly first: number
  readonly entries: readonly LogEntry[]
}

/** One column a turn, in the order of the record. */
export function columnsOf(entries: readonly LogEntry[]): Column[] {
  const columns: { turn: number; first: number; entries: LogEntry[] }[] = []
  entries.forEach((entry, i) => {
    const last = columns[columns.length - 1]
    if (last !== undefined && last.turn === entry.turn) last.entries.push(entry)
    else columns.push({ turn: entry.turn, first: i, entries: [entry] })
  })
  return columns
}

/** Where an entry is: its column, and which of its moves it is. */
interface Place {
  readonly column: number
  /** From 1. */
  readonly move: number
  readonly of: number
}

export function placeOf(columns: readonly Column[], index: number): Place {
  const column = Math.max(
    0,
    columns.findLastIndex(({ first }) => first <= index),
  )
  const { first = 0, entries = [] } = columns[column] ?? {}
  return { column, move: Math.max(1, Math.min(entries.length, index - first + 1)), of: Math.max(1, entries.length) }
}

/** How far along the race an entry is, in columns: its last move ends its column. */
export const farOf = ({ column, move, of }: Place): number => column + move / of

/** The entry that is nearest to a place along the race. */
export function indexAt(columns: readonly Column[], far: number): number {
  if (columns.length === 0) return 0
  const column = Math.max(0, Math.min(columns.length - 1, Math.ceil(far) - 1))
  const { first, entries } = columns[column]!
  const move = Math.round((far - column) * entries.length)
  return first + Math.max(0, Math.min(entries.length - 1, move - 1))
}
