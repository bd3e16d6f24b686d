import { BrokenInvariant } from '@shamble/kernel'
import { describe, expect, it } from 'vitest'
import { advance, pathLength } from './path.js'

const at = (x: number, y: number) => ({ x, y })

describe('a path', () => {
  it('is as long as its legs together, rounded up once', () => {
    expect(pathLength([at(0, 0), at(3, 4), at(3, 10)])).toBe(11)
    expect(pathLength([at(0, 0), at(1, 1)])).toBe(2)
    // Twice the root of 2 is 2.83; rounding each leg would give 4.
    expect(pathLength([at(0, 0), at(1, 1), at(0, 2)])).toBe(3)
    expect(pathLength([at(5, 5)])).toBe(0)
    expect(pathLength([at(5, 5), at(5, 5)])).toBe(0)
  })

  it('is rounded rightly where doubles cannot tell', () => {
    // 15716.00000000000089 and 30380.99999999999987: both come out whole when the roots are simply added.
    expect(pathLength([at(0, 0), at(1312, 9744), at(5321, 8744), at(6093, 7171)])).toBe(15_717)
    expect(pathLength([at(100, 0), at(370, 9997), at(8104, 1727), at(17, 5806)])).toBe(30_381)
  })
})

describe('an advance', () => {
  it('goes as far as asked and truncates each component towards zero', () => {
    expect(advance(at(100, 100), 3, 4, 50)).toEqual(at(130, 140))
    expect(advance(at(100, 100), 1, 1, 10)).toEqual(at(107, 107))
    expect(advance(at(100, 100), -1, -1, 10)).toEqual(at(93, 93))
    expect(advance(at(100, 100), -1, 1, -10)).toEqual(at(107, 93))
    expect(advance(at(100, 100), 0, -9, 12)).toEqual(at(100, 88))
    expect(advance(at(100, 100), 7, 1, 0)).toEqual(at(100, 100))
  })

  it('is truncated rightly where doubles are doubtful', () => {
    // 29.99999984 and 9932.0000002.
    expect(advance(at(0, 0), 9680, 1, 30)).toEqual(at(29, 0))
    expect(advance(at(0, 0), 9936, 141, 9933)).toEqual(at(9932, 140))
    expect(advance(at(0, 0), 10_000, 0, 10_000)).toEqual(at(10_000, 0))
  })

  it('needs a direction', () => {
    expect(() => advance(at(1, 1), 0, 0, 5)).toThrow(BrokenInvariant)
  })
})
