import { describe, expect, it } from 'vitest'
import { namesAt, playerName, RIVALS, rivalName, rivalsAt } from './cast.js'

const bot = { by: 'bot', bot: 'house' } as const
const person = (name: string) => ({ by: 'person', name }) as const
const unnamed = (number: number): string => `Player ${number}`

describe('rivals', () => {
  it('are the same in the same seats, each of them once', () => {
    const six = rivalsAt([bot, bot, bot, bot, bot, bot])
    expect(six).toEqual(RIVALS)
    expect(rivalsAt([person('Ada'), bot, bot])).toEqual([null, six[1], six[2]])
  })

  it('are known for their strength, as far as there are enough of them', () => {
    const at = (...bots: string[]) => rivalsAt(bots.map((level) => ({ by: 'bot', bot: level }) as const))
    expect(at('house', 'master')).toEqual(['odile', 'ida'])
    expect(at('gentle', 'sharp', 'house')).toEqual(['tadeo', 'wanda', 'boris'])
    expect(new Set(at('master', 'master', 'master', 'master', 'master', 'master')).size).toBe(6)
    expect(at('house', 'house', 'house', 'house', 'master')).toEqual(['odile', 'marcus', 'wanda', 'boris', 'ida'])
  })

  it('never bear the name of a person at the table', () => {
    const names = namesAt([person('Marcus'), bot, bot], unnamed)
    expect(new Set(names).size).toBe(3)
    expect(names[1]).toBe(rivalName('wanda'))
  })

  it('have names that begin with different letters: pawns wear them', () => {
    expect(new Set(RIVALS.map((rival) => rival[0])).size).toBe(RIVALS.length)
  })
})

describe('people', () => {
  it('are called by their names, those without one by their number', () => {
    expect(namesAt([person('Ada'), person('')], unnamed)).toEqual(['Ada', 'Player 2'])
  })

  it('who hold several seats are counted', () => {
    expect(namesAt([person('Ada'), bot, person('Ada')], unnamed)).toEqual(['Ada 1', 'Marcus', 'Ada 3'])
  })
})

it('whom the game calls otherwise is named after the rival who plays them', () => {
  expect(playerName('marcus', 'Marcus')).toBe('Marcus')
  expect(playerName('marcus', 'Greta')).toBe('Marcus · Greta')
})
