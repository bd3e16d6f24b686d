import { expect, it } from 'vitest'
import type { Played } from '../history/history.js'
import { overTime } from './over-time.js'

let day = 0
const played = (looked?: Played['looked'], more: Partial<Played> = {}): Played => ({
  match: `m${++day}`,
  game: 'zombies',
  set: null,
  ended: day,
  turns: 10,
  result: 'won',
  place: null,
  people: ['Ada'],
  rivals: [],
  ...(looked === undefined ? {} : { looked }),
  ...more,
})
const all = (): boolean => true

it('a decision counts as much as any other, in a short game and in a long one', () => {
  const [zombies] = overTime(
    [played({ decisions: 10, cost: 10, luck: 4 }), played({ decisions: 30, cost: 10, luck: -1 })],
    all,
  )
  expect(zombies).toMatchObject({ game: 'zombies', rate: 0.5, luck: 1.5, open: [] })
  expect(zombies!.looked.map(({ rate, lately }) => [rate, lately])).toEqual([
    [1, 1],
    [1 / 3, 0.5],
  ])
})

it('the line follows the last five games', () => {
  const games = [9, 0, 0, 0, 0, 5].map((cost) => played({ decisions: 1, cost, luck: 0 }))
  expect(overTime(games, all)[0]!.looked.map(({ lately }) => lately)).toEqual([9, 4.5, 3, 2.25, 1.8, 1])
})

it('tells which games nobody has analysed, the latest first, and leaves out those that nobody can', () => {
  const [first, pair, second] = [played(), played(undefined, { people: ['Ada', 'Bo'] }), played()]
  const history = [first, pair, second, played(undefined, { game: 'chess' })]
  const found = overTime(history, (game) => game === 'zombies')
  expect(found.map(({ game, open }) => [game, open])).toEqual([['zombies', [second, first]]])
  expect(found[0]).toMatchObject({ looked: [], rate: 0, luck: 0 })
})

it('a game without a decision says nothing', () => {
  const [zombies] = overTime([played({ decisions: 0, cost: 0, luck: 0 })], all)
  expect(zombies).toMatchObject({ looked: [], rate: 0, open: [] })
})
