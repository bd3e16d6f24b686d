import type { BoardLine } from '@shamble/module'
import { describe, expect, it } from 'vitest'
import { columnsOf, layLines, plainLine, widthOf } from './drawn-lines.js'

const MAP: BoardLine = [{ text: '··########··', tone: 'dim' }]
const SAID: BoardLine = [{ text: 'Ana ', tone: 'first' }, { text: 'has three survival left' }]
const written = (lines: readonly BoardLine[], columns: number): string[] =>
  layLines(lines, columns).map((runs) => runs.reduce((line, { column, text }) => line.padEnd(column) + text, ''))

describe('a board of characters', () => {
  it('is as wide as its widest line where there is room', () => {
    expect(columnsOf([MAP, SAID], 80)).toBe(widthOf(SAID))
    expect(written([MAP, SAID], 80)).toEqual(['··########··', 'Ana has three survival left'])
  })

  it('breaks sentences at spaces and leaves a map whole', () => {
    expect(columnsOf([MAP, SAID], 10)).toBe(12)
    expect(written([MAP, SAID], 12)).toEqual(['··########··', 'Ana has', '  three', '  survival', '  left'])
    expect(columnsOf([MAP, SAID], 16)).toBe(16)
    expect(written([MAP, SAID], 16)).toEqual(['··########··', 'Ana has three', '  survival left'])
  })

  it('keeps a word that is longer than every line', () => {
    expect(written([[{ text: 'a veryverylongword' }]], 6)).toEqual(['a veryverylongword'])
  })

  it('keeps tones apart and each at its own column', () => {
    expect(layLines([SAID], 40)).toEqual([
      [
        { column: 0, text: 'Ana ', tone: 'first' },
        { column: 4, text: 'has three survival left', tone: 'plain' },
      ],
    ])
  })

  it('is read without what ends a line', () => {
    expect(plainLine([{ text: ' X ' }, { text: ' · ' }])).toBe(' X  ·')
  })
})
