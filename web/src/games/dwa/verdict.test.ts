import type { DwaView } from '@shamble/game-dwa/table'
import { expect, it } from 'vitest'
import type { Words } from '../table-game.js'
import { begun } from './begun.fixture.js'
import { verdict } from './verdict.js'
import shop from './window.js'

const { view } = begun('walk', shop.position, shop.options)
const words: Words = {
  speak: (key, params = {}) => [key, ...Object.values(params)].join(' '),
  language: 'en',
  seat: String,
}
const said = (...result: string[]): string | null => {
  const teams = result.map((_, team) => ({ ...view.teams[0]!, name: `Team ${team}` }))
  return verdict({ ...view, result, teams } as DwaView, words)
}

it('a victory is told by what the scenario asked for, a defeat by what was missing', () => {
  expect(said('major')).toBe('dwa.verdict.major four leave by the east edge')
  expect(said('minor')).toBe('dwa.verdict.minor three leave by the east edge')
  expect(said('deadMinor')).toBe('dwa.verdict.deadMinor three leave by the east edge')
  expect(said('deadMajor')).toBe('dwa.verdict.deadMajor dwa.want.nobody')
})

it('of several teams those are named that have won, and all where none has', () => {
  expect(said('deadMinor', 'major')).toBe('event.result.major Team 1')
  expect(said('deadMinor', 'deadMajor')).toBe('event.result.deadMinor Team 0 event.result.deadMajor Team 1')
})

it('a match that was given up has no verdict', () => {
  expect(said()).toBeNull()
})
