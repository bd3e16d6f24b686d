import { expect, it } from 'vitest'
import { withoutQuotes } from './position-line.js'

it('a quotation that is not closed is none, however many are in it', () => {
  expect(withoutQuotes(String.raw`a "b \"c\"", d "e"`)).toEqual({ bare: 'a "0", d "1"', quoted: ['b "c"', 'e'] })
  for (const open of ['a "b c', String.raw`a "b\"`, 'a "b\nc "d"', 'a "b\\', `a "${String.raw`\"`.repeat(400_000)}`])
    expect(() => withoutQuotes(open)).toThrow('position')
})
