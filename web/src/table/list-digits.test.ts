import { expect, it } from 'vitest'
import { byDigits, digitOf } from './list-digits.js'

const eleven = Array.from({ length: 11 }, (_, i) => i)

it('the tenth entry of a list is 0, and the eleventh has no digit that another one has', () => {
  expect(eleven.map(digitOf)).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '0', ''])
})

it('a digit does what is written beside it', () => {
  const done: number[] = []
  const keys = byDigits(eleven.map((i) => () => void done.push(i)))
  for (const digit of '1290') keys[digit]!()
  expect(done).toEqual([0, 1, 8, 9])
  expect(Object.keys(keys)).toHaveLength(10)
})
