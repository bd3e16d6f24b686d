import type { LogEntry } from '@shamble/record'
import { type LogLine, linesOf } from '../table/table-state.js'

/** All lines of a long match would make every step slow. */
const AROUND = 190

/** The record before and after one of its entries, which may have many lines itself. */
export function linesAround(entries: readonly LogEntry[], index: number): LogLine[] {
  const before = linesByMove(entries, Math.max(0, index - AROUND), index)
  const after = linesByMove(entries, index, index + AROUND)
  return [...before.slice(-AROUND), ...after.slice(0, AROUND)]
}

/** The last move of a turn also begins the next one; the line that says so goes with the first move of that turn. */
function linesByMove(entries: readonly LogEntry[], from: number, to: number): LogLine[] {
  return entries.slice(from, to).flatMap((entry, i) => {
    const next = entries[from + i + 1]
    return linesOf([entry]).map((line) =>
      line.turn > entry.turn && next !== undefined ? { ...line, seq: next.after } : line,
    )
  })
}
