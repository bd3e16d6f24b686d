import { expect, it } from 'vitest'
import { BadUsage, readCommandLine } from './command-line.js'

const KNOWN = ['chess', 'go']

it('measures everything at length when nothing is said', () => {
  expect(readCommandLine([], KNOWN)).toEqual({ games: null, online: null, effort: 'full', form: 'table', help: false })
})

it('takes a choice of games, less time and JSON', () => {
  expect(readCommandLine(['--games', 'go,chess', '--quick', '--json'], KNOWN)).toEqual({
    games: ['go', 'chess'],
    online: [],
    effort: 'quick',
    form: 'json',
    help: false,
  })
})

it('takes a choice of what is measured of the server, alone or beside games', () => {
  expect(readCommandLine(['--online', 'bytes,start'], KNOWN)).toMatchObject({ games: [], online: ['bytes', 'start'] })
  expect(readCommandLine(['--online', 'delay', '--games', 'go'], KNOWN)).toMatchObject({
    games: ['go'],
    online: ['delay'],
  })
  expect(() => readCommandLine(['--online', 'luck'], KNOWN)).toThrow('nothing of the server is called "luck"')
})

it('refuses games that do not exist, unknown options and stray words', () => {
  expect(() => readCommandLine(['--games', 'poker'], KNOWN)).toThrow('no game is called "poker"; there are chess, go')
  for (const wrong of [['--slow'], ['--games'], ['chess']])
    expect(() => readCommandLine(wrong, KNOWN)).toThrow(BadUsage)
})
