import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { ledgerOf, partsOf, type Standing } from './ledger.js'

const points = fc.double({ min: 0, max: 100, noNaN: true })
const gain = fc.double({ min: -60, max: 60, noNaN: true })

/** A match of some seats: how they stood at every turn, and what they chose. */
const matches = fc.integer({ min: 1, max: 4 }).chain((seats) => {
  const standing = fc.record({
    turn: fc.nat(99),
    mover: fc.option(fc.integer({ min: 0, max: seats - 1 })),
    chances: fc.array(points, { minLength: seats, maxLength: seats }),
  })
  const chosen = fc.record({
    seat: fc.integer({ min: 0, max: seats - 1 }),
    at: fc.nat(12),
    gains: fc.array(gain, { minLength: seats, maxLength: seats }),
  })
  return fc.record({
    standings: fc.array(standing, { minLength: 2, maxLength: 12 }),
    chosen: fc.array(chosen, { maxLength: 20 }),
  })
})

const tenths = (points: number): number => Math.round(points * 10)

describe('where a result came from', () => {
  it('adds up to the tenth for every seat: start + dice + choices + others = end', () => {
    fc.assert(
      fc.property(matches, ({ standings, chosen }) => {
        for (const { start, dice, choices, others, end } of ledgerOf(standings, partsOf(standings, chosen)))
          expect(tenths(start) + tenths(dice) + tenths(choices) + tenths(others)).toBe(tenths(end))
      }),
    )
  })

  it('adds up in every turn as well', () => {
    fc.assert(
      fc.property(matches, ({ standings, chosen }) => {
        partsOf(standings, chosen).forEach((turn, at) => {
          turn.forEach(({ dice, choice, theirs }, seat) => {
            const moved = standings[at + 1]!.chances[seat]! - standings[at]!.chances[seat]!
            expect(dice + choice + theirs).toBeCloseTo(moved, 9)
          })
        })
      }),
    )
  })

  it('gives each seat what an answer did to it, and dice to the one whose turn it is', () => {
    const standings: Standing[] = [
      { turn: 1, mover: 0, chances: [50, 30, 20] },
      { turn: 2, mover: 1, chances: [45, 33, 22] },
      { turn: 3, mover: null, chances: [0, 100, 0] },
    ]
    const parts = partsOf(standings, [{ seat: 0, at: 0, gains: [-5, 3, 2] }])
    expect(parts[0]).toEqual([
      { choice: -5, theirs: 0, dice: 0 },
      { choice: 0, theirs: 3, dice: 0 },
      { choice: 0, theirs: 2, dice: 0 },
    ])
    const [first, second, third] = ledgerOf(standings, parts)
    expect(first).toEqual({ start: 50, dice: 0, choices: -5, others: -45, end: 0 })
    expect(second).toEqual({ start: 30, dice: 67, choices: 0, others: 3, end: 100 })
    expect(third).toEqual({ start: 20, dice: 0, choices: 0, others: -20, end: 0 })
  })

  it('gives dice to everybody where everybody acts in every turn: a mistake may harm all', () => {
    const standings: Standing[] = [
      { turn: 1, mover: null, chances: [50, 40] },
      { turn: 2, mover: null, chances: [0, 100] },
    ]
    expect(ledgerOf(standings, partsOf(standings, [{ seat: 0, at: 0, gains: [-5, -4] }]))).toEqual([
      { start: 50, dice: -45, choices: -5, others: 0, end: 0 },
      { start: 40, dice: 64, choices: 0, others: -4, end: 100 },
    ])
  })

  it('knows one seat alone', () => {
    const standings = [
      { turn: 1, mover: 0, chances: [40] },
      { turn: 2, mover: null, chances: [100] },
    ]
    expect(ledgerOf(standings, partsOf(standings, [{ seat: 0, at: 0, gains: [-10] }]))).toEqual([
      { start: 40, dice: 70, choices: -10, others: 0, end: 100 },
    ])
  })
})
