import { expect, it } from 'vitest'
import { surroundings } from './Ghosts.js'
import { randomGame } from './random-games.js'

function firstOf<T>(all: Iterable<T>, fits: (one: T) => boolean): T {
  for (const one of all) if (fits(one)) return one
  throw new Error('none fits')
}

it('places that no tile can ever take are shown as long as tiles are left, and the game goes on', () => {
  const deadIn = (view: Parameters<typeof surroundings>[0]): number => surroundings(view, []).dead.length
  const found = firstOf(randomGame('staged', { seats: 4 }, 3000), ({ view }) => deadIn(view) > 0)
  const outcome = { winners: [0], reason: 'helicopter', rule: 'X' }
  expect(deadIn({ ...found.view, townStack: [], baseStack: [] })).toBe(0)
  expect(deadIn({ ...found.view, outcome })).toBe(0)
})
