import dwa from '@shamble/game-dwa'
import type { GameEvent } from '@shamble/kernel'
import { LANGUAGES } from '@shamble/module'
import { expect, it } from 'vitest'
import type { Words } from '../table-game.js'
import { begun } from './begun.fixture.js'
import { isSummed, isVolley, rollWords } from './rolls.js'
import { hasScene, isBriefScene } from './scene.js'
import shop from './window.js'

const { view } = begun('blast', shop.position, shop.options)
const words: Words = {
  speak: (key, params = {}) =>
    key === 'number.percent'
      ? `${params['n']}%`
      : key === 'number.point'
        ? '.'
        : [key, ...Object.values(params)].join(' '),
  language: 'en',
  seat: String,
}
const said = (kind: string, dice: number[], more: object = {}): string =>
  rollWords({ kind, dice, rule: 'DWA-9.a', ...more } as unknown as GameEvent, view, words)
const MINUS = [{ rule: 'R-80.2', value: -1 }]

it('a die says from which score it succeeds, with all that changes it', () => {
  expect(said('wounds-held', [4], { about: { need: 3 } })).toBe('dwa.roll.wounds 3 66.7%')
  expect(said('wounds-held', [4], { about: { need: 3 }, modifiers: MINUS })).toBe('dwa.roll.wounds 4 50%')
  expect(said('blow-missed', [2], { data: { need: 5 } })).toBe('dwa.roll.hits 5 33.3%')
  expect(said('battery-flat', [2], { about: { need: 3 } })).toBe('dwa.roll.works 3 66.7%')
})

it('a test that no roll can pass, or every roll, says so', () => {
  expect(said('grenade-strays', [4], { modifiers: [{ rule: 'R-80.2', value: -3 }] })).toBe('dwa.roll.never')
  expect(said('wounds-held', [1], { about: { need: 1 } })).toBe('dwa.roll.always')
})

it('a fear test counts what changes its dice', () => {
  expect(said('brave', [2, 3], { data: { need: 7, total: 5 } })).toBe('dwa.roll.fear 7 58.3%')
  expect(said('brave', [2, 3], { data: { need: 7, total: 4 } })).toBe('dwa.roll.fear 8 72.2%')
})

it('a fear test whose dice cannot matter says so instead of a sum that no dice show', () => {
  expect(said('frightened', [2, 3], { data: { need: 1, total: 5 } })).toBe('dwa.roll.fear.never')
  expect(said('brave', [2, 3], { data: { need: 12, total: 5 } })).toBe('dwa.roll.fear.always')
})

it('the fear tests of a team are one volley', () => {
  expect(['brave', 'frightened', 'wounds-held'].map((kind) => isVolley({ kind, rule: 'DWA-13.a' }))).toEqual([
    true,
    true,
    false,
  ])
})

it('only dice that count together are added up', () => {
  const summed = ['brave', 'grenade-scatters', 'search-object', 'burst', 'shot-elim', 'broke-in'].filter((kind) =>
    isSummed({ kind, rule: 'DWA-9.a' }),
  )
  expect(summed).toEqual(['brave', 'grenade-scatters', 'search-object'])
})

it('of several dice that are looked at one by one, one is enough', () => {
  // What changes the attack of a zombie is in its need already.
  expect(said('zombie-hit', [6, 1], { data: { need: 6 }, modifiers: MINUS })).toBe('dwa.roll.hits 6 30.6%')
  expect(said('no-jam', [4, 5])).toBe('dwa.roll.fails 3 55.6%')
  expect(said('jammed', [2], { rule: 'DWA-11.3.d' })).toBe('dwa.roll.fails 4 50%')
})

it('a roll that is no test says what it decides', () => {
  expect(said('search-number', [3])).toBe('dwa.roll.count')
  expect(said('search-object', [3])).toBe('dwa.roll.find')
  expect(said('shot-elim', [5], { data: { whom: 'Zombie 4' } })).toBe('dwa.roll.shot Zombie 4')
  expect(said('burst', [5, 1, 2])).toBe('dwa.roll.burst')
  expect(said('blast-die.none', [1], { data: { whom: 'Zombie 4' } })).toBe('dwa.roll.explosion Zombie 4')
  expect(said('grenade-scatters', [3, 4])).toBe('dwa.roll.far')
  expect(said('grenade-direction', [17])).toBe('dwa.roll.direction')
})

it('fire is a small moment, no matter who burns', () => {
  const event = { kind: 'caught-fire', rule: 'DWA-11.2.7.3.g', about: { figure: -3 } } as unknown as GameEvent
  expect([hasScene(event, 0), isBriefScene(event)]).toEqual([true, true])
})

it('no line of the log counts dice where the page would draw them', () => {
  const counted = LANGUAGES.flatMap((language) =>
    Object.entries(dwa.text![language]).filter(([key, said]) => /^event\./.test(key) && said.includes('{{dice}}')),
  )
  expect(counted).toEqual([])
})
