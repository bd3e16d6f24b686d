import { expect, it } from 'vitest'
import { placeOf } from './outcome.js'

const LINES = [
  { name: 'Red', values: [0, 4] },
  { name: 'Blue', values: [0, 9] },
  { name: 'Green', values: [0, 6] },
]

it('someone who has not won comes in behind the winner and everybody who got farther', () => {
  // Green has won by the helipad: fewer zombies than Blue.
  expect(placeOf(LINES, 'Blue', ['Green'])).toBe(2)
  expect(placeOf(LINES, 'Red', ['Green'])).toBe(3)
})

it('a winner has no other place, nor has anybody where nobody has won or who has no line', () => {
  expect(placeOf(LINES, 'Green', ['Green'])).toBeNull()
  expect(placeOf(LINES, 'Red', [])).toBeNull()
  expect(placeOf(LINES, 'Peter', ['Green'])).toBeNull()
})
