import { describe, expect, it } from 'vitest'
import { layMoments, wordsWidth } from './lanes.js'

const moment = (seq: number, weight: number, words = 'A person does something') => ({ seq, weight, words })
const BOUNDS = { from: 0, to: 1000 }
const xOf = (seq: number): number => seq

describe('key moments above a race', () => {
  it('keep the weightiest where there is no room for all', () => {
    const laid = layMoments([moment(100, 1), moment(104, 9), moment(108, 5)], xOf, BOUNDS)
    expect(laid.map(({ seq }) => seq)).toContain(104)
    expect(
      layMoments(
        Array.from({ length: 40 }, (_, i) => moment(i * 25, i % 7)),
        xOf,
        BOUNDS,
      ).length,
    ).toBeLessThan(8)
  })

  it('never lay words on words, nor a stem through words', () => {
    const laid = layMoments(
      Array.from({ length: 30 }, (_, i) => moment(i * 33, (i * 7) % 11)),
      xOf,
      BOUNDS,
    )
    const span = ({ x, side, words }: (typeof laid)[number]): [number, number] =>
      side === 'right' ? [x, x + 10 + wordsWidth(words)] : [x - 10 - wordsWidth(words), x]
    for (const a of laid)
      for (const b of laid) {
        if (a === b) continue
        const [[from, to], [otherFrom, otherTo]] = [span(a), span(b)]
        if (a.row === b.row) expect(to <= otherFrom || otherTo <= from).toBe(true)
        if (a.row < b.row) expect(a.x <= otherFrom || a.x >= otherTo).toBe(true)
      }
  })

  it('turn the words of a late moment to the left', () => {
    expect(layMoments([moment(990, 1)], xOf, BOUNDS)).toMatchObject([{ side: 'left', row: 0 }])
    expect(layMoments([moment(10, 1)], xOf, BOUNDS)).toMatchObject([{ side: 'right', row: 0 }])
  })

  it('come in the order of the record', () => {
    const laid = layMoments([moment(900, 9), moment(20, 1), moment(500, 5)], xOf, BOUNDS)
    expect(laid.map(({ seq }) => seq)).toEqual([20, 500, 900])
  })
})
