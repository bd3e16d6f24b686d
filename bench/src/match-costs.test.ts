import { expect, it } from 'vitest'
import { findGames, loadGame } from './find-games.js'
import { matchCosts } from './match-costs.js'

it('weighs a match and its record, and holds each figure to its ceiling', async () => {
  const module = await loadGame(findGames().find((game) => game.id === 'dawn')!)
  const lines = matchCosts(module, 'test')
  expect(lines.map(({ unit, bar, ceiling }) => [unit, bar, ceiling])).toEqual([
    ['MB', 4, true],
    ['ms', 100, true],
    ['B', 400, true],
  ])
  const [memory, ...others] = lines.map(({ value }) => value)
  // What else is set free meanwhile may outweigh a short match.
  expect(memory).toSatisfy(Number.isFinite)
  expect(others.every((value) => value > 0)).toBe(true)
})

it('weighs nothing where a game is held to nothing', async () => {
  const module = await loadGame(findGames().find((game) => game.id === 'tic-tac-toe')!)
  expect(matchCosts(module, 'test')).toEqual([])
})
