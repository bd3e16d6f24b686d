import { NO_CHOICES } from '@shamble/host'
import type { Action } from '@shamble/kernel'
import { expect, it } from 'vitest'
import { settings } from '../app/settings.js'
import type { PromptKey, TableGame, TablePart, Words } from '../games/table-game.js'
import { promptKeys, rollQuestion } from './prompt-keys.js'
import type { Session } from './session.js'
import { EMPTY, type TableState } from './table-state.js'

interface Asked {
  readonly actions: readonly string[]
  readonly pass?: string
  /** Answers that are places on the board. */
  readonly places?: readonly string[]
  readonly hopeless?: readonly string[]
  readonly grave?: readonly string[]
  /** The place that is picked: all places are answers there. */
  readonly picked?: string
  /** Places that have a key besides. */
  readonly listed?: readonly string[]
}

/** The answer whose key is filled. */
const filled = (asked: Asked, hint?: string): string | undefined => keysFor(asked, hint).find(({ main }) => main)?.id

function keysFor(asked: Asked, hint?: string): readonly PromptKey[] {
  const { actions, pass, places = [], hopeless = [], grave = [], listed = [], picked } = asked
  const offered = [...actions, ...places].map((type) => ({ type }))
  const game = {
    module: {
      notation: { write: ({ type }: Action) => type },
      label: ({ type }: Action) => type,
      game: { odds: (_: unknown, { type }: Action) => ({ results: [{ ways: hopeless.includes(type) ? 0 : 1 }] }) },
    },
    keyNote: () => '',
    listed: ({ type }: Action) => listed.includes(type),
    spots: ({ type }: Action) => (places.includes(type) ? [picked ?? type] : []),
    isGrave: ({ type }: Action) => grave.includes(type),
    size: ({ type }: Action) => type.length,
  } as unknown as TableGame
  const choices = { ...NO_CHOICES, asked: true, actions: offered, pass: pass === undefined ? null : { type: pass } }
  const part = {
    words: { speak: String },
    view: {},
    choices,
    picked: picked === undefined ? [] : [picked],
    lit: new Map(),
    routes: new Map(),
  }
  const session = { wants: () => true, matching: () => offered } as unknown as Session
  const state = hint === undefined ? EMPTY : { ...EMPTY, hint: { action: { type: hint }, reason: null } }
  return promptKeys(part as unknown as TablePart, game, session, state as TableState)
}

it('a response is filled with letting it happen', () => {
  expect(filled({ actions: ['play', 'pass'], pass: 'pass' })).toBe('pass')
})

it('what ends or goes on by itself is filled, though something can be done on the board', () => {
  expect(filled({ actions: ['open', 'finish'], places: ['walk'] })).toBe('finish')
  expect(filled({ actions: ['auto'], places: ['put'] })).toBe('auto')
})

it('the only answer is filled, and of several that do something the first that can come off', () => {
  expect(filled({ actions: ['pay'] })).toBe('pay')
  expect(filled({ actions: ['shoot', 'climb'], hopeless: ['shoot'] })).toBe('climb')
  expect(filled({ actions: ['shoot', 'climb'], hopeless: ['shoot', 'climb'] })).toBeUndefined()
})

it('of several answers of one kind none is filled', () => {
  expect(filled({ actions: ['pay', 'pay'] })).toBeUndefined()
  expect(filled({ actions: ['pass'], places: ['activate', 'activate'], listed: ['activate'] })).toBeUndefined()
  expect(filled({ actions: ['open', 'finish'], places: ['activate', 'activate'], listed: ['activate'] })).toBe('finish')
})

it('the one who can act comes before the end of the phase', () => {
  expect(filled({ actions: ['endPhase'], places: ['activate'], listed: ['activate'] })).toBe('activate')
})

it('of several answers at a place one that can come off is filled, and none that nobody gives by mistake', () => {
  const at = (...types: string[]) => ({ places: types, picked: 'here' })
  expect(filled({ actions: [], ...at('throw', 'help'), hopeless: ['throw'] })).toBe('help')
  expect(filled({ actions: [], ...at('attack', 'help'), grave: ['attack'] })).toBe('help')
  expect(filled({ actions: [], ...at('attack'), grave: ['attack'] })).toBeUndefined()
})

it('of several answers of one kind at a place none is filled, and the largest comes first', () => {
  const at = (...types: string[]) => ({ actions: [], places: types, picked: 'here' })
  expect(filled(at('activate', 'activate'))).toBeUndefined()
  expect(filled(at('activate', 'help', 'activate'))).toBeUndefined()
  expect(keysFor(at('two', 'three')).map(({ id }) => id)).toEqual(['three', 'two', 'back'])
})

it('a die in the hand has its own question and key, whatever else is asked', () => {
  const roll = { kind: 'rolled', rule: 'X', dice: [3, 4] }
  const staging = { cue: 'ready', roll, before: {}, answer: null, odds: null }
  const state = { ...EMPTY, staging } as unknown as TableState
  const words = { speak: (key: string, params?: object) => `${key} ${JSON.stringify(params)}` } as unknown as Words
  const game = {} as TableGame
  expect(rollQuestion(state, game, words)).toBe('roll.ask {"count":2}')
  expect(rollQuestion(state, { rollWords: () => '50%' } as unknown as TableGame, words)).toBe('50%')
  expect(rollQuestion(EMPTY, game, words)).toBeNull()
  let thrown = 0
  const session = { throwDie: () => thrown++ } as unknown as Session
  const [main, withSound] = promptKeys({ words } as unknown as TablePart, game, session, state)
  expect(main).toMatchObject({ id: 'roll', main: true })
  // Sound is offered with the first die, and only with that.
  withSound!.run()
  expect([settings.get().sound, thrown]).toEqual([true, 1])
  expect(promptKeys({ words } as unknown as TablePart, game, session, state)).toHaveLength(1)
})

it('advice is filled where it has a key; else what goes on by itself stays filled', () => {
  const asked = { actions: ['open', 'finish'], places: ['walk'] }
  expect(filled(asked, 'open')).toBe('open')
  expect(filled(asked, 'walk')).toBe('finish')
})

it('of the keys that a game has of its own the advised one is filled where the game fills none', () => {
  const own = (types: readonly string[], hint?: string, filled = ''): string | undefined => {
    const keys = types.map((id) => ({ id, label: id, note: '', main: id === filled, refusal: null, run: () => {} }))
    const odds = (_: unknown, { type }: Action) => ({ results: [{ ways: type === 'hopeless' ? 0 : 1 }] })
    const game = {
      module: { notation: { write: ({ type }: Action) => type }, game: { odds } },
      keys: () => keys,
    } as unknown as TableGame
    const part = { choices: { ...NO_CHOICES, asked: true }, picked: [], words: { speak: (word: string) => word } }
    const state = hint === undefined ? EMPTY : { ...EMPTY, hint: { action: { type: hint }, reason: null } }
    return promptKeys(part as unknown as TablePart, game, {} as Session, state as TableState).find(({ main }) => main)
      ?.id
  }
  expect(own(['walk', 'fire'])).toBeUndefined()
  expect(own(['walk', 'fire'], 'fire')).toBe('fire')
  expect(own(['walk', 'fire'], 'fire', 'walk')).toBe('walk')
  expect(own(['walk', 'fire'], 'jump')).toBeUndefined()
  expect(own(['walk', 'hopeless'], 'hopeless')).toBeUndefined()
})
