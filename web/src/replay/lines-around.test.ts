import type { LogEntry } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { linesAround } from './lines-around.js'

const entries = Array.from(
  { length: 500 },
  (_, i): LogEntry => ({
    seq: i,
    after: i + 1,
    turn: 1,
    seat: 0,
    answer: null,
    events: Array.from({ length: 5 }, () => ({ kind: 'moved', rule: 'X-1' })),
  }),
)

describe('the record around a moment', () => {
  it.each([0, 1, 250, 499])('holds the lines of entry %i, and not more than a page can bear', (index) => {
    const lines = linesAround(entries, index)
    expect(lines.filter(({ seq }) => seq === entries[index]!.after)).toHaveLength(5)
    expect(lines.length).toBeLessThan(400)
  })
})
