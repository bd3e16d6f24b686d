import type { LogEntry } from '@shamble/record'
import { describe, expect, it } from 'vitest'
import { columnsOf, farOf, indexAt, placeOf } from './columns.js'

const entry = (turn: number, after: number): LogEntry => ({
  seq: after - 1,
  after,
  turn,
  seat: 0,
  answer: null,
  events: [],
})
const ENTRIES = [entry(1, 1), entry(1, 4), entry(1, 5), entry(2, 9), entry(3, 12), entry(3, 13)]

describe('the columns of a race', () => {
  const columns = columnsOf(ENTRIES)

  it('are one a turn, with its moves', () => {
    expect(columns.map(({ turn, first, entries }) => [turn, first, entries.length])).toEqual([
      [1, 0, 3],
      [2, 3, 1],
      [3, 4, 2],
    ])
    expect(columnsOf([])).toEqual([])
  })

  it('tell turn and move of any entry', () => {
    expect(placeOf(columns, 0)).toEqual({ column: 0, move: 1, of: 3 })
    expect(placeOf(columns, 3)).toEqual({ column: 1, move: 1, of: 1 })
    expect(placeOf(columns, 5)).toEqual({ column: 2, move: 2, of: 2 })
    expect(placeOf([], 0)).toEqual({ column: 0, move: 1, of: 1 })
  })

  it('lead back from every place to the entry there', () => {
    for (const i of ENTRIES.keys()) expect(indexAt(columns, farOf(placeOf(columns, i)))).toBe(i)
    expect(indexAt(columns, -3)).toBe(0)
    expect(indexAt(columns, 99)).toBe(5)
  })
})
