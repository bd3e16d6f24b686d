import type { LogEntry } from '@shamble/kernel'
import { type LogLine, linesOf } from '../table/table-state.js'

/** All lines of a long match would make every step slow. */
const AROUND = 190

/** The record before and after one of its entries, which may have many lines itself. */
export function linesAround(entries: readonly LogEntry[], index: number): LogLine[] {
  const before = linesOf(entries.slice(Math.max(0, index - AROUND), index))
  const after = linesOf(entries.slice(index, index + AROUND))
  return [...before.slice(-AROUND), ...after.slice(0, AROUND)]
}
