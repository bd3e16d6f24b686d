import { expect, it } from 'vitest'
import { BadUsage, readCommandLine } from './command-line.js'

const KNOWN = ['chess', 'go']

it('measures everything at length when nothing is said', () => {
  expect(readCommandLine([], KNOWN)).toEqual({ games: null, effort: 'full', form: 'table', help: false })
})

it('takes a choice of games, less time and JSON', () => {
  expect(readCommandLine(['--games', 'go,chess', '--quick', '--json'], KNOWN)).toEqual({
    games: ['go', 'chess'],
    effort: 'quick',
    form: 'json',
    help: false,
  })
})

it('refuses games that do not exist, unknown options and stray words', () => {
  expect(() => readCommandLine(['--games', 'poker'], KNOWN)).toThrow('no game is called "poker"; there are chess, go')
  for (const wrong of [['--slow'], ['--games'], ['chess']])
    expect(() => readCommandLine(wrong, KNOWN)).toThrow(BadUsage)
})
