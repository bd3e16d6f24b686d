import { expect, it } from 'vitest'
import { niceAbove } from './TimeChart.js'

it('an axis ends at a round figure that nothing reaches over', () => {
  expect([0.5, 0.51, 1, 1.2, 3, 5, 7, 12, 99].map(niceAbove)).toEqual([0.5, 1, 1, 2, 5, 5, 10, 20, 100])
})
