import { expect, it } from 'vitest'
import { barsOf } from './bars.js'
import { checks } from './checks.js'
import { findGames, loadGame } from './find-games.js'

const dwa = await loadGame(findGames().find((game) => game.id === 'dwa')!)
const [walks, templates] = barsOf('dwa').checks!
const effort = { rounds: 1, milliseconds: 1 }

it('says what checking one composed answer takes, and holds it to its ceiling', () => {
  for (const bars of [walks!, templates!])
    expect(checks(dwa, bars, 'test', effort)).toMatchObject({ unit: 'ms', bar: 0.5, ceiling: true })
})

it('measures nothing where nothing of that kind can be composed', () => {
  expect(() => checks(dwa, { ...walks!, answers: ['flame 1,1'] }, 'test', effort)).toThrow('nothing of that kind')
  expect(() => checks(dwa, { ...walks!, answers: ['no such answer'] }, 'test', effort)).toThrow('is no answer')
})
