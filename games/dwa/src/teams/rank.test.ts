import { describe, expect, it } from 'vitest'
import { rankAt, xpFor } from './rank.js'

describe('levels', () => {
  it('[DWA-16.4.2.b] begin at the printed experience', () => {
    expect([1, 2, 3, 4, 5, 6].map(xpFor)).toEqual([0, 6, 15, 25, 36, 48])
  })

  it('[R-78] go on with steps of n + 6', () => {
    expect([7, 8, 9].map(xpFor)).toEqual([61, 75, 90])
  })

  it('[DWA-16.4.2.b] are reached at exactly that much', () => {
    expect([0, 5, 6, 14, 15, 24, 25, 60, 61].map(rankAt)).toEqual([1, 1, 2, 2, 3, 3, 4, 6, 7])
  })
})
