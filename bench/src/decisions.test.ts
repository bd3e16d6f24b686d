import { expect, it } from 'vitest'
import { barsOf } from './bars.js'
import { decisions } from './decisions.js'
import { findGames, loadGame } from './find-games.js'

it('says what a decision in one seat takes, and holds it to its ceiling', async () => {
  const deadDice = await loadGame(findGames().find((game) => game.id === 'dead-dice')!)
  const [master] = barsOf('dead-dice').decisions!
  const line = decisions(deadDice, { ...master!, options: { ...master!.options, players: 1 }, seat: 1 }, 'test', {
    rounds: 1,
    milliseconds: 1,
  })
  expect(line).toMatchObject({ name: 'dead-dice: a decision of the game master', unit: 'µs', bar: 1000, ceiling: true })
  expect(line.value).toBeGreaterThan(0)
})
