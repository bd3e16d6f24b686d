import { expect, it } from 'vitest'
import { findGames, loadGame } from './find-games.js'
import { wholeGames } from './whole-games.js'

it('measures a game in every setting that it has, and holds each to its floor', async () => {
  const module = await loadGame(findGames().find((game) => game.id === 'zombies')!)
  const lines = wholeGames(module, 'test', { rounds: 1, milliseconds: 1 })
  expect(lines.map(({ name, unit, bar }) => [name, unit, bar])).toEqual([
    ['zombies: random whole games, 2 seats', 'games/s', null],
    ['zombies: decisions of random games, 2 seats', 'decisions/s', 100_000],
    ['zombies: random whole games, 6 seats', 'games/s', null],
    ['zombies: decisions of random games, 6 seats', 'decisions/s', 100_000],
  ])
})

it('and one that has none as it is usually played', async () => {
  const module = await loadGame(findGames().find((game) => game.id === 'tic-tac-toe')!)
  const names = wholeGames(module, 'test', { rounds: 1, milliseconds: 1 }).map(({ name }) => name)
  expect(names).toEqual(['tic-tac-toe: random whole games', 'tic-tac-toe: decisions of random games'])
})
