import type { ViewBase } from '@shamble/kernel'
import { speaker } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import type { Words } from '../games/table-game.js'
import { outcomeWords, placeOf, standingsOf } from './outcome.js'

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

it('the standings begin with the winner, and go on by how far everybody got', () => {
  const names = (winners: string[]) => standingsOf(LINES, winners).map(({ name }) => name)
  expect(names(['Green'])).toEqual(['Green', 'Blue', 'Red'])
  expect(names(['Red'])).toEqual(['Red', 'Blue', 'Green'])
  // Clocks and crowds are no players: they stay as the game puts them.
  expect(names([])).toEqual(['Red', 'Blue', 'Green'])
  expect(names(['Peter'])).toEqual(['Red', 'Blue', 'Green'])
})

describe('why a match has ended', () => {
  const text = {
    'reason.line': 'four in a line',
    'reason.exit': 'the exit was reached',
    'ending.won_other': '{{seat}} win',
    'ending.why.exit': '{{seat}} got out.',
    'ending.why.exit.mine': 'You got out.',
  }
  const words: Words = { language: 'en', speak: speaker('en', text), seat: (seat) => LINES[seat]!.name }
  const over = (winners: number[], reason: string): ViewBase =>
    ({ outcome: { winners, reason, rule: 'X' } }) as unknown as ViewBase
  const whyOf = (winners: number[], reason: string, alone: number | null = null): string =>
    outcomeWords(over(winners, reason), { nobodyWins: 'lost' }, words, alone).why

  it('is said in the words of the game, to the winner too', () => {
    expect(whyOf([1], 'exit')).toBe('Blue got out.')
    expect(whyOf([1], 'exit', 0)).toBe('Blue got out.')
    expect(whyOf([1], 'exit', 1)).toBe('You got out.')
  })

  it('names those who have won together', () => {
    const { headline } = outcomeWords(over([0, 1, 2], 'exit'), { nobodyWins: 'lost' }, words)
    expect(headline).toBe('Red, Blue and Green win')
  })

  it('is what the game itself has to say, where it says more than the reason', () => {
    const told = (said: string | null): string =>
      outcomeWords(over([1], 'line'), { nobodyWins: 'lost', why: () => said }, words).why
    expect(told('Four in a row of seven.')).toBe('Four in a row of seven.')
    expect(told(null)).toBe('Four in a line.')
  })

  it('is the reason alone where the game has no words for it, or nobody has won', () => {
    expect(whyOf([1], 'line')).toBe('Four in a line.')
    expect(whyOf([], 'exit')).toBe('The exit was reached.')
  })
})
