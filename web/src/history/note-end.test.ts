import { expect, it } from 'vitest'
import { resultFor } from './note-end.js'

const end = (winners: readonly number[], reason = 'helipad') => ({ winners, reason }) as never

it('a match is won by all people at the screen, by some of them, or by none', () => {
  expect(resultFor(end([0]), [0], 'lost')).toBe('won')
  expect(resultFor(end([2]), [0], 'lost')).toBe('lost')
  expect(resultFor(end([0, 1]), [0, 1], 'lost')).toBe('won')
  expect(resultFor(end([1]), [0, 1], 'lost')).toBe('shared')
})

it('a match without a winner is lost to the dead, unless people ended it or nobody wins there', () => {
  expect(resultFor(end([]), [0], 'lost')).toBe('lost')
  expect(resultFor(end([]), [0], 'nobody')).toBe('open')
  expect(resultFor(end([], 'agreed'), [0], 'lost')).toBe('open')
})
