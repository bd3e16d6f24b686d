import connectFour from '@shamble/example-connect-four'
import ticTacToe from '@shamble/example-tic-tac-toe'
import { BadInput } from '@shamble/kernel'
import type { GameModule } from '@shamble/module'
import { catalogueGaps } from '@shamble/text'
import { describe, expect, it } from 'vitest'
import { keyOf, readKey, shortKey } from './key.js'
import { written } from './study.fixture.js'
import { openStudy } from './study.js'
import { readStudyFile } from './study-file.js'
import { labText } from './text.js'

const module = ticTacToe as unknown as GameModule

/** What is wrong with a study, in one line. */
function wrong(changes: Record<string, unknown>, of = module): string {
  try {
    openStudy(readStudyFile(written(changes)), of)
  } catch (error) {
    expect(error).toBeInstanceOf(BadInput)
    return (error as BadInput).message
  }
  return ''
}

describe('a study', () => {
  it('is read as it was written, and each of its values has options and bots', () => {
    const { arms, file } = openStudy(readStudyFile(written()), module)
    expect(arms.map(({ set }) => set)).toEqual([{ turnLimit: 4 }, { turnLimit: 6 }, { turnLimit: 0 }])
    expect(arms.map(({ isPrinted }) => isPrinted)).toEqual([false, false, true])
    expect(arms[0]!.bots).toEqual(['random', 'random'])
    expect(file.rules).toBe(module.game.rulesVersion)
  })

  it('sweeps every combination of options and bots', () => {
    const sweep = { options: { turnLimit: [4, 0] }, bots: ['random', 'random,random'] }
    expect(openStudy(readStudyFile(written({ sweep, printed: null })), module).arms).toHaveLength(4)
  })

  it('has the same values under the same numbers, from its file and from its key', () => {
    const specs = { another: { type: 'number', min: 0, max: 9, default: 0 } } as const
    const two: GameModule = { ...module, game: { ...module.game, options: { specs, presets: {} } } }
    const sweep = { options: { turnLimit: [4, 6], another: [0, 4] } }
    const study = openStudy(readStudyFile(written({ sweep, printed: null })), two)
    const again = openStudy(readKey(keyOf(study)), two)
    expect(again.arms.map(({ set }) => set)).toEqual(study.arms.map(({ set }) => set))
    expect(study.arms[1]!.set).toEqual({ another: 0, turnLimit: 6 })
  })

  it.each([
    [
      'an unknown option',
      { sweep: { options: { wings: [1] } } },
      /^sweep\.options\.wings\[0\]: .*no such option; there are/,
    ],
    ['a value that the option has not', { sweep: { options: { turnLimit: [-1] } } }, /whole number from 0/],
    ['an empty sweep', { sweep: { options: { turnLimit: [] } } }, /^sweep: nothing is swept/],
    ['no sweep at all', { sweep: undefined }, /^sweep: nothing is swept/],
    ['a value twice', { sweep: { options: { turnLimit: [4, 4] } }, printed: null }, /^sweep: a value is given twice/],
    [
      'a thousand million matches',
      { stop: { points: 5, most: 1e9, turns: 9 } },
      /^stop\.most: .* to 1000000, found 1000000000/,
    ],
    ['another version of the rules', { rules: '99' }, /^rules: the study belongs to version 99 of the rules/],
    ['another game', { game: 'chess' }, /^game: expected one of tic-tac-toe/],
    ['an unknown bot', { bots: 'deep' }, /^bots: no bot is called "deep"/],
    ['too few bots', { bots: 'random,random,random' }, /^bots: expected one bot for all players or 2 bots, found 3/],
    ['a winner who does not play', { count: { winner: 'red' } }, /^count\.winner: expected one of/],
    ['a reason that ends no match', { count: { reason: 'rain' } }, /^count\.reason: expected one of/],
    ['a tally that nobody keeps', { count: { tally: 'wounds' } }, /^count\.tally: expected one of/],
    ['nothing to count', { count: { colour: 'red' } }, /^count: expected one of winner, reason, length, tally/],
    ['a field too many', { colour: 'red' }, /^study\.colour: unknown field/],
    ['one language only', { question: { en: 'Who?' } }, /^question\.fr: expected text/],
    ['a printed value that is not swept', { printed: { turnLimit: 5 } }, /^printed: not one of the values/],
  ])('is refused with %s, in one line', (_, changes, line) => {
    expect(wrong(changes)).toMatch(line)
  })

  it('is refused where an option both stays and varies', () => {
    expect(wrong({ options: { turnLimit: 3 } })).toMatch(/^options\.turnLimit: the option is swept/)
  })

  it('has all its words in both languages', () => {
    expect(catalogueGaps(labText)).toEqual([])
  })
})

describe('the key of a study', () => {
  const study = openStudy(readStudyFile(written()), module)
  const key = keyOf(study)

  it('holds the whole study', () => {
    expect(readKey(key)).toEqual(study.file)
    expect(openStudy(readKey(` ${key}\n`), module)).toEqual(study)
    expect(shortKey(key)).toMatch(/^lab-tic-tac-toe-\w+-[0-9a-f]{8}$/)
  })

  it('is another key where anything is different', () => {
    expect(keyOf(openStudy(readStudyFile(written({ seed: '2' })), module))).not.toBe(key)
  })

  it('is refused where it is damaged, cut short, or no key', () => {
    const changed = key.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
    expect(() => readKey(changed)).toThrow('the key is damaged')
    expect(() => readKey(key.slice(0, -3))).toThrow('the key is damaged')
    expect(() => readKey('lab-zombies')).toThrow('this is not the key of a study')
  })

  it('is refused where the rules have moved on', () => {
    const later = { ...module, game: { ...module.game, rulesVersion: '7' } } as GameModule
    expect(() => openStudy(readKey(key), later)).toThrow(/^rules: the study belongs to version/)
    expect(() => openStudy(readKey(key), connectFour as unknown as GameModule)).toThrow(/^game: /)
  })
})
