import { expect, it } from 'vitest'
import { barsOf } from './bars.js'
import { findGames, loadGame } from './find-games.js'
import { forecast } from './forecasts.js'

const deadDice = await loadGame(findGames().find((game) => game.id === 'dead-dice')!)
const [pool] = barsOf('dead-dice').forecasts!
const effort = { rounds: 1, milliseconds: 1 }

it('says what the odds of one answer take, and holds it to its ceiling', () => {
  expect(forecast(deadDice, pool!, 'test', effort)).toMatchObject({ unit: 'ms', bar: 0.5, ceiling: true })
})

it('measures nothing where less bears on it than is meant, or where nothing is answered', () => {
  expect(() => forecast(deadDice, { ...pool!, answer: 'shoot 4' }, 'test', effort)).toThrow('4 modifiers, 5 are meant')
  expect(() => forecast(deadDice, { ...pool!, answer: 'no such answer' }, 'test', effort)).toThrow('is no answer')
})
