import { resolveOptions } from '@shamble/module'
import { expect, it } from 'vitest'
import { settings } from '../app/settings.js'
import { fetchGame } from '../games/fetch.js'
import { history } from './history.js'
import { noteEnd, resultFor } from './note-end.js'

const end = (winners: readonly number[], reason = 'helipad') => ({ winners, reason }) as never

it('a match is won by all people at the screen, by some of them, or by none', () => {
  expect(resultFor(end([0]), [0], 'lost')).toBe('won')
  expect(resultFor(end([2]), [0], 'lost')).toBe('lost')
  expect(resultFor(end([0, 1]), [0, 1], 'lost')).toBe('won')
  expect(resultFor(end([1]), [0, 1], 'lost')).toBe('shared')
})

it('a match without a winner is lost to the dead, unless people ended it or nobody wins there', () => {
  expect(resultFor(end([]), [0], 'lost')).toBe('lost')
  expect(resultFor(end([]), [0], 'nobody')).toBe('open')
  expect(resultFor(end([], 'agreed'), [0], 'lost')).toBe('open')
})

it('a match is remembered in whichever language it was played', async () => {
  settings.patch({ language: 'fr' })
  const module = await fetchGame('tic-tac-toe')
  const game = { module, nobodyWins: 'nobody', replay: { lines: () => [] } }
  const view = { turn: 5, options: resolveOptions(module.game.options, {}) }
  const seats = [
    { by: 'person', name: '' },
    { by: 'bot', bot: 'usual' },
  ]
  await noteEnd('m', game as never, { view, seats, outcome: end([0]) } as never, 1)
  settings.patch({ language: 'en' })
  expect(history.get()).toMatchObject([{ match: 'm', game: 'tic-tac-toe', turns: 5, result: 'won' }])
})
