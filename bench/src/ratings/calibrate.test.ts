import { describe, expect, it } from 'vitest'
import { calibrated, heldUnder } from './calibrate.js'
import type { Pair } from './pairs.js'

const pair = (cost: number, longCost: number, stands = 1): Pair => ({ cost, error: 0, longCost, longError: 0, stands })
const BY = { below: { best: 1, fine: 3, mistake: 6 }, benefit: 0 }

describe('ratings under a longer look', () => {
  it('are counted by what they were, and weigh as much as they stand for', () => {
    const held = heldUnder([pair(0, 0, 30), pair(0, 2, 30), pair(2, 2), pair(5, 7), pair(9, 9)], BY)
    expect(held.best).toEqual({ looked: 2, held: 1, share: 0.5 })
    expect(held.fine).toEqual({ looked: 1, held: 1, share: 1 })
    expect(held.mistake).toEqual({ looked: 1, held: 0, share: 0 })
    expect(held.all).toEqual({ looked: 5, held: 3, share: 0.508 })
  })

  it('get the finest thresholds by which each of them holds', () => {
    // What costs 2 by the first look costs 4 by the longer one: no threshold may stand between.
    const pairs = [pair(0, 0), pair(2, 4), pair(5, 5.2), pair(9, 9)]
    expect(calibrated(pairs)).toEqual({ below: { best: 0.5, fine: 5, mistake: 6 }, benefit: 0 })
  })

  it('get those by which the weakest holds best where none are good enough', () => {
    const swapped = [pair(0, 0, 100), pair(2, 9), pair(5, 5), pair(9, 2)]
    const by = calibrated(swapped)
    expect(heldUnder(swapped, by!).all.share).toBeGreaterThanOrEqual(0.9)
  })

  it('cannot be measured where some rating is never given', () => {
    expect(calibrated([pair(0, 0)])).toBeNull()
  })
})
