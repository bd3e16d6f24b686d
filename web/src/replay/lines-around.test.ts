import type { LogEntry } from '@shamble/record'
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

  it('gives the line that begins a turn to the first move of that turn', () => {
    const moved = { kind: 'moved', rule: 'X-1' }
    const begins = { kind: 'turn-over', rule: 'X-1', about: { turn: 2 } }
    const entry = (seq: number, turn: number, events: LogEntry['events']): LogEntry => ({
      ...entries[0]!,
      seq,
      after: seq + 1,
      turn,
      events,
    })
    const lines = linesAround([entry(0, 1, [moved, begins]), entry(1, 2, [moved])], 0)
    expect(lines.map(({ seq, turn }) => `${seq}: ${turn}`)).toEqual(['1: 1', '2: 2', '2: 2'])
    expect(linesAround([entry(0, 1, [moved, begins])], 0).map(({ seq }) => seq)).toEqual([1, 1])
  })
})
